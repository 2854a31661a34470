import { isMet, type Row, type Unit } from './goals.ts'
import type { GrowthStep } from './growth.ts'
import type { Results } from './results.ts'
import { sum } from './stats.ts'

/** A number with a fixed count of decimals. */
export const number = (value: number, decimals: number): string =>
  new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)

/** How each unit is written: by what it is divided, with how many decimals, before which sign. */
const units: Readonly<Record<Unit, readonly [by: number, decimals: number, text: string]>> = {
  bytes: [1_000, 1, '# kB'],
  milliseconds: [1, 0, '# ms'],
  seconds: [1, 0, '# s'],
  ratio: [1, 3, '× #'],
  shift: [1, 3, '#'],
  count: [1, 0, '#'],
  score: [1, 0, '#'],
}

/** A figure with its unit. */
export function quantity(value: number, unit: Unit): string {
  const [by, decimals, text] = units[unit]
  return text.replace('#', number(value / by, decimals))
}

/** "≤ 14.0 kB", "≥ 100", "0". */
export function goalText({ limit, unit }: Pick<Row, 'limit' | 'unit'>): string {
  if (limit === 0) return '0'
  return `${unit === 'score' ? '≥' : '≤'} ${quantity(limit, unit)}`
}

/** Lines of cells; the first line names the columns. */
export type Table = readonly (readonly string[])[]

/** A line for each goal. */
export const goalsTable = (rows: readonly Row[]): Table => [
  ['what', 'goal', 'site', 'twin', ''],
  ...rows.map((row) => [
    row.what,
    goalText(row),
    quantity(row.figure, row.unit) + (row.note === null ? '' : ` (${row.note})`),
    row.twin === null ? '—' : quantity(row.twin, row.unit),
    isMet(row) ? '✓' : '✗',
  ]),
]

/** What growth costs, a line for each page. */
export const growthTable = (steps: readonly GrowthStep[]): Table => [
  ['content', 'build', 'page', 'HTML', 'script', 'largest paint'],
  ...steps.flatMap(({ factor, buildSeconds, pages }) =>
    pages.map(({ page, html, script, largestPaint }) => [
      `× ${factor}`,
      quantity(buildSeconds, 'seconds'),
      page,
      quantity(html, 'bytes'),
      quantity(script, 'bytes'),
      quantity(largestPaint, 'milliseconds'),
    ]),
  ),
]

export function howMeasured({ measured }: Results): string {
  const { day, browser, rounds, paintRounds, minutes } = measured
  const total = number(sum(Object.values(minutes)), 0)
  return `Measured on ${day} with Chromium ${browser}; medians of ${rounds} rounds, of ${paintRounds} for the paints of a first visit; ${total} minutes in all. The worst page is in brackets.`
}

/** Traffic of a million visits, in gigabytes of 1000³ bytes, as hosts bill it. */
export function trafficOf({ weight }: Results): string {
  if (!weight) return ''
  const { firstVisit, repeatVisit } = weight.site
  const bytes = number(firstVisit.wire, 0)
  return `A million first visits to home are 1,000,000 × ${bytes} B = ${number(firstVisit.wire / 1_000, 1)} GB of traffic; a repeat visit is ${quantity(repeatVisit.wire, 'bytes')}.`
}
