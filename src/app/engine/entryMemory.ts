import { afterFrame } from '../../browser/afterFrame.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { takeSnapshot, type Snapshot } from './fields.ts'
import { openAround } from './fragment.ts'

/**
 * Remembers three things for each entry of the browser's history: the scroll position, the typed texts, and the focused
 * element. react-router's own component for scroll positions uses session storage, which Spain's law on cookies covers
 * (LSSI 22.2).
 */
export function createEntryMemory() {
  /** Scroll positions, by the keys of history entries. */
  let scrollPositions = new Map<string, number>()
  /** Typed texts and focused elements, by the keys of history entries. */
  const snapshots = new Map<string, Snapshot>()
  /** Key of the history entry that is shown. */
  let shownKey = ''

  /** Remembers the shown entry, before another entry is shown. */
  function remember(): void {
    scrollPositions.set(shownKey, window.scrollY)
    const main = document.getElementById(fragments.main)
    if (main) snapshots.set(shownKey, takeSnapshot(main))
  }

  /** Notes the key of the entry that is shown now, and writes all scroll positions into the state of this entry. */
  function enter(): void {
    shownKey = ensureKey()
    // The state of an entry outlasts a page load, and LSSI 22.2 does not cover it. Browsers take a while to write it, so the
    // page is painted first.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...scrollPositions] }, ''))
  }

  /**
   * Restores the scroll position and the typed texts of the shown entry.
   * @returns false if nothing is remembered for this entry
   */
  function restore(): boolean {
    const top = scrollPositions.get(shownKey)
    if (top === undefined) return false
    // The position was measured with the question of the address's fragment open.
    openAround(location.hash)
    snapshots.get(shownKey)?.restoreTyped()
    window.scrollTo(0, top)
    return true
  }

  /** Restores the focus of the shown entry. */
  function restoreFocus(): void {
    snapshots.get(shownKey)?.restoreFocus()
  }

  /**
   * Remembers the shown entry at a click on a link. For a fragment link this is the last moment, because the browser scrolls
   * before the app gets an event. For other links the visit remembers the entry again, which does no harm.
   */
  function rememberBeforeLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) remember()
  }

  /**
   * Makes the app restore scroll positions from now on. After a reload, and when the visitor comes back from another site, the
   * browser still restores them (`switchRestoration`).
   */
  function takeOver(): void {
    history.scrollRestoration = 'manual'
    for (const type of ['visibilitychange', 'pageshow', 'pagehide']) {
      window.addEventListener(type, switchRestoration)
    }
    document.addEventListener('click', rememberBeforeLink, { capture: true })
    // After a reload the entry's state has the positions that `enter` has written.
    scrollPositions = new Map(history.state?.tops)
    shownKey = ensureKey()
  }

  return { remember, enter, restore, restoreFocus, takeOver }
}

/**
 * Switches between browser and app for restoring scroll positions. While the page is hidden, it is the browser's task, because
 * a hidden page may end without another event. When the page is shown again, it becomes the app's task after a moment: WebKit
 * (2.50) shows a page of its back/forward cache before it restores the position.
 */
function switchRestoration({ type }: Event) {
  history.scrollRestoration = 'auto'
  if (type === 'pagehide' || document.hidden) return
  setTimeout(() => (history.scrollRestoration = 'manual'))
}

/**
 * Gives the current history entry a key, unless it has one. The router gives a key to each entry that it makes. The entry of
 * the first page has none, and neither have entries that the browser makes for fragment links.
 * @returns the key
 */
function ensureKey(): string {
  if (!history.state?.key) {
    const key = Math.random().toString(36)
    history.replaceState({ ...history.state, key }, '')
  }
  return history.state.key
}
