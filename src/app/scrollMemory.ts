import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterFrame } from '../browser/afterFrame.ts'
import { snapshotFields } from '../browser/fields.ts'
import { openAround, revealFragment } from '../browser/fragment.ts'
import { fragments } from '../lib/reservedNames.ts'

/** Key of the shown entry of the browser's history. */
let entry = ''
let tops = new Map<string, number>()
const restores = new Map<string, () => void>()

/** Notes where a visitor is in the page, and what is typed and focused there, just before the page goes. */
export function notePlace(): void {
  tops.set(entry, window.scrollY)
  const main = document.getElementById(fragments.main)
  if (main) restores.set(entry, snapshotFields(main))
}

/**
 * Scrolls as a browser does between pages: to the top or to the fragment of a new page, back to where it was on back and
 * forward, with what was typed and focused there. The router's own component scrolls too, but writes to the
 * visitor's session storage.
 */
export function useScrollMemory(): void {
  const location = useLocation()
  const isStep = useNavigationType() === 'POP'
  const shown = useRef(location)
  useLayoutEffect(takeOver, [])
  useLayoutEffect(() => {
    const previous = shown.current
    if (previous === location) return
    shown.current = location
    entry = entryKey()
    // For visitors who reload and go back: in the entry of the browser's history, which is no storage. The page is painted
    // first, because browsers take a while for it.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...tops] }, ''))
    const top = isStep ? tops.get(entry) : undefined
    const samePage = previous.pathname === location.pathname
    if (samePage && location.hash && location.hash !== previous.hash) revealFragment(location.hash)
    else if (top !== undefined) {
      openAround(location.hash)
      restores.get(entry)?.()
      window.scrollTo(0, top)
    } else if (!revealFragment(location.hash)) window.scrollTo(0, 0)
  }, [location, isStep])
}

/** Takes scrolling over from the browser, which restores reloads and visits from elsewhere. */
function takeOver() {
  history.scrollRestoration = 'manual'
  for (const type of ['visibilitychange', 'pageshow', 'pagehide']) {
    window.addEventListener(type, settle)
  }
  tops = new Map(history.state?.tops)
  entry = entryKey()
}

/** A hidden page may end without a word, and WebKit (2.50) restores a kept page only after it has shown it. */
function settle({ type }: Event) {
  history.scrollRestoration = 'auto'
  if (type === 'pagehide' || document.hidden) return
  setTimeout(() => (history.scrollRestoration = 'manual'))
}

/**
 * The key of the present entry of the browser's history. The router gives one to each entry that it makes; the first page
 * and those that the browser has entered by a fragment get theirs here.
 */
function entryKey(): string {
  const own = { key: Math.random().toString(36) }
  if (!history.state?.key) history.replaceState({ ...history.state, ...own }, '')
  return history.state.key
}
