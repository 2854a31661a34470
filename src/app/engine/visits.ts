/**
 * A visit is a navigation without a page load: the visitor goes to another page, or to another position in the page, and the
 * document stays.
 *
 * The list says what a visit does for the visitor, and which test checks it. Paths begin in tests/, and "unit" is
 * unit/src/app/engine/visits.test.ts.
 * - The pressed link is painted before the page changes (unit).
 * - The later of two presses counts, and the earlier one leaves no entry in the history (unit).
 * - A page whose script is late, broken or not ours is loaded by the browser (unit, e2e/faults.spec.ts).
 * - A page with a different policy is loaded by the browser (e2e/formService.spec.ts).
 * - A new page is shown from its top or from the fragment. The focus moves there, and the title is announced
 *   (e2e/navigation.spec.ts).
 * - Back and forward restore the scroll position, the typed texts and the focus, also within a page and after a reload
 *   (e2e/navigation.spec.ts, e2e/faq.spec.ts). The focus may be on a link of the header or of the footer
 *   (e2e/navigation.spec.ts).
 * - In an outdated tab the browser loads the next page, unless typed text would be lost. The request that renews the
 *   browser's cache takes two seconds at most (e2e/publication.spec.ts). A visit within the page loads nothing (unit).
 * - Nothing is written to the visitor's storage (e2e/everyRoute.spec.ts).
 *
 * The data router of react-router is 11 kB larger (brotli, docs/decisions.md). It also renders when a navigation begins, and it
 * writes to session storage. The Navigation API can replace this file and entryMemory.ts once it is widely available, from
 * 2028-07 on (https://webstatus.dev/features/navigation).
 */
import { createBrowserHistory } from '@remix-run/router'
import { flushSync } from 'react-dom'
import { parsePath, type RouteObject, type To } from 'react-router-dom'
import { afterFrame } from '../../browser/afterFrame.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { typedFields } from './fields.ts'
import { readFrom, revealFragment } from './fragment.ts'
import { isTabOutdated, renewInCache } from './outdatedTab.ts'
import type { Pages } from './pages.ts'
import { createEntryMemory } from './entryMemory.ts'

/**
 * The cause of a visit:
 * - push: a link of the app
 * - replace: a link of the app to the shown address
 * - history: back or forward. The browser has changed the address already.
 * - fragment: a plain link `<a href="#…">`. The browser has changed the address and scrolled already.
 */
type Kind = 'push' | 'replace' | 'history' | 'fragment'

/** The position to which a visit scrolls: the remembered position of its history entry, the fragment, or the page's top. */
type Target = 'remembered' | 'fragment' | 'top'

/** The targets for each kind of visit. The first target that exists counts. */
const targets: Readonly<Record<Kind, readonly Target[]>> = {
  push: ['fragment', 'top'],
  replace: ['fragment', 'top'],
  history: ['remembered', 'fragment', 'top'],
  fragment: ['fragment'],
}

/** How long a visit waits for the page's script before the browser loads the page, in milliseconds. */
const scriptTimeoutMs = 4000

/** Whether a page has a different policy (src/routes.tsx). A policy comes with a document, so the browser loads such a page. */
const loadsAlone = (page?: RouteObject): boolean => page?.handle?.loadsAlone === true

