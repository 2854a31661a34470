import type { Browser } from '@playwright/test'
import type { BenchServer } from './bench-server.ts'
import type { ProbeResult } from './probe.ts'
import { largest, sample, sum, type Sample } from './stats.ts'
import type { Subject } from './subjects.ts'
import { newSlowTab, newVisitor, openAndSettle } from './visit.ts'

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

export function timelineOf(visits: readonly ProbeResult[]): Timeline {
  const read = (key: 'firstPaint' | 'largestPaint' | 'complete') =>
    sample(visits.map((visit) => visit[key] ?? Number.NaN))
  const started = visits.flatMap((visit) => visit.started ?? [])
  return {
    firstPaint: read('firstPaint'),
    largestPaint: read('largestPaint'),
    complete: read('complete'),
    blockingTime: sample(visits.map(blockingTime)),
    shift: largest(visits.map(({ shift }) => shift)),
    started: started.length > 0 ? sample(started) : null,
  }
}

export const siteName = 'sitio'
export const twinName = 'gemelo'

/**
 * Measures every page and its twin on a slow line and a slow processor, one after the other in each round, so that
 * whatever else the machine does meets both alike.
 */
export async function measurePace(
  browser: Browser,
  server: BenchServer,
  script: string,
  subjects: readonly Subject[],
  rounds: number,
  report: (line: string) => void,
): Promise<PagePace[]> {
  const visits = new Map(
    subjects.map((subject) => [subject.name, { [siteName]: [], [twinName]: [] } as Visits]),
  )
  for (let round = 0; round < rounds; round++) {
    // Who comes first finds colder caches in the machine: the order changes with each round.
    const order = round % 2 === 0 ? [twinName, siteName] : [siteName, twinName]
    for (const { name, address } of subjects) {
      for (const who of order as (typeof siteName | typeof twinName)[]) {
        const url = server.urlOf(who)
        const visitor = await newVisitor(browser, script, { serviceWorker: true })
        const tab = await newSlowTab(visitor, url)
        const probe = await openAndSettle(tab, url + address, { withApp: who === siteName })
        visits.get(name)?.[who].push(probe)
        await visitor.close()
      }
    }
    report(`round ${round + 1} of ${rounds}`)
  }
  server.takeLog()
  return [...visits].map(([page, found]) => ({
    page,
    site: timelineOf(found[siteName]),
    twin: timelineOf(found[twinName]),
  }))
}

type Visits = Record<typeof siteName | typeof twinName, ProbeResult[]>
