import { createBrowserHistory } from '@remix-run/router'
import { flushSync } from 'react-dom'
import type { Location, NavigationType, Navigator, RouteObject, To } from 'react-router-dom'
import { loadPage, pageAt } from './loadPage.ts'

/** What is shown, and how the visitor came there. */
type Visit = { readonly location: Location; readonly action: NavigationType }

export type AppRouter = Navigator & {
  /** Fulfilled when the page is shown or another visit has overtaken this one; never rejected. */
  readonly push: (to: To, state?: unknown) => Promise<void>
  readonly replace: (to: To, state?: unknown) => Promise<void>
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void
  readonly shown: () => Visit
  /** Ends it. */
  readonly dispose: () => void
}

/** How long a click may wait for a page, in milliseconds. */
const patience = 4000

/**
 * What a click or the back button does: the page is loaded, then it has the address, then it is shown, in one
 * render. react-router's data router takes 12 kB more (brotli) for data and forms that this site has not,
 * renders when a navigation begins, too, and writes to the visitor's session storage (LSSI 22.2).
 * @param base path below which the site lies
 */
export function createAppRouter(routes: RouteObject[], base: string): AppRouter {
  const history = createBrowserHistory()
  const listeners = new Set<() => void>()
  const visit = (): Visit => ({ location: history.location, action: history.action })
  let shown = visit()
  let visits = 0
  let timer: ReturnType<typeof setTimeout>

  /**
   * @param loadPlainly shows a page whose script is late without the app: that needs less, and the browser says so
   * @param enter changes the address, if the browser has not
   */
  async function open(to: To, loadPlainly: () => void, enter?: () => void) {
    const turn = ++visits
    clearTimeout(timer)
    timer = setTimeout(loadPlainly, patience)
    await loadOrThrowLater(pageAt(routes, to, base))
    // Another visit may have overtaken this one.
    if (turn !== visits) return
    clearTimeout(timer)
    enter?.()
    show()
  }

  function show() {
    shown = visit()
    flushSync(() => listeners.forEach((listener) => listener()))
  }

  const { createHref, go } = history
  const assign = (to: To) => () => window.location.assign(createHref(to))
  const dispose = history.listen(({ location }) => {
    void open(location, () => window.location.reload())
  })
  return {
    createHref,
    go,
    push: (to, state) => open(to, assign(to), () => history.push(to, state)),
    replace: (to, state) => open(to, assign(to), () => history.replace(to, state)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
    dispose,
  }
}

/** Loads a page; in the place of one that does not come, its error is thrown where it would be shown. */
async function loadOrThrowLater(page: RouteObject | undefined) {
  try {
    await loadPage(page)
  } catch (error) {
    const Component = () => {
      throw error
    }
    // Its `lazy` stays: the next visit asks again.
    Object.assign(page ?? {}, { Component })
  }
}
