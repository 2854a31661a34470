import { limits, type Row, type RowId, type Unit } from './goals.ts'
import { forms } from './lighthouse.ts'
import type { PagePace } from './pace.ts'
import type { Results } from './results.ts'
import { largest, median } from './stats.ts'

/** Turns figures into the table's lines, in the order of the goals. */
export function judge({ weight, second, lighthouse, pace, rest, commands, tests }: Results): Row[] {
  return [
    ...(weight ? weightRows(weight) : []),
    ...(second ? secondPageRows(second) : []),
    ...(lighthouse ? lighthouseRows(lighthouse) : []),
    ...(pace ? paceRows(pace) : []),
    ...(rest ? restRows(rest) : []),
    ...(commands
      ? [
          single('start-seconds', 'seconds', commands.seconds),
          single('start-left', 'count', commands.left.length, { details: commands.left }),
        ]
      : []),
    ...(tests ? [single('test-seconds', 'seconds', tests.seconds, { note: tests.counts })] : []),
  ]
}

type More = Partial<Pick<Row, 'twin' | 'note' | 'details'>>

const single = (id: RowId, unit: Unit, figure: number, more: More = {}): Row => ({
  id,
  unit,
  figure,
  limit: limits[id],
  twin: null,
  note: null,
  details: [],
  ...more,
})

/** What a page has too much of, by name, or how much. */
type Found = number | readonly string[]

const amount = (found: Found) => (typeof found === 'number' ? found : found.length)

/** The worst page speaks for all: the goals hold on each of them. */
function worst<Page extends { readonly page: string }>(
  id: RowId,
  unit: Unit,
  pages: readonly Page[],
  read: (page: Page) => Found,
  twin: number | null = null,
): Row {
  const sign = unit === 'score' ? -1 : 1
  const [first] = pages.toSorted((a, b) => sign * (amount(read(b)) - amount(read(a))))
  if (!first) throw new Error(`No page was measured for "${id}".`)
  const found = read(first)
  const details = typeof found === 'number' ? [] : found
  return single(id, unit, amount(found), { twin, note: first.page, details })
}

type Part<Name extends keyof Results> = NonNullable<Results[Name]>

function weightRows({ site, twin, fontsPreloaded }: Part<'weight'>): Row[] {
  const worstWeight = (id: RowId, unit: Unit, read: (page: (typeof site.pages)[number]) => Found) =>
    worst(id, unit, site.pages, read, largest(twin.pages.map((page) => amount(read(page)))))
  return [
    worstWeight('first-paint', 'bytes', (page) => page.firstPaint),
    worstWeight('blocking', 'count', (page) => page.blocking),
    worstWeight('script-before-idle', 'bytes', (page) => page.scriptBeforeIdle),
    worstWeight('script-in-all', 'bytes', (page) => page.scriptInAll),
    worstWeight('font-files', 'count', (page) => page.fonts.length),
    worstWeight('font-bytes', 'bytes', (page) => largest(page.fonts)),
    single('font-not-preloaded', 'count', fontsPreloaded ? 0 : 1),
    single('visit-bytes', 'bytes', site.firstVisit.wire, { twin: twin.firstVisit.wire }),
    single('visit-requests', 'count', site.firstVisit.requests, { twin: twin.firstVisit.requests }),
    ...(site.workerTraffic
      ? [single('worker-bytes', 'bytes', site.workerTraffic.wire, { twin: 0 })]
      : []),
  ]
}

function secondPageRows({ pages, aheadWithDataSaver: ahead }: Part<'second'>): Row[] {
  return [
    worst('second-own', 'bytes', pages, (page) => page.own),
    worst('second-after-click', 'count', pages, (page) => page.afterClick),
    worst('second-heading', 'milliseconds', pages, (page) => page.heading.median),
    single('second-data-saver', 'count', ahead.length, { details: ahead }),
  ]
}

function lighthouseRows(results: Part<'lighthouse'>): Row[] {
  return forms.map((form) => {
    const pages = results.filter((result) => result.form === form)
    const id = `lighthouse-${form}` as const
    const row = worst(id, 'score', pages, ({ scores }) => Math.min(...Object.values(scores)))
    return { ...row, details: pages.find(({ page }) => page === row.note)?.lost ?? [] }
  })
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

function paceRows(pace: Part<'pace'>): Row[] {
  const twinShift = largest(pace.map(({ twin }) => twin.shift))
  return [
    worst('paint-ratio', 'ratio', pace, paintRatio, 1),
    worst('blocking-time', 'milliseconds', pace, blockingDifference, 0),
    worst('shift', 'shift', pace, ({ site }) => site.shift, twinShift),
  ]
}

function restRows(rest: Part<'rest'>): Row[] {
  const lost = rest
    .filter(({ restored }) => !restored)
    .map(({ page, notRestoredReasons }) => `${page}: ${notRestoredReasons.join(', ')}`)
  return [
    single('not-restored', 'count', lost.length, { details: lost }),
    worst('timers', 'count', rest, ({ callbacks }) => callbacks),
    worst('hidden-work', 'count', rest, ({ hiddenCallbacks }) => hiddenCallbacks),
    worst('forced-layouts', 'count', rest, ({ forcedLayouts }) => forcedLayouts),
  ]
}
