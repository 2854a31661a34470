import type { ProbeResult } from './probe.ts'
import { siteName, twinName, type Subject } from './sites.ts'
import { largest, sample, sum, type Sample } from './stats.ts'
import { newSlowTab, newVisitor, openAndSettle, openUntilComplete, type Lab } from './visit.ts'

/** When things happen on one page, in milliseconds since the navigation began. */
export type Timeline = {
  readonly firstPaint: Sample
  readonly largestPaint: Sample
  readonly complete: Sample
  readonly blockingTime: Sample
  /** Largest of all runs: a shift that happens sometimes is a shift. */
  readonly shift: number
  /** When the app had started; null for the twin. */
  readonly started: Sample | null
}

export type PagePace = { readonly page: string; readonly site: Timeline; readonly twin: Timeline }

/** What Lighthouse calls total blocking time: what long tasks take beyond 50 ms, from the first paint on. */
export function blockingTime({
  firstPaint,
  longTasks,
}: Pick<ProbeResult, 'firstPaint' | 'longTasks'>): number {
  const from = firstPaint ?? 0
  return sum(
    longTasks.map(({ start, duration }) => {
      const end = start + duration
      return Math.max(0, end - Math.max(start + 50, from))
    }),
  )
}

/** What was seen of one page, by how long it was watched. */
export type Visits = {
  /** Until nothing happened any more. */
  readonly settled: readonly ProbeResult[]
  /** Until the page was complete, for its paints alone. */
  readonly painted: readonly ProbeResult[]
}

export function timelineOf({ settled, painted }: Visits): Timeline {
  const all = [...settled, ...painted]
  const read = (key: 'firstPaint' | 'largestPaint' | 'complete') =>
    sample(all.map((visit) => visit[key] ?? Number.NaN))
  const started = settled.flatMap((visit) => visit.started ?? [])
  return {
    firstPaint: read('firstPaint'),
    largestPaint: read('largestPaint'),
    complete: read('complete'),
    blockingTime: sample(settled.map(blockingTime)),
    shift: largest(all.map(({ shift }) => shift)),
    started: started.length > 0 ? sample(started) : null,
  }
}

const noVisits = () => ({ settled: [] as ProbeResult[], painted: [] as ProbeResult[] })

/**
 * Measures every page and its twin on a slow line and a slow processor, one after the other in each round, so that
 * whatever else the machine does meets both alike. After the rounds that wait for everything, some take paints alone.
 */
export async function measurePace(lab: Lab): Promise<PagePace[]> {
  const { rounds, paintRounds } = lab.options
  const visits = new Map(
    lab.subjects.map(({ name }) => [name, { [siteName]: noVisits(), [twinName]: noVisits() }]),
  )
  for (let round = 0; round < paintRounds; round++) {
    // Who comes first finds colder caches in the machine: the order changes with each round.
    const order =
      round % 2 === 0 ? ([twinName, siteName] as const) : ([siteName, twinName] as const)
    const watched = round < rounds ? 'settled' : 'painted'
    for (const subject of lab.subjects) {
      for (const who of order) {
        visits.get(subject.name)?.[who][watched].push(await visitPage(lab, who, subject, watched))
      }
    }
    lab.report(`round ${round + 1} of ${paintRounds}`)
  }
  return [...visits].map(([page, found]) => ({
    page,
    site: timelineOf(found[siteName]),
    twin: timelineOf(found[twinName]),
  }))
}

async function visitPage(
  { browser, server }: Lab,
  who: string,
  { address }: Subject,
  watched: keyof Visits,
): Promise<ProbeResult> {
  const url = server.urlOf(who)
  const visitor = await newVisitor(browser, { serviceWorker: true })
  const tab = await newSlowTab(visitor, url)
  const probe =
    watched === 'settled'
      ? await openAndSettle(tab, url + address, who === siteName)
      : await openUntilComplete(tab, url + address)
  await visitor.close()
  return probe
}
