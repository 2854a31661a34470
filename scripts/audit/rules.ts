import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Criterion, View } from './model.ts'

type Texts = readonly string[]

/** Reads one of the audit's data files. */
export const readData = <Data>(name: string) =>
  parse(readFileSync(`scripts/audit/${name}.yaml`, 'utf8')) as Data

/** `finds`: selectors, or selectors by the name of a test, by what is wrong with what they find. */
type OwnRule = {
  readonly criteria: Texts
  readonly finds?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly in?: View['mode']
}

export const rules = readData<{
  readonly own: Readonly<Record<string, OwnRule>>
  readonly absent: readonly { selector: string; criteria: Texts; why: string }[]
  readonly axe: Readonly<Record<'all' | 'colour' | 'room', Texts>> & {
    readonly criteria: Readonly<Record<string, Texts>>
  }
  readonly purposes: Readonly<Record<string, string>>
}>('rules')

/** All 55 criteria of WCAG 2.2 at levels A and AA, in the standard's order. */
export const criteria = Object.entries(
  readData<Record<string, [Criterion['level'], string, string, ...string[]]>>('criteria'),
).map(([number, [level, id, name, ...deciding]]): Criterion => ({
  number,
  level,
  id,
  name,
  deciding,
}))
