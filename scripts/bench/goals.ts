import { forms, type Form } from './scores.ts'
import type { PagePace } from './pace.ts'
import type { Results } from './results.ts'
import { largest, median } from './stats.ts'
import type { PageWeight } from './weigh.ts'

export type Unit = 'bytes' | 'milliseconds' | 'count' | 'ratio' | 'score' | 'shift'

/** One line of the table: what was measured, against what it should be. */
export type Row = {
  readonly id: RowId
  readonly unit: Unit
  readonly figure: number
  /** The twin's figure, where it has one. */
  readonly twin: number | null
  /** What the figure may be at the most (a score: at the least); null where there is no goal. */
  readonly limit: number | null
  /** The page that the figure comes from, where it is the worst of all pages. */
  readonly page: string | null
  /** What it was, by name: requests, audits, reasons. */
  readonly details: readonly string[]
}

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
  'worker-bytes': null,
} as const satisfies Readonly<Record<string, number | null>>

export type RowId = keyof typeof limits

/** Whether a goal was reached; null for a figure without a goal. */
export function isMet({ unit, figure, limit }: Pick<Row, 'unit' | 'figure' | 'limit'>) {
  if (limit === null) return null
  return unit === 'score' ? figure >= limit : figure <= limit
}

export const missedGoals = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => isMet(row) === false)

/**
 * What the process ends with: 1 where a goal is missed.
 * @throws where no goal was judged, because that is no success.
 */
export function exitCodeFor(rows: readonly Row[]): 0 | 1 {
  if (rows.every((row) => isMet(row) === null)) throw new Error('The bench has judged no goal.')
  return missedGoals(rows).length > 0 ? 1 : 0
}

type Judged = {
  readonly page: string
  readonly value: number
  readonly details?: readonly string[]
}

/** The worst page speaks for all: the goals hold on each of them. */
function worst(id: RowId, unit: Unit, pages: readonly Judged[], twin: number | null = null): Row {
  const sign = unit === 'score' ? -1 : 1
  const [first] = pages.toSorted((a, b) => sign * (b.value - a.value))
  if (!first) throw new Error(`No page was measured for "${id}".`)
  const { value: figure, page, details = [] } = first
  return { id, unit, figure, twin, limit: limits[id], page, details }
}

const single = (
  id: RowId,
  unit: Unit,
  figure: number,
  twin: number | null = null,
  details: readonly string[] = [],
): Row => ({ id, unit, figure, twin, limit: limits[id], page: null, details })

/** Turns figures into the table's lines, in the order of the goals. */
export function judge(results: Results): Row[] {
  return [
    ...weightRows(results),
    ...secondPageRows(results),
    ...lighthouseRows(results),
    ...paceRows(results),
    ...restRows(results),
  ]
}

function weightRows({ weight, fontsPreloaded }: Results): Row[] {
  if (!weight) return []
  const { site, twin } = weight
  const worstWeight = (
    id: RowId,
    unit: Unit,
    read: (page: PageWeight) => number,
    details: (page: PageWeight) => readonly string[] = () => [],
  ) =>
    worst(
      id,
      unit,
      site.pages.map((page) => ({ page: page.page, value: read(page), details: details(page) })),
      largest(twin.pages.map(read)),
    )
  return [
    worstWeight('first-paint', 'bytes', (page) => page.firstPaint),
    worstWeight(
      'blocking',
      'count',
      (page) => page.blocking.length,
      (page) => page.blocking,
    ),
    worstWeight('script-before-idle', 'bytes', (page) => page.scriptBeforeIdle),
    worstWeight('script-in-all', 'bytes', (page) => page.scriptInAll),
    worstWeight('font-files', 'count', (page) => page.fonts.length),
    worstWeight('font-bytes', 'bytes', (page) => largest(page.fonts)),
    single('font-not-preloaded', 'count', fontsPreloaded ? 0 : 1),
    single('visit-bytes', 'bytes', site.firstVisit.wire, twin.firstVisit.wire),
    single('visit-requests', 'count', site.firstVisit.requests, twin.firstVisit.requests),
    ...(site.workerTraffic ? [single('worker-bytes', 'bytes', site.workerTraffic.wire, 0)] : []),
  ]
}

function secondPageRows({ second }: Results): Row[] {
  if (!second) return []
  const { pages, aheadWithDataSaver } = second
  return [
    worst(
      'second-own',
      'bytes',
      pages.map(({ page, own }) => ({ page, value: own })),
    ),
    worst(
      'second-after-click',
      'count',
      pages.map(({ page, afterClick }) => ({
        page,
        value: afterClick.length,
        details: afterClick,
      })),
    ),
    worst(
      'second-heading',
      'milliseconds',
      pages.map(({ page, heading }) => ({ page, value: heading.median })),
    ),
    single('second-data-saver', 'count', aheadWithDataSaver.length, null, aheadWithDataSaver),
  ]
}

const lighthouseRow = { mobile: 'lighthouse-mobile', desktop: 'lighthouse-desktop' } as const

function lighthouseRows({ lighthouse }: Results): Row[] {
  if (!lighthouse) return []
  const rowFor = (form: Form) =>
    worst(
      lighthouseRow[form],
      'score',
      lighthouse
        .filter((result) => result.form === form)
        .map(({ page, scores, lost }) => ({
          page,
          value: Math.min(...Object.values(scores)),
          details: lost,
        })),
    )
  return forms.map(rowFor)
}

/**
 * How much later than its twin's the largest paint of a page is: the median of the rounds, in each of which one follows
 * the other, so that a slow moment of the machine meets both.
 */
export const paintRatio = ({ site, twin }: PagePace): number =>
  median(
    site.largestPaint.values.map(
      (value, round) => value / (twin.largestPaint.values[round] ?? Number.NaN),
    ),
  )

const blockingDifference = ({ site, twin }: PagePace): number =>
  site.blockingTime.median - twin.blockingTime.median

function paceRows({ pace }: Results): Row[] {
  if (!pace) return []
  return [
    worst(
      'paint-ratio',
      'ratio',
      pace.map((page) => ({ page: page.page, value: paintRatio(page) })),
      1,
    ),
    worst(
      'blocking-time',
      'milliseconds',
      pace.map((page) => ({ page: page.page, value: blockingDifference(page) })),
      0,
    ),
    worst(
      'shift',
      'shift',
      pace.map(({ page, site }) => ({ page, value: site.shift })),
      largest(pace.map(({ twin }) => twin.shift)),
    ),
  ]
}

function restRows({ rest }: Results): Row[] {
  if (!rest) return []
  const lost = rest.filter(({ restored }) => !restored)
  return [
    single(
      'not-restored',
      'count',
      lost.length,
      null,
      lost.map(({ page, notRestoredReasons }) => `${page}: ${notRestoredReasons.join(', ')}`),
    ),
    worst(
      'timers',
      'count',
      rest.map(({ page, callbacks }) => ({ page, value: callbacks.length, details: callbacks })),
    ),
    worst(
      'hidden-work',
      'count',
      rest.map(({ page, hiddenCallbacks }) => ({
        page,
        value: hiddenCallbacks.length,
        details: hiddenCallbacks,
      })),
    ),
    worst(
      'forced-layouts',
      'count',
      rest.map(({ page, forcedLayouts }) => ({ page, value: forcedLayouts })),
    ),
  ]
}
