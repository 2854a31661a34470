import type { Tab } from './tab.ts'
import type { Site } from './site.ts'

/** What a visitor has set in browser or system. */
export type Settings = {
  readonly dark?: boolean
  readonly lessMotion?: boolean
  /** Size of text that the page does not size itself, in px; browsers come with 16. */
  readonly textSize?: number
  readonly script?: boolean
}

export type Browser = {
  readonly tab: Tab
  /** Sets these, and all else as browsers come. WebKit starts anew for it. */
  readonly set: (settings: Settings) => Promise<void>
  /** What the browser itself has told its console of the site's pages since the last call; empty if it tells nobody. */
  readonly ownLines: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export type Engine = {
  readonly name: string
  /** Whether each letter is as wide as whole pixels, as in WebKit on GTK 3, and in Chromium if it is not told otherwise. */
  readonly wholePixelLetters: boolean
  /** Null if it is on this machine, else a line on how to get it. */
  readonly missing: string | null
  readonly start: (site: Site, fontsFile: string) => Promise<Browser>
}
