/**
 * A visit: the visitor goes to another page, or to another place in the page, and the document stays.
 *
 * Services of a visit for the visitor, each with its test. Paths begin in tests/; "unit" is unit/src/app/engine/visits.test.ts.
 * - The press is painted before the page changes (unit).
 * - The later of two presses counts, and the earlier one leaves no entry in the history (unit).
 * - A page whose script is late, broken or not ours is loaded by the browser (unit, e2e/faults.spec.ts).
 * - A page under a policy of its own is loaded by the browser (e2e/formService.spec.ts).
 * - A new page begins at its top or at its fragment. The focus goes there, and its title is said
 *   (e2e/navigation.spec.ts).
 * - Back and forward find the scroll position, what was typed and the focus, also within a page and after a reload
 *   (e2e/navigation.spec.ts, e2e/faq.spec.ts). The focus may be on a link of the header or of the footer
 *   (e2e/navigation.spec.ts).
 * - In an outdated tab the browser loads the next page, unless typed text would be lost. The request that renews the
 *   browser's cache has two seconds at most (e2e/publication.spec.ts). A visit within the page loads nothing (unit).
 * - Nothing is written to the visitor's storage (e2e/everyRoute.spec.ts).
 *
 * react-router's own data router is 11 kB larger (brotli, docs/decisions.md). It also renders when a navigation begins, and
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
 * How a visit comes about:
 * - push: a link of the app
 * - replace: a link of the app to the shown address
 * - history: back or forward, which has changed the address already
 * - fragment: a plain link `<a href="#…">`, for which the browser has changed the address and scrolled already
 */
type Kind = 'push' | 'replace' | 'history' | 'fragment'

/** The part of the page to which a visit scrolls: the remembered one of its history entry, its fragment, or the top. */
type Target = 'remembered' | 'fragment' | 'top'

/** The targets for each kind of visit. The first that exists counts. */
const targets: Readonly<Record<Kind, readonly Target[]>> = {
  push: ['fragment', 'top'],
  replace: ['fragment', 'top'],
  history: ['remembered', 'fragment', 'top'],
  fragment: ['fragment'],
}

/** How long a press waits for its page's script before the browser loads the page, in milliseconds. */
const scriptTimeoutMs = 4000

/** Whether a page has a policy of its own (src/routes.tsx). A policy comes with a document, so the browser loads the page. */
const loadsAlone = (page?: RouteObject): boolean => page?.handle?.loadsAlone === true

/** Makes the navigator of react-router's <Router>. It follows the visitor from `begin` on. */
export function createVisits(pages: Pages) {
  const history = createBrowserHistory()
  const memory = createEntryMemory()
  const listeners = new Set<() => void>()
  /** The location, and how the visitor came to it. */
  const present = () => ({ location: history.location, action: history.action })
  let shown = present()
  /** Number of the latest visit. A visit with a lower number is overtaken. */
  let latest = 0
  /** Whether the document was loaded as a page with a policy of its own. */
  const hasOwnPolicy = loadsAlone(pages.at(shown.location))

  /** Functions that scroll to a target; false if the page has none. A fragment also gets the focus. */
  const goTo: Readonly<Record<Target, () => boolean>> = {
    remembered: memory.restore,
    fragment: () => revealFragment(window.location.hash),
    top() {
      window.scrollTo(0, 0)
      return true
    },
  }

  /**
   * Makes a visit. The promise is fulfilled when the visit has ended: the page is shown, the browser loads it, or another
   * visit has overtaken this one. It is never rejected.
   * @param changeAddress for push and replace; for history and fragment the browser has changed the address already
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

  /** Whether a visit stays within the shown page. A link to the shown page without a fragment asks for the page again. */
  function isWithinPage(kind: Kind, to: To): boolean {
    if (kind === 'fragment') return true
    if (pages.at(to) !== pages.at(shown.location)) return false
    const { hash } = typeof to === 'string' ? parsePath(to) : to
    return kind === 'history' || Boolean(hash)
  }

  /**
   * Gets a page ready to be shown.
   * @returns false if the browser has to load it
   */
  async function prepare(to: To): Promise<boolean> {
    const page = pages.at(to)
    if (loadsAlone(page) && !hasOwnPolicy) return false
    if (isTabOutdated() && typedFields(document).length === 0) {
      await renewInCache(history.createHref(to))
      return false
    }
    // A page whose script is already loaded waits for this frame, so that the link is shown as pressed first.
    const pressPainted = new Promise<void>(afterFrame)
    const timeout = new Promise<false>((resolve) => setTimeout(resolve, scriptTimeoutMs, false))
    const ready = Promise.all([pages.load(page), pressPainted]).then(() => true)
    return Promise.race([ready, timeout]).catch(() => false)
  }

  /** Leaves the visit to the browser, which shows the progress of a page load, and an error page without network. */
  function loadByBrowser(kind: Kind, to: To): void {
    if (kind === 'history') window.location.reload()
    else window.location.assign(history.createHref(to))
  }

  /** Shows the page of a visit, and takes the visitor to the target in the page. */
  function show(kind: Kind, changeAddress: () => void): void {
    // At a fragment link the browser has scrolled already; the scroll position was remembered at the click.
    if (kind !== 'fragment') memory.remember()
    changeAddress()
    const isOtherPage = pages.at(history.location) !== pages.at(shown.location)
    shown = present()
    // The followed link may still have the focus. As long as a link has it, neither `focusMain` nor `restoreFocus` acts.
    if (isOtherPage || kind === 'history') releaseFocus()
    // React renders at once, because everything below needs the new page.
    flushSync(() => listeners.forEach((listener) => listener()))
    memory.enter()
    // The search ends at the first target to which the page could scroll.
    const reached = targets[kind].find((target) => goTo[target]())
    if (isOtherPage && !focusedElement()) focusMain()
    if (reached === 'remembered') restoreFocus(isOtherPage)
  }

  /**
   * Brings back the focus of a history entry. On another page the beginning of the page has the focus first, for one frame.
   * Orca (43) takes the first focus on another page as its new place and says nothing. It does say the second focus, which is
   * the link that the visitor left.
   */
  function restoreFocus(isOtherPage: boolean): void {
    if (isOtherPage) afterFrame(memory.restoreFocus)
    else memory.restoreFocus()
  }

  /** Starts to follow the visitor. */
  function begin(): void {
    memory.takeOver()
    // `listen` tells of back, forward and fragment links. It does not tell of `push` and `replace` below.
    history.listen(({ location }) => {
      // Each entry that was shown has a key in its state. The entry that the browser makes for a fragment link has no state.
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

/** Puts the focus on the beginning of a new page (WCAG 2.4.3). */
function focusMain(): void {
  const main = document.getElementById(fragments.main)
  if (main) readFrom(main)
}
