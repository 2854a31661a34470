import { budgets } from '../lib/budgets.ts'

type Goal = { readonly what: string; readonly least?: number; readonly most?: number }

/** What is measured of a page on one kind of device, and what it should be. */
const goals = {
  score: { what: 'lowest Lighthouse score', least: 100 },
  paint: { what: 'largest paint in ms' },
  ratio: { what: "largest paint, divided by the twin's", most: 1.03 },
  blocking: { what: 'total blocking time in ms', most: 50 },
  shift: { what: 'layout shift', most: 0 },
  bytes: { what: 'bytes of a first visit', most: budgets.visitBytes },
  restored: { what: 'pages kept by the back/forward cache', least: 1 },
  heading: { what: 'from a click to the new heading in ms', most: 100 },
} satisfies Readonly<Record<string, Goal>>

type Name = keyof typeof goals
export type Figures = Readonly<Partial<Record<Name, number>>>

/** A line for each goal that was missed. A figure that could not be taken misses its goal. */
export function missedGoals(figures: Figures): string[] {
  return Object.entries(figures).flatMap(([name, figure]) => {
    const { what, least = -Infinity, most = Infinity }: Goal = goals[name as Name]
    if (figure >= least && figure <= most) return []
    return `${what}: ${figure}, should be ${figure > most ? `at most ${most}` : `at least ${least}`}`
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** The median of each figure, to three decimals. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {}) as Name[]
  const of = (name: Name) => Number(median(runs.map((run) => run[name] ?? NaN)).toFixed(3))
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}
