import { Component } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import { afterFrame } from '../browser/afterFrame.ts'
import { snapshotFields } from '../browser/snapshotFields.ts'
import { revealClosed, revealFragment } from '../browser/fragment.ts'
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

/** An entry of the browser's history: the first page and those that the browser has entered by a fragment have one key. */
const entryOf = ({ key, pathname, hash }: Location) => key + pathname + hash

/**
 * Scrolls as a browser does between pages: to the top or to the fragment of a new page, back to where it was on back and
 * forward, with what was typed and focused there. The router's own component scrolls too, but writes to the
 * visitor's session storage.
 *
 * A class, because `getSnapshotBeforeUpdate` runs just before a page goes. A scroll listener would force layouts.
 */
export class ScrollMemory extends Component<Props> {
  positions = new Map<string, number>()
  restores = new Map<string, () => void>()

  override componentDidMount(): void {
    history.scrollRestoration = 'manual'
    for (const type of ['visibilitychange', 'pageshow', 'pagehide']) {
      window.addEventListener(type, settle)
    }
    const state = history.state as { tops?: [entry: string, top: number][] } | null
    this.positions = new Map(state?.tops)
  }

  override getSnapshotBeforeUpdate({ location }: Props): null {
    if (location !== this.props.location) {
      const main = document.getElementById(fragments.main) as HTMLElement
      this.positions.set(entryOf(location), window.scrollY)
      this.restores.set(entryOf(location), snapshotFields(main))
    }
    return null
  }

  override componentDidUpdate({ location: previous }: Props): void {
    const { location, navigationType } = this.props
    if (previous === location) return
    // For visitors who reload and go back: in the entry of the browser's history, which is no storage. The page is painted
    // first, because browsers take a while for it.
    afterFrame(() => history.replaceState({ ...history.state, tops: [...this.positions] }, ''))
    const remembered = this.positions.get(entryOf(location))
    if (navigationType === 'POP') {
      revealClosed(location.hash)
      this.restores.get(entryOf(location))?.()
    }
    const samePage = previous.pathname === location.pathname
    if (samePage && location.hash && location.hash !== previous.hash) revealFragment(location.hash)
    else if (navigationType === 'POP' && remembered !== undefined) window.scrollTo(0, remembered)
    else if (!revealFragment(location.hash)) window.scrollTo(0, 0)
  }

  override render(): null {
    return null
  }
}
