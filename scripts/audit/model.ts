import type { Page } from '@playwright/test'

/** How a page is looked at; names are Spanish, for the report: "360 px, oscuro". */
export type View = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  /** The rules of axe (rules.yaml) that it can change. */
  readonly axe?: 'all' | 'colour' | 'room'
  /** What else the visitor has set: forced colours, more contrast, text of twice the size. */
  readonly mode?: 'forced' | 'contrast' | 'text'
  /** Whether the keyboard walks through a page that arrives in it. */
  readonly isWalked?: boolean
}

export type State = {
  /** Address below the site's root, as an auditor would name the page. */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  readonly views: readonly View[]
  /** Selector of what is new in this state; "html" for the page as it arrives. */
  readonly part: string
  /** What is tried there at the end (behaviour.ts). */
  readonly use?: readonly string[]
  /** Where the page is scrolled to, if not to its top. */
  readonly scrollTop?: number
  /** @throws if the state cannot be reached */
  readonly enter: (page: Page, origin: string) => Promise<void>
}

/** What a rule of rules.yaml finds, which says what the fields mean. */
export type Pattern = Readonly<Record<'on' | 'message', string>> & {
  readonly named?: readonly string[]
  readonly says?: readonly string[]
  readonly is?: string
  readonly in?: View['mode']
}

/** A success criterion of WCAG 2.2; `id` is the fragment of its address: https://www.w3.org/TR/WCAG22/#reflow */
export type Criterion = Readonly<Record<'number' | 'id' | 'name', string>> & {
  readonly level: 'A' | 'AA'
}

/** The element by a CSS selector, and what is wrong with it. */
export type Finding = { readonly target: string; readonly message: string }

/** What was found of each rule, by its name. */
export type Findings = Readonly<Record<string, readonly Finding[]>>

/** "cantTell" is what a tool leaves open, or what has to be judged (again). */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable'

/** What one rule said in one place; only "failed" and "cantTell" have findings. */
export type RuleResult = {
  /** Names of page, state and view. */
  readonly place: Readonly<Record<'path' | 'state' | 'view', string>>
  /** With who asked: "axe list", "propia sin-trampa". */
  readonly rule: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
  readonly outcome: Outcome
  readonly findings: readonly Finding[]
}

/** What can be said of a criterion and why, in Spanish; `judged` is the day, or null if the checks decide. */
export type Said = {
  readonly outcome: Outcome
  readonly why: string
  readonly judged: string | null
}

export type Verdict = Said & { readonly path: string; readonly criterion: Criterion }

/** What the auditor's files tell of a run. */
export type Report = {
  readonly siteName: string
  readonly verdicts: readonly Verdict[]
  readonly findings: readonly string[]
  /** The audited pages under the addresses that visitors know. */
  readonly pages: readonly Readonly<Record<'path' | 'address' | 'title', string>>[]
  /** Name and version of what was asked beside the rules of this project's own. */
  readonly tools: string
  readonly date: Date
}
