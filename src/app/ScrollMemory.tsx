import { Component } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { afterFrame } from '../browser/afterFrame.ts'
import { snapshotFields } from '../browser/snapshotFields.ts'
import { openAround, revealFragment } from '../browser/fragment.ts'
import { fragments } from '../lib/reservedNames.ts'

/**
 * The browser restores reloads and visits from elsewhere; the app restores its own navigations. A hidden page may end
 * without a word, and WebKit (2.50) restores a kept page only after it has shown it.
 */
function settle({ type }: Event) {
  history.scrollRestoration = 'auto'
  if (type === 'pagehide' || document.hidden) return
  setTimeout(() => (history.scrollRestoration = 'manual'))
}

type Props = { readonly location: Location; readonly navigationType: NavigationType }

/**
 * The key of the present entry of the browser's history. The router gives one to each entry that it makes; the first page
 * and those that the browser has entered by a fragment get theirs here.
 */
function entryKey(): string {
  const own = { key: Math.random().toString(36) }
  if (!history.state?.key) history.replaceState({ ...history.state, ...own }, '')
  return history.state.key
}

/**
 * Scrolls as a browser does between pages: to the top or to the fragment of a new page, back to where it was on back and
 * forward, with what was typed and focused there. The router's own component scrolls too, but writes to the
 * visitor's session storage.
 *
 * A class, because hooks have no `getSnapshotBeforeUpdate`, which runs just before a page goes. A scroll listener would
 * force layouts.
 */
export class ScrollMemory extends Component<Props> {
  entry = ''
  tops = new Map<string, number>()
  restores = new Map<string, () => void>()

  override componentDidMount(): void {
    history.scrollRestoration = 'manual'
    for (const type of ['visibilitychange', 'pageshow', 'pagehide']) {
      window.addEventListener(type, settle)
    }
    this.tops = new Map(history.state?.tops)
    this.entry = entryKey()
  }

  override getSnapshotBeforeUpdate({ location }: Props): null {
    if (location !== this.props.location) {
      const main = document.getElementById(fragments.main) as HTMLElement
      this.tops.set(this.entry, window.scrollY)
      this.restores.set(this.entry, snapshotFields(main))
    }
    return null
  }

  override componentDidUpdate({ location: previous }: Props): void {
    const { location, navigationType } = this.props
    if (previous === location) return
    this.entry = entryKey()
    // For visitors who reload and go back: in the entry of the browser's history, which is no storage. The page is painted
    // first, because browsers take a while for it.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...this.tops] }, ''))
    const top = navigationType === 'POP' ? this.tops.get(this.entry) : undefined
    const samePage = previous.pathname === location.pathname
    if (samePage && location.hash && location.hash !== previous.hash) revealFragment(location.hash)
    else if (top !== undefined) {
      openAround(location.hash)
      this.restores.get(this.entry)?.()
      window.scrollTo(0, top)
    } else if (!revealFragment(location.hash)) window.scrollTo(0, 0)
  }

  override render(): null {
    return null
  }
}
