import { afterFrame } from '../../browser/afterFrame.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { takeSnapshot, type Snapshot } from './fields.ts'
import { openAround } from './fragment.ts'

/**
 * Remembers three things for each entry of the browser's history: the scroll position, what was typed, and what had the
 * focus. react-router's own component remembers the scroll position too, but in the visitor's session storage. Spain's law
 * on cookies (LSSI 22.2) covers that storage.
 */
export function createEntryMemory() {
  /** Scroll positions, by the keys of history entries. */
  let tops = new Map<string, number>()
  /** Snapshots of what was typed and focused, by the keys of history entries. */
  const snapshots = new Map<string, Snapshot>()
  /** Key of the entry that is shown. */
  let shownKey = ''

  /** Remembers the state of the shown entry, before another entry is shown. */
  function remember(): void {
    tops.set(shownKey, window.scrollY)
    const main = document.getElementById(fragments.main)
    if (main) snapshots.set(shownKey, takeSnapshot(main))
  }

  /** Notes that another entry is shown now, and writes all scroll positions into its state. */
  function enter(): void {
    shownKey = ensureKey()
    // The state of an entry outlasts a page load, and it is no storage by LSSI 22.2. Browsers take a while to write it, so
    // the page is painted first.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...tops] }, ''))
  }

  /**
   * Brings back the scroll position of the shown entry, and what was typed there.
   * @returns false if nothing is remembered of the entry
   */
  function restore(): boolean {
    const top = tops.get(shownKey)
    if (top === undefined) return false
    // The position was measured while the question that the address names was open.
    openAround(location.hash)
    snapshots.get(shownKey)?.restoreTyped()
    window.scrollTo(0, top)
    return true
  }

  /** Brings back the focus of the shown entry. */
  function restoreFocus(): void {
    snapshots.get(shownKey)?.restoreFocus()
  }

  /**
   * Remembers the shown entry at a click on a link. A fragment link has no later moment: the browser scrolls before the app
   * hears of it. At other links the visit remembers the entry again, which does no harm.
   */
  function rememberBeforeLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) remember()
  }

  /**
   * From now on the app restores scroll positions. The browser still restores them after a reload, and when the visitor comes
   * back from another site (`switchRestoration`).
   */
  function takeOver(): void {
    history.scrollRestoration = 'manual'
    for (const type of ['visibilitychange', 'pageshow', 'pagehide']) {
      window.addEventListener(type, switchRestoration)
    }
    document.addEventListener('click', rememberBeforeLink, { capture: true })
    // After a reload the entry's state has the positions that `enter` has written.
    tops = new Map(history.state?.tops)
    shownKey = ensureKey()
  }

  return { remember, enter, restore, restoreFocus, takeOver }
}

/**
 * Lets the browser restore the scroll position of a hidden page, because a hidden page may end without another event. Soon
 * after the page is shown again, the app restores positions. It waits a moment, because WebKit (2.50) shows a page of its
 * back/forward cache before it restores the position.
 */
function switchRestoration({ type }: Event) {
  history.scrollRestoration = 'auto'
  if (type === 'pagehide' || document.hidden) return
  setTimeout(() => (history.scrollRestoration = 'manual'))
}

/**
 * Gives the present entry of the browser's history a key, unless it has one. The router gives a key to each entry that it
 * makes. The first page, and the entries that the browser makes for fragments, have none.
 * @returns the entry's key
 */
function ensureKey(): string {
  if (!history.state?.key) {
    const key = Math.random().toString(36)
    history.replaceState({ ...history.state, key }, '')
  }
  return history.state.key
}
