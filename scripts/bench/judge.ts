import { goals, type GoalId, type Row } from './goals.ts'
import { forms } from './lighthouse.ts'
import type { PagePace } from './pace.ts'
import type { Results } from './results.ts'
import { largest, median } from './stats.ts'

/** Turns figures into the table's lines, in the order of the goals. */
export function judge({ weight, second, lighthouse, pace, rest, commands }: Results): Row[] {
  return [
    weight && weightRows(weight),
    second && secondPageRows(second),
    lighthouse && lighthouseRows(lighthouse),
    pace && paceRows(pace),
    rest && restRows(rest),
    commands && single('start-seconds', commands.seconds),
    commands && single('start-left', commands.left.length, { details: commands.left }),
  ].flatMap((rows) => rows ?? [])
}

type More = Partial<Pick<Row, 'twin' | 'note' | 'details'>>

const single = (id: GoalId, figure: number, more: More = {}): Row => ({
  ...goals[id],
  figure,
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
  id: GoalId,
  pages: readonly Page[],
  read: (page: Page) => Found,
  twin: number | null = null,
): Row {
  const sign = goals[id].unit === 'score' ? -1 : 1
  const [first] = pages.toSorted((a, b) => sign * (amount(read(b)) - amount(read(a))))
  if (!first) throw new Error(`No page was measured for "${id}".`)
  const found = read(first)
  const details = typeof found === 'number' ? [] : found
  return single(id, amount(found), { twin, note: first.page, details })
}

type Part<Name extends keyof Results> = NonNullable<Results[Name]>

function weightRows({ site, twin }: Part<'weight'>): Row[] {
  const worstWeight = (id: GoalId, read: (page: (typeof site.pages)[number]) => Found) =>
    worst(id, site.pages, read, largest(twin.pages.map((page) => amount(read(page)))))
  return [
    worstWeight('first-paint', (page) => page.firstPaint),
    worstWeight('blocking', (page) => page.blocking),
    worstWeight('script-before-idle', (page) => page.scriptBeforeIdle),
    worstWeight('script-in-all', (page) => page.scriptInAll),
    worstWeight('font-files', (page) => page.fonts.length),
    worstWeight('font-bytes', (page) => largest(page.fonts)),
    single('visit-bytes', site.firstVisit.wire, { twin: twin.firstVisit.wire }),
    single('visit-requests', site.firstVisit.requests, { twin: twin.firstVisit.requests }),
    single('worker-bytes', site.workerBytes, { twin: twin.workerBytes }),
  ]
}

function secondPageRows(pages: Part<'second'>): Row[] {
  return [
    worst('second-own', pages, (page) => page.own),
    worst('second-after-click', pages, (page) => page.afterClick),
    worst('second-heading', pages, (page) => page.heading.median),
  ]
}

function lighthouseRows(results: Part<'lighthouse'>): Row[] {
  return forms.map((form) => {
    const pages = results.filter((result) => result.form === form)
    const id = `lighthouse-${form}` as const
    const row = worst(id, pages, ({ scores }) => Math.min(...Object.values(scores)))
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
    worst('paint-ratio', pace, paintRatio, 1),
    worst('blocking-time', pace, blockingDifference, 0),
    worst('shift', pace, ({ site }) => site.shift, twinShift),
  ]
}

function restRows(rest: Part<'rest'>): Row[] {
  const lost = rest
    .filter(({ restored }) => !restored)
    .map(({ page, notRestoredReasons }) => `${page}: ${notRestoredReasons.join(', ')}`)
  return [
    single('not-restored', lost.length, { details: lost }),
    worst('timers', rest, ({ callbacks }) => callbacks),
    worst('hidden-work', rest, ({ hiddenCallbacks }) => hiddenCallbacks),
    worst('forced-layouts', rest, ({ forcedLayouts }) => forcedLayouts),
  ]
}
