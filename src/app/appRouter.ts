import { createBrowserHistory } from '@remix-run/router'
import { flushSync } from 'react-dom'
import type { RouteObject, To } from 'react-router-dom'
import { afterFrame } from '../browser/afterFrame.ts'
import { typedFields } from '../browser/fields.ts'
import { loadPage, pageAt } from './loadPage.ts'
import { isTabOutdated } from './Outdated.tsx'
import { notePlace } from './scrollMemory.ts'

/** How long a click waits for its page's script before the browser loads the page without the app. */
const timeoutMs = 4000

/** Whether a page allows more than others, so that it must be loaded without the app, under its own policy. */
const loadsAlone = (page?: RouteObject): boolean => page?.handle?.loadsAlone === true

/**
 * Creates the router. A click or the back button loads the page, then changes the address, then shows the page in one
 * render. react-router's own data router is 12 kB larger (brotli) for features that this site does not use, also
 * renders when a navigation begins, and writes to the visitor's session storage (LSSI 22.2). The Navigation API can do
 * its work, and that of scrollMemory.ts, from 2028-07 on, when it is widely available.
 */
export function createAppRouter(routes: RouteObject[]) {
  const history = createBrowserHistory()
  const listeners = new Set<() => void>()
  /** The location, and how the visitor came to it. */
  const visit = () => ({ location: history.location, action: history.action })
  let shown = visit()
  let visits = 0
  /** Whether the policy of such a page is in force. */
  const isAllowed = loadsAlone(pageAt(routes, window.location.pathname))

  /**
   * Fulfilled when the page is shown or another visit has overtaken this one; never rejected.
   * @param loadFully loads the page without the app if its script is late or does not arrive: it needs less, shows its
   * progress, and says it if there is no network
   * @param enter changes the address, if the browser has not done so
   */
  async function open(to: To, loadFully: () => void, enter?: () => void) {
    visits += 1
    const turn = visits
    const page = pageAt(routes, to)
    if (loadsAlone(page) && !isAllowed) return loadFully()
    // Not where a text would be lost.
    if (isTabOutdated() && typedFields(document).length === 0) {
      // The browser's cache may have kept the old page too (GitHub Pages: ten minutes): the new one replaces it first.
      await fetch(history.createHref(to), { cache: 'reload' }).catch(() => undefined)
      return turn === visits ? loadFully() : undefined
    }
    // The press is seen first: a page whose script is here would be drawn within the click.
    const isPressPainted = new Promise<void>(afterFrame)
    const isLoaded = await Promise.race([
      Promise.all([loadPage(page), isPressPainted]).then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false)),
    ]).catch(() => false)
    // Another visit may have overtaken this one, or the visitor has left the page.
    if (turn !== visits) return
    if (!isLoaded) return loadFully()
    notePlace()
    enter?.()
    shown = visit()
    flushSync(() => listeners.forEach((listener) => listener()))
  }

  const { createHref, go } = history
  const assign = (to: To) => () => window.location.assign(createHref(to))
  history.listen(({ location }) => void open(location, () => window.location.reload()))
  // Lets go of a visit that is not shown yet.
  window.addEventListener('pagehide', () => {
    visits += 1
  })
  return {
    createHref,
    go,
    push: (to: To, state?: unknown) => open(to, assign(to), () => history.push(to, state)),
    replace: (to: To, state?: unknown) => open(to, assign(to), () => history.replace(to, state)),
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}
