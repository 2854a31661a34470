import type { Site } from './site.ts'
import type { Tab } from './tab.ts'

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
  readonly close: () => Promise<void>
}

export type Engine = {
  readonly name: string
  /** Null if it is on this machine, else a line on how to get it. */
  readonly missing: string | null
  readonly start: (site: Site, settings: Settings) => Promise<Browser>
}
