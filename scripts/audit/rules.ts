import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Finding, Place, RuleResult, View } from './model.ts'

type Texts = readonly string[]

/** What a rule finds; `named` and `says` are regular expressions, one of which has to match. */
export type Pattern = {
  /** Selector of what is drawn. */
  readonly on: string
  /** All of the accessible name. */
  readonly named?: Texts
  /** Words of what is read. */
  readonly says?: Texts
  /** A test in in-page/tests.ts. */
  readonly is?: string
  /** The mode of views in which it is asked; those without one if it is not given. */
  readonly in?: View['mode']
  readonly message: string
}

type Own = { readonly criteria: Texts; readonly finds?: readonly Pattern[] }
type Absence = { readonly selector: string; readonly criteria: Texts; readonly why: string }

/** Reads one of the audit's data files. */
export const readData = <Data>(name: string) =>
  parse(readFileSync(`scripts/audit/${name}.yaml`, 'utf8')) as Data

export const rules = readData<{
  readonly own: Readonly<Record<string, Own>>
  readonly absent: readonly Absence[]
  readonly axe: Readonly<Record<'all' | 'colour' | 'room', Texts>> & {
    readonly criteria: Readonly<Record<string, Texts>>
  }
  readonly decisive: Readonly<Record<string, Texts>>
  readonly languages: Readonly<Record<string, string>>
  readonly purposes: Readonly<Record<string, string>>
}>('rules')

/** What an own rule found in a place. */
export function ownResult(rule: string, place: Place, findings: readonly Finding[]): RuleResult {
  const criteria = rules.own[rule]?.criteria
  if (!criteria) throw new Error(`rules.yaml has no rule "${rule}".`)
  const outcome = findings.length > 0 ? 'failed' : 'passed'
  return { place, rule: `propia ${rule}`, criteria, outcome, findings }
}
