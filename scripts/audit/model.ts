import type { Page } from '@playwright/test'

/** How a page is looked at. */
export type View = {
  /** Spanish, for the report: "360 px, oscuro". */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  readonly forcedColors?: 'active'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  readonly contrast?: 'more'
  /** Size of text, in percent of the browser's default. */
  readonly textSize?: number
}

/** A page in one of its states: how to get there, which has to fail if it cannot be reached. */
export type State = {
  /** Address below the site's root, as an auditor would name the page. */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  readonly views: readonly View[]
  /** The page as it arrives: it is also walked by keyboard, spaced out and read by the second engine. */
  readonly arrival?: true
  /** Where the page is scrolled to; at its top unless the state is one of scrolling. */
  readonly scrollTop?: number
  /** Opens the page and brings it into the state. Throws if that did not work. */
  readonly enter: (page: Page, origin: string) => Promise<void>
}

/** A page in one of its states, and what is known of it from the views so far. */
export type Reached = {
  readonly page: Page
  readonly state: State
  /** Where everything is in the light theme, by size of the window. */
  readonly layouts: Map<string, string>
  /** Contrasts measured on pixels: the same text at the same place is not measured again. */
  readonly contrasts: Map<string, number | null>
}

/** Where something was found. */
export type Place = { readonly path: string; readonly state: string; readonly view: string }

export type Tool = 'axe' | 'Alfa' | 'propia'

/**
 * What one rule of one tool said in one place. "settled" was undecided, and a narrower check decided it; "passed" and
 * "inapplicable" have no findings.
 */
export type RuleResult = {
  readonly place: Place
  readonly tool: Tool
  readonly rule: string
  /** What the rule asks for, in the tool's words. */
  readonly help: string
  readonly helpUrl?: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
  readonly outcome: 'passed' | 'failed' | 'cantTell' | 'settled' | 'inapplicable' | 'crashed'
  readonly findings: readonly Finding[]
  /** Why what the tool left open is no fault, and how that was checked. Spanish, for the report. */
  readonly reason?: string
}

export type Finding = {
  /** CSS selector or path of the element. */
  readonly target: string
  readonly message: string
}
