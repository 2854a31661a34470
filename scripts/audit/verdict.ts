import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Outcome, RuleResult } from './results.ts'

const readData = (name: string): unknown =>
  parse(readFileSync(`scripts/audit/${name}.yaml`, 'utf8'))

const data = readData('criteria') as {
  readonly criteria: Readonly<Record<string, string>>
  readonly automatic: readonly string[]
}

/** All 55 criteria of WCAG 2.2 at levels A and AA. `id` is the fragment of its address: …/TR/WCAG22/#reflow */
export const criteria = Object.entries(data.criteria).map(([number, row]) => {
  const [level = '', id = '', ...name] = row.split(' ')
  return { number, level, id, name: name.join(' ') }
})

/** A person's judgement of a criterion on a page. */
type Judgement = {
  readonly criteria: readonly string[]
  /** All if empty. */
  readonly pages: readonly string[]
  readonly outcome: Outcome
  readonly date: string
  readonly found: string
}

export const judgements: readonly Judgement[] = Object.entries(
  readData('judgements') as Record<string, Record<string, Record<string, string>>>,
).flatMap(([outcome, days]) =>
  Object.entries(days).flatMap(([date, rows]) =>
    Object.entries(rows).map(([named, found]) => ({
      criteria: named.split(' ').filter((word) => !word.startsWith('/')),
      pages: named.split(' ').filter((word) => word.startsWith('/')),
      outcome: outcome as Outcome,
      date,
      found,
    })),
  ),
)

/** The outcome of a criterion on a page and why, in Spanish; `judged` is the day, or null if the checks decide. */
export type Verdict = {
  readonly path: string
  readonly criterion: (typeof criteria)[number]
  readonly outcome: Outcome
  readonly why: string
  readonly judged: string | null
}

/** One verdict for each page and each criterion. An open finding fails it, whoever judged it. */
export const verdictsOf = (results: readonly RuleResult[], paths: readonly string[]): Verdict[] =>
  paths.flatMap((path) => {
    const ofPage = results.filter(({ place }) => place.path === path)
    return criteria.map((criterion) => ({
      path,
      criterion,
      ...decide(criterion.number, ofPage, path),
    }))
  })

function decide(number: string, results: readonly RuleResult[], path: string) {
  const tests = results.filter((result) => result.criteria.includes(number))
  const open = tests.filter(({ outcome }) => outcome !== 'passed')
  const namesOf = (all: typeof tests) => [...new Set(all.map(({ rule }) => rule))].join(', ')
  if (open.length > 0)
    return { outcome: 'failed', why: `Hay hallazgos de ${namesOf(open)}.`, judged: null } as const
  if (data.automatic.includes(number) && tests.length > 0)
    return { outcome: 'passed', why: `Lo deciden ${namesOf(tests)}.`, judged: null } as const
  const judged = judgements.filter((one) => one.criteria.includes(number))
  const judgement =
    judged.find(({ pages }) => pages.includes(path)) ??
    judged.find(({ pages }) => pages.length === 0)
  if (!judgement)
    return {
      outcome: 'cantTell',
      why: 'Nadie lo ha juzgado en esta página.',
      judged: null,
    } as const
  const { outcome, found, date } = judgement
  return { outcome, why: `Juzgado el ${date}: ${found}`, judged: date }
}