/** Makes the navigator of react-router's <Router>. It reacts to navigations once `begin` is called. */
export function createVisits(pages: Pages) {
  const history = createBrowserHistory()
  const memory = createEntryMemory()
  const listeners = new Set<() => void>()
  /** The current location, and the action by which the visitor came to it. */
  const current = () => ({ location: history.location, action: history.action })
  let shown = current()
  /** Number of the latest visit. A visit with a lower number has been overtaken. */
  let latest = 0
  /** Whether the loaded document has the different policy. */
  const hasOwnPolicy = loadsAlone(pages.at(shown.location))

  /** Scroll to a target. They return false if the target does not exist. The element of a fragment also gets the focus. */
  const goTo: Readonly<Record<Target, () => boolean>> = {
    remembered: memory.restore,
    fragment: () => revealFragment(window.location.hash),
    top() {
      window.scrollTo(0, 0)
      return true
    },
  }

  /**
   * Makes a visit. The promise is fulfilled when the visit has ended: the page is shown, the browser loads it, or another visit
   * has overtaken this one. The promise is never rejected.
   * @param changeAddress for push and replace. For history and fragment the browser has changed the address already.
   */
  async function visit(kind: Kind, to: To, changeAddress = () => {}): Promise<void> {
    latest += 1
    const number = latest
    if (!isWithinPage(kind, to)) {
      const isReady = await prepare(to)
      // Another visit has overtaken this one, or the visitor has left the document.
      if (number !== latest) return
      if (!isReady) return loadByBrowser(kind, to)
    }
    show(kind, changeAddress)
  }

  /** Whether a visit stays within the shown page. A link to the shown page without a fragment shows the page anew. */
  function isWithinPage(kind: Kind, to: To): boolean {
    if (kind === 'fragment') return true
    if (pages.at(to) !== pages.at(shown.location)) return false
    const { hash } = typeof to === 'string' ? parsePath(to) : to
    return kind === 'history' || Boolean(hash)
  }

  /**
   * Prepares a page to be shown.
   * @returns false if the browser has to load the page
   */
  async function prepare(to: To): Promise<boolean> {
    const page = pages.at(to)
    if (loadsAlone(page) && !hasOwnPolicy) return false
    if (isTabOutdated() && typedFields(document).length === 0) {
      await renewInCache(history.createHref(to))
      return false
    }
    // Even if the script is already loaded, the visit waits for this frame, which shows the link as pressed.
    const pressPainted = new Promise<void>(afterFrame)
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, scriptTimeoutMs, false))
    const ready = Promise.all([pages.load(page), pressPainted]).then(() => true)
    return Promise.race([ready, timeout]).catch(() => false)
  }

  /** Makes the browser load the page. It shows the progress of the load and, if it is offline, an error page. */
  function loadByBrowser(kind: Kind, to: To): void {
    if (kind === 'history') window.location.reload()
    else window.location.assign(history.createHref(to))
  }

  /** Shows the page of a visit, and scrolls to the target in the page. */
  function show(kind: Kind, changeAddress: () => void): void {
    // For a fragment link the browser has scrolled already. The old scroll position was remembered at the click.
    if (kind !== 'fragment') memory.remember()
    changeAddress()
    const isOtherPage = pages.at(history.location) !== pages.at(shown.location)
    shown = current()
    // The followed link may still have the focus. While a link has the focus, neither `focusMain` nor `restoreFocus` moves it.
    if (isOtherPage || kind === 'history') releaseFocus()
    // React renders synchronously, because the following lines need the new page.
    flushSync(() => listeners.forEach((listener) => listener()))
    memory.enter()
    // `find` stops at the first target that exists.
    const reached = targets[kind].find((target) => goTo[target]())
    if (isOtherPage && !focusedElement()) focusMain()
    if (reached === 'remembered') restoreFocus(isOtherPage)
  }

  /**
   * Restores the focus of a history entry. On another page, the beginning of the page has the focus for one frame before. Orca
   * (43) says nothing about the first focus on another page. It announces the second focus: the link that the visitor followed
   * earlier.
   */
  function restoreFocus(isOtherPage: boolean): void {
    if (isOtherPage) afterFrame(memory.restoreFocus)
    else memory.restoreFocus()
  }

  /** Starts to react to navigations. */
  function begin(): void {
    memory.takeOver()
    // The listener is called for back, forward and fragment links. It is not called for `push` and `replace` below.
    history.listen(({ location }) => {
      // An entry that was shown before has a key in its state. The browser's new entry for a fragment link has no state.
      const kind = window.history.state?.key ? 'history' : 'fragment'
      void visit(kind, location)
    })
    // Leaving the document cancels a pending visit.
    window.addEventListener('pagehide', () => {
      latest += 1
    })
  }

  const { createHref, go } = history
  return {
    begin,
    createHref,
    go,
    push: (to: To, state?: unknown) => visit('push', to, () => history.push(to, state)),
    replace: (to: To, state?: unknown) => visit('replace', to, () => history.replace(to, state)),
    /** For `useSyncExternalStore`. */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}

const focusedElement = () => document.querySelector<HTMLElement>(':focus')

const releaseFocus = () => focusedElement()?.blur()

/** Focuses the beginning of a new page (WCAG 2.4.3). */
function focusMain(): void {
  const main = document.getElementById(fragments.main)
  if (main) readFrom(main)
}
