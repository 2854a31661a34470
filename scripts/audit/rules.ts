import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { View } from './model.ts'

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

/** A success criterion of WCAG 2.2; `id` is the fragment of its address: https://www.w3.org/TR/WCAG22/#reflow */
export type Criterion = Readonly<Record<'number' | 'id' | 'name', string>> & {
  readonly level: 'A' | 'AA'
}

/** Reads one of the audit's data files. */
export const readData = <Data>(name: string) =>
  parse(readFileSync(`scripts/audit/${name}.yaml`, 'utf8')) as Data

export const rules = readData<{
  readonly own: Readonly<Record<string, { criteria: Texts; finds?: readonly Pattern[] }>>
  readonly absent: readonly { selector: string; criteria: Texts; why: string }[]
  readonly axe: Readonly<Record<'all' | 'colour' | 'room', Texts>> & {
    readonly criteria: Readonly<Record<string, Texts>>
  }
  readonly decisive: Readonly<Record<string, Texts>>
  readonly languages: Readonly<Record<string, string>>
  readonly purposes: Readonly<Record<string, string>>
}>('rules')

/** All 55 criteria of WCAG 2.2 at levels A and AA, in the standard's order. */
export const criteria = Object.entries(
  readData<Record<string, [Criterion['level'], string, string]>>('criteria'),
).map(([number, [level, id, name]]): Criterion => ({ number, level, id, name }))
