import { afterFrame } from '../../browser/afterFrame.ts'
import { fragments } from '../../lib/reservedNames.ts'
import { snapshotFields } from './fields.ts'
import { openAround } from './fragment.ts'

/**
 * Remembers, for each entry of the browser's history, where the visitor was: the scroll position, what was typed, and
 * what had the focus. The router's own component remembers the scroll position too, but writes to the visitor's session
 * storage (LSSI 22.2).
 */
export function createEntryMemory() {
  /** Scroll positions, by the keys of history entries. */
  let tops = new Map<string, number>()
  const restores = new Map<string, () => void>()
  /** Key of the entry that is shown. */
  let shown = ''

  /** Notes the visitor's place in the shown entry, before it goes. */
  function note(): void {
    tops.set(shown, window.scrollY)
    const main = document.getElementById(fragments.main)
    if (main) restores.set(shown, snapshotFields(main))
  }

  /** Makes the present entry of the browser's history the shown one. */
  function enter(): void {
    shown = keyOfEntry()
    // A history entry keeps its state when the page is loaded anew, and is no storage. The page is painted first,
    // because this takes browsers a while.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...tops] }, ''))
  }

  /**
   * Brings the visitor back to the noted place of the shown entry.
   * @returns whether there is one
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
   * A link to a fragment scrolls before the app hears of it, so the place is noted at the click. Other clicks on links
   * may be noted too: it is the place where the visitor is.
   */
  function noteBeforeLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) note()
  }

  /** Takes scrolling over from the browser, which goes on to restore reloads and visits from elsewhere. */
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
 * Leaves scrolling to the browser while the page is hidden, because a hidden page may end without an event. It does so a
 * moment longer, because WebKit (2.50) restores a kept page only after it has shown it.
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
