import type { Page } from '@playwright/test'
import type { Criterion } from './criteria.ts'

/** How a page is looked at. */
export type View = {
  /** Spanish, for the report: "360 px, oscuro". */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly colorScheme: 'light' | 'dark'
  /** What else the visitor has set: forced colours, more contrast, text of twice the size. */
  readonly mode?: 'forced' | 'contrast' | 'text'
}

/** A page in one of its states: how to get there, which has to fail if it cannot be reached. */
export type State = {
  /** Address below the site's root, as an auditor would name the page. */
  readonly path: string
  /** Spanish, for the report: "menú abierto". */
  readonly name: string
  readonly views: readonly View[]
  /** Selector of what is new in this state; null for the page as it arrives, which is checked as a whole. */
  readonly part: string | null
  /** What is tried there at the end (behaviour.ts). */
  readonly use?: readonly string[]
  /** Where the page is scrolled to; at its top unless the state is one of scrolling. */
  readonly scrollTop?: number
  /** @throws if the state cannot be reached */
  readonly enter: (page: Page, origin: string) => Promise<void>
}

/** Where something was found. */
export type Place = { readonly path: string; readonly state: string; readonly view: string }

export type Finding = {
  /** CSS selector or path of the element. */
  readonly target: string
  readonly message: string
}

/** What was found of each rule, by its name. */
export type Findings = Readonly<Record<string, readonly Finding[]>>

/**
 * What one rule of one tool said in one place. A "resolved" one was incomplete, and a narrower check decided it; "passed"
 * and "inapplicable" have no findings.
 */
export type RuleResult = {
  readonly place: Place
  readonly tool: 'axe' | 'propia'
  readonly rule: string
  /** Numbers of the success criteria that the rule serves: "1.4.3". Empty for best practices. */
  readonly criteria: readonly string[]
  readonly outcome: 'passed' | 'failed' | 'cantTell' | 'resolved' | 'inapplicable' | 'crashed'
  readonly findings: readonly Finding[]
}

/** "cantTell" is what has to be judged, or judged again. */
export type Outcome = 'passed' | 'failed' | 'cantTell' | 'inapplicable'

/** What the run can say of one page and one criterion, and why. */
export type Verdict = {
  readonly path: string
  readonly criterion: Criterion
  readonly outcome: Outcome
  /** Spanish, for the report. */
  readonly why: string
  readonly rules: readonly string[]
  /** The day on which it was judged; null if the checks decide. */
  readonly judged: string | null
}

/** What the auditor's files tell of a run. */
export type Report = {
  readonly siteName: string
  readonly verdicts: readonly Verdict[]
  readonly findings: readonly string[]
  /** The audited pages under the addresses that visitors know. */
  readonly pages: readonly Readonly<Record<'path' | 'address' | 'title', string>>[]
  /** Names and versions. */
  readonly tools: string
  /** What the run left out, in a sentence. */
  readonly limits: string | null
  readonly date: Date
}
