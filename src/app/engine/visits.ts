/**
 * A visit: the visitor goes to another page, or to another place in the page, and the document stays.
 *
 * Services of a visit for the visitor, each with its test. Paths begin in tests/; "unit" is unit/src/app/engine/visits.test.ts.
 * - The press is painted before the page changes (unit).
 * - The later of two presses counts, and the earlier one leaves no entry in the history (unit).
 * - A page whose script is late, broken or not ours is loaded by the browser (unit, e2e/faults.spec.ts).
 * - A page under a policy of its own is loaded by the browser (e2e/delivery.spec.ts).
 * - A new page begins at its top or at its fragment. The focus goes there, and its title is said
 *   (e2e/navigation.spec.ts).
 * - Back and forward find the scroll position, what was typed and the focus, also within a page and after a reload
 *   (e2e/navigation.spec.ts, e2e/faq.spec.ts). A link of header or footer has the focus again, and reading goes on there
 *   (e2e/navigation.spec.ts).
 * - In an outdated tab the browser loads the next page, unless typed text would be lost. The request that renews the
 *   browser's cache has two seconds at most (e2e/publication.spec.ts). A visit within the page loads nothing (unit).
 * - Nothing is written to the visitor's storage (e2e/every-route.spec.ts).
 *
 * react-router's own data router is 11 kB larger (brotli, docs/decisions.md) for features that this site does not use, renders also when a
 * navigation begins, and writes to session storage. The Navigation API can replace this file and entryMemory.ts once it is
 * widely available, from 2028-07 on (https://webstatus.dev/features/navigation).
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

/** A place where a page can be shown: the noted one of its history entry, the target of its fragment, or its top. */
type Place = 'noted' | 'fragment' | 'top'

/** Targets of scrolling and focus after each kind of visit: the first that exists counts. */
const arrivals: Readonly<Record<Kind, readonly Place[]>> = {
  push: ['fragment', 'top'],
  replace: ['fragment', 'top'],
  history: ['noted', 'fragment', 'top'],
  fragment: ['fragment'],
}

/** How long a press waits for its page's script before the browser loads the page, in milliseconds. */
const scriptTimeoutMs = 4000

/** Whether a page allows more than others, so that it must be loaded by the browser, under its own policy. */
const loadsAlone = (page?: RouteObject): boolean => page?.handle?.loadsAlone === true

/** Makes the navigator of react-router's <Router>. It works from `begin` on. */
export function createVisits(pages: Pages) {
  const history = createBrowserHistory()
  const places = createEntryMemory()
  const listeners = new Set<() => void>()
  /** The location, and how the visitor came to it. */
  const present = () => ({ location: history.location, action: history.action })
  let shown = present()
  let visits = 0
  /** Whether the document has the policy of such a page. */
  const hasOwnPolicy = loadsAlone(pages.at(shown.location))

  const go: Readonly<Record<Place, () => boolean>> = {
    noted: places.restore,
    fragment: () => revealFragment(window.location.hash),
    top() {
      window.scrollTo(0, 0)
      return true
    },
  }

  /**
   * Fulfilled when the visit has ended: the page is shown, is being loaded, or another visit has overtaken this one.
   * Never rejected.
   * @param enter changes the address; the browser has done so for history and fragment
   */
  async function visit(kind: Kind, to: To, enter = () => {}): Promise<void> {
    visits += 1
    const turn = visits
    if (!isWithinPage(kind, to)) {
      const isReady = await prepare(to)
      // Another visit has overtaken this one, or the visitor has left the page.
      if (turn !== visits) return
      if (!isReady) return loadByBrowser(kind, to)
    }
    show(kind, enter)
  }

  /** Whether a visit needs no page. A link to the shown page without a fragment asks for the page. */
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
    // Without this, a page whose script is already here would be drawn before the press is.
    const isPressPainted = new Promise<void>(afterFrame)
    const isLate = new Promise<false>((resolve) => setTimeout(resolve, scriptTimeoutMs, false))
    const isLoaded = Promise.all([pages.load(page), isPressPainted]).then(() => true)
    return Promise.race([isLoaded, isLate]).catch(() => false)
  }

  /** A page load needs less than the app, shows its progress, and says it if there is no network. */
  function loadByBrowser(kind: Kind, to: To): void {
    if (kind === 'history') window.location.reload()
    else window.location.assign(history.createHref(to))
  }

  function show(kind: Kind, enter: () => void): void {
    // The browser has scrolled to the fragment: the place was noted at the click.
    if (kind !== 'fragment') places.note()
    enter()
    const isOtherPage = pages.at(history.location) !== pages.at(shown.location)
    shown = present()
    // The focus is still on the link that was followed. It has to leave the old page, so that the new place can take it.
    if (isOtherPage || kind === 'history') leaveFocus()
    flushSync(() => listeners.forEach((listener) => listener()))
    places.enter()
    arrivals[kind].some((place) => go[place]())
    if (isOtherPage && !document.querySelector(':focus')) focusMain()
  }

  /** Starts to follow the visitor. */
  function begin(): void {
    places.takeOver()
    history.listen(({ location }) => {
      // The browser's new entry for a fragment has no state; each entry that was shown has a key.
      const kind = window.history.state?.key ? 'history' : 'fragment'
      void visit(kind, location)
    })
    // Leaving the document cancels a pending visit.
    window.addEventListener('pagehide', () => {
      visits += 1
    })
  }

  const { createHref, go: goBy } = history
  return {
    begin,
    createHref,
    go: goBy,
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

const leaveFocus = () => document.querySelector<HTMLElement>(':focus')?.blur()

/** Puts the focus where reading starts in a new page (WCAG 2.4.3). */
function focusMain(): void {
  const main = document.getElementById(fragments.main)
  if (main) readFrom(main)
}
