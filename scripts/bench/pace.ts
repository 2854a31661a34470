import type { Browser } from '@playwright/test'
import type { BenchServer } from './bench-server.ts'
import type { BenchOptions } from './options.ts'
import type { ProbeResult } from './probe.ts'
import { largest, sample, sum, type Sample } from './stats.ts'
import type { Subject } from './subjects.ts'
import { newSlowTab, newVisitor, openAndSettle, openUntilComplete } from './visit.ts'

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

export const siteName = 'sitio'
export const twinName = 'gemelo'

type Who = typeof siteName | typeof twinName

const noVisits = () => ({ settled: [] as ProbeResult[], painted: [] as ProbeResult[] })

/**
 * Measures every page and its twin on a slow line and a slow processor, one after the other in each round, so that
 * whatever else the machine does meets both alike. After the rounds that wait for everything, some take paints alone.
 */
export async function measurePace(
  browser: Browser,
  server: BenchServer,
  script: string,
  subjects: readonly Subject[],
  { rounds, paintRounds }: Pick<BenchOptions, 'rounds' | 'paintRounds'>,
  report: (line: string) => void,
): Promise<PagePace[]> {
  const visits = new Map(
    subjects.map(({ name }) => [name, { [siteName]: noVisits(), [twinName]: noVisits() }]),
  )
  for (let round = 0; round < paintRounds; round++) {
    // Who comes first finds colder caches in the machine: the order changes with each round.
    const order: Who[] = round % 2 === 0 ? [twinName, siteName] : [siteName, twinName]
    const watched = round < rounds ? 'settled' : 'painted'
    for (const { name, address } of subjects) {
      for (const who of order) {
        const url = server.urlOf(who)
        const visitor = await newVisitor(browser, script, { serviceWorker: true })
        const tab = await newSlowTab(visitor, url)
        const probe =
          watched === 'settled'
            ? await openAndSettle(tab, url + address, { withApp: who === siteName })
            : await openUntilComplete(tab, url + address)
        visits.get(name)?.[who][watched].push(probe)
        await visitor.close()
      }
    }
    report(`round ${round + 1} of ${paintRounds}`)
  }
  server.takeLog()
  return [...visits].map(([page, found]) => ({
    page,
    site: timelineOf(found[siteName]),
    twin: timelineOf(found[twinName]),
  }))
}
