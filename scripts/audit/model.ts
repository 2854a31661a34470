import type { Page } from '@playwright/test'

/** Environment variable of a whole audit: the folder for its results. Without it only some views are checked. */
export const resultsFolder = 'AUDIT_RESULTS'

/** A window with its settings. Names are Spanish, for the report: "360 px, oscuro". */
export type View = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  /** The axe rules (rules.yaml) whose result it can change. */
  readonly axe?: 'all' | 'colour' | 'room'
  /** Another setting of the visitor: forced colours, more contrast, text at 200 %. */
  readonly mode?: 'forced' | 'contrast' | 'text'
  /** Whether the keyboard walk runs in it on a page that arrives. */
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
  /** Behaviours that are tried at the end (behaviour.ts). */
  readonly use?: readonly string[]
  /** Where the page is scrolled to, if not to its top. */
  readonly scrollTop?: number
  /** @throws if the state cannot be reached */
  readonly enter: (page: Page, origin: string) => Promise<void>
}

/** A success criterion of WCAG 2.2; `id` is the fragment of its address: https://www.w3.org/TR/WCAG22/#reflow */
export type Criterion = Readonly<Record<'number' | 'id' | 'name', string>> & {
  readonly level: 'A' | 'AA'
  /** The rules that decide it together; none if a person has to. */
  readonly deciding: readonly string[]
}

/** The element by a CSS selector, and what is wrong with it. */
export type Finding = { readonly target: string; readonly message: string }

/** The findings of each rule, by its name. */
export type Findings = Readonly<Record<string, readonly Finding[]>>

/** "cantTell": a tool left it open, or a person has to judge it. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable'

/** The result of one rule in one place; only "failed" and "cantTell" have findings. */
export type RuleResult = {
  /** Names of page, state and view. */
  readonly place: Readonly<Record<'path' | 'state' | 'view', string>>
  /** With its source: "axe list", "propia sin-trampa". */
  readonly rule: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
  readonly outcome: Outcome
  readonly findings: readonly Finding[]
}

/** The outcome of a criterion and why, in Spanish; `judged` is the day, or null if the checks decide. */
export type Decision = {
  readonly outcome: Outcome
  readonly why: string
  readonly judged: string | null
}

export type Verdict = Decision & { readonly path: string; readonly criterion: Criterion }

/** The data of the auditor's files. */
export type Report = {
  readonly verdicts: readonly Verdict[]
  /** The audited pages under the addresses that visitors know. */
  readonly pages: readonly Readonly<Record<'path' | 'address' | 'title', string>>[]
  /** Name and version of the tool that runs beside this project's own rules. */
  readonly tools: string
  readonly date: Date
}
