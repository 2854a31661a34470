import { afterFrame } from '../../browser/afterFrame.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { snapshotFields } from './fields.ts'
import { openAround } from './fragment.ts'

/**
 * Remembers three things for each entry of the browser's history: the scroll position, what was typed, and what had the
 * focus. react-router's own component remembers the scroll position too, but it writes to the visitor's session storage
 * (LSSI 22.2).
 */
export function createEntryMemory() {
  /** Scroll positions, by the keys of history entries. */
  let tops = new Map<string, number>()
  /** Functions that bring back what was typed and focused, by the keys of history entries. */
  const restores = new Map<string, () => void>()
  /** Key of the entry that is shown. */
  let shown = ''

  /** Remembers the shown entry, before another one is shown. */
  function note(): void {
    tops.set(shown, window.scrollY)
    const main = document.getElementById(fragments.main)
    if (main) restores.set(shown, snapshotFields(main))
  }

  /** Makes the present entry of the browser's history the shown one. */
  function enter(): void {
    shown = keyOfEntry()
    // The positions go into the entry's state, which outlasts a page load and is no storage. Writing it takes browsers a
    // while, so the page is painted first.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...tops] }, ''))
  }

  /**
   * Brings back what is remembered of the shown entry.
   * @returns false if nothing is
   */
  function restore(): boolean {
    const top = tops.get(shown)
    if (top === undefined) return false
    openAround(location.hash)
    restores.get(shown)?.()
    window.scrollTo(0, top)
    return true
  }

  /**
   * Remembers the shown entry at a click on a link. The browser scrolls to the target of a fragment link before the app
   * hears of it. For other links it is done twice, which does no harm.
   */
  function noteBeforeLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) note()
  }

  /** Restores scroll positions in place of the browser. The browser goes on to restore reloads and visits from other sites. */
  function takeOver(): void {
    history.scrollRestoration = 'manual'
    for (const type of ['visibilitychange', 'pageshow', 'pagehide']) {
      window.addEventListener(type, lendToBrowser)
    }
    document.addEventListener('click', noteBeforeLink, { capture: true })
    tops = new Map(history.state?.tops)
    shown = keyOfEntry()
  }

  return { note, enter, restore, takeOver }
}

/**
 * Lets the browser restore the scroll position while the page is hidden: a hidden page may end without another event. When
 * the page is shown again the app takes over a moment later. WebKit (2.50) first shows a page of its back/forward cache and
 * only then restores its position.
 */
function lendToBrowser({ type }: Event) {
  history.scrollRestoration = 'auto'
  if (type === 'pagehide' || document.hidden) return
  setTimeout(() => (history.scrollRestoration = 'manual'))
}

/**
 * The key of the present entry of the browser's history. The router gives a key to each entry that it makes; the first
 * page and the entries that the browser makes for fragments get theirs here.
 */
function keyOfEntry(): string {
  const own = { key: Math.random().toString(36) }
  if (!history.state?.key) history.replaceState({ ...history.state, ...own }, '')
  return history.state.key
}
