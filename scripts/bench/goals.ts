export type Unit = 'bytes' | 'milliseconds' | 'seconds' | 'count' | 'ratio' | 'score' | 'shift'

/** The goals: bytes are brotli's, kB are 1000. A score is a lower limit, everything else an upper one. */
export const limits = {
  'first-paint': 14_000,
  blocking: 0,
  'script-before-idle': 1_500,
  'script-in-all': 95_000,
  'font-files': 1,
  'font-bytes': 30_000,
  'font-not-preloaded': 0,
  'visit-bytes': 150_000,
  'visit-requests': 8,
  'worker-bytes': null,
  'second-own': 5_000,
  'second-after-click': 0,
  'second-heading': 100,
  'second-data-saver': 0,
  'lighthouse-mobile': 100,
  'lighthouse-desktop': 100,
  'paint-ratio': 1.03,
  'blocking-time': 50,
  shift: 0,
  'not-restored': 0,
  timers: 0,
  'hidden-work': 0,
  'forced-layouts': 0,
  'start-seconds': 30,
  'start-left': 0,
  'test-seconds': 480,
} as const satisfies Readonly<Record<string, number | null>>

export type RowId = keyof typeof limits

/** One line of the table: what was measured, against what it should be. */
export type Row = {
  readonly id: RowId
  readonly unit: Unit
  readonly figure: number
  /** The twin's figure, if it has one. */
  readonly twin: number | null
  /** What the figure may be at the most (a score: at the least); null if there is no goal. */
  readonly limit: number | null
  /** What is beside the figure: the page that it comes from, if that is the worst of all, or what it counts. */
  readonly note: string | null
  /** What it was, by name: requests, audits, reasons. */
  readonly details: readonly string[]
}

/** Whether a goal was reached; null for a figure without a goal. */
export function isMet({ unit, figure, limit }: Pick<Row, 'unit' | 'figure' | 'limit'>) {
  if (limit === null) return null
  return unit === 'score' ? figure >= limit : figure <= limit
}

export const missedGoals = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => isMet(row) === false)

/**
 * What the process ends with: 1 if a goal is missed.
 * @throws if no goal was judged, because that is no success.
 */
export function exitCodeFor(rows: readonly Row[]): 0 | 1 {
  if (rows.every((row) => isMet(row) === null)) throw new Error('The bench has judged no goal.')
  return missedGoals(rows).length > 0 ? 1 : 0
}
