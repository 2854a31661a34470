import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A success criterion of WCAG 2.2, levels A and AA. */
export type Criterion = {
  readonly number: string
  /** Fragment of its address: https://www.w3.org/TR/WCAG22/#contrast-minimum */
  readonly id: string
  readonly level: 'A' | 'AA'
  readonly name: string
}

type Row = readonly [level: Criterion['level'], id: string, name: string]

const rows = parse(readFileSync('scripts/audit/criteria.yaml', 'utf8')) as Record<string, Row>

/** All 55 criteria of WCAG 2.2 at levels A and AA, in the standard's order. */
export const criteria: readonly Criterion[] = Object.entries(rows).map(
  ([number, [level, id, name]]) => ({ number, level, id, name }),
)

/** Numbers that a rule may serve to count here: A, AA, and 1.4.6, the AAA contrast that body text is held to. */
export const inScope: ReadonlySet<string> = new Set([...Object.keys(rows), '1.4.6'])
