import { readData } from './rules.ts'

/** A success criterion of WCAG 2.2; `id` is the fragment of its address: https://www.w3.org/TR/WCAG22/#reflow */
export type Criterion = Readonly<Record<'number' | 'id' | 'name', string>> & {
  readonly level: 'A' | 'AA'
}

type Row = readonly [level: Criterion['level'], id: string, name: string]

/** All 55 criteria of WCAG 2.2 at levels A and AA, in the standard's order. */
export const criteria: readonly Criterion[] = Object.entries(
  readData<Record<string, Row>>('criteria'),
).map(([number, [level, id, name]]) => ({ number, level, id, name }))
