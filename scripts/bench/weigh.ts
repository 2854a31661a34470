import { request } from 'node:http'
import type { Browser } from '@playwright/test'
import type { BenchServer, Exchange } from './bench-server.ts'
import type { ProbeResult } from './probe.ts'
import { largest, sum } from './stats.ts'
import { homeName, type Subject } from './subjects.ts'
import { newVisitor, openAndSettle } from './visit.ts'

/** What the first visit to a page costs, in bytes. Bodies are compressed; "wire" counts header lines too. */
export type PageWeight = {
  readonly page: string
  /** Bodies of the page and of whatever its first paint waits for. */
  readonly firstPaint: number
  readonly blocking: readonly string[]
  readonly scriptBeforeIdle: number
  readonly scriptInAll: number
  /** Script that the app of this page had loaded when it had started, by path. */
  readonly startScripts: Readonly<Record<string, number>>
  readonly fonts: readonly number[]
  readonly exchanges: readonly Exchange[]
  readonly wire: number
}

export type VisitWeight = { readonly wire: number; readonly requests: number }

export type SiteWeight = {
  readonly pages: readonly PageWeight[]
  /** Whole first visit to home, with the icon and the manifest, which some browsers ask for. */
  readonly firstVisit: VisitWeight
  /** The same visitor opens home again later. */
  readonly repeatVisit: VisitWeight
  /** What a service worker fetches in the background of the first visit; null without one. */
  readonly workerTraffic: VisitWeight | null
  /** The second visit where a service worker answers; null without one. */
  readonly repeatVisitWithWorker: VisitWeight | null
}

const totalOf = (exchanges: readonly Exchange[]): VisitWeight => ({
  wire: sum(exchanges.map(({ wireBytes }) => wireBytes)),
  requests: exchanges.length,
})

/** Sorts what went over the wire by what the page reports of when and why it asked. */
export function weighPage(
  page: string,
  probe: Pick<ProbeResult, 'requests' | 'blocking' | 'idle' | 'started'>,
  exchanges: readonly Exchange[],
): PageWeight {
  const bodyOf = (path: string) => exchanges.find((one) => one.path === path)?.bodyBytes ?? 0
  const scriptsUntil = (moment: number) =>
    probe.requests.filter(({ path, start }) => path.endsWith('.js') && start < moment)
  const bodies = (kind: Exchange['kind']) =>
    exchanges.filter((one) => one.kind === kind).map(({ bodyBytes }) => bodyBytes)
  return {
    page,
    firstPaint: sum(bodies('page')) + sum(probe.blocking.map(bodyOf)),
    blocking: probe.blocking,
    scriptBeforeIdle: sum(scriptsUntil(probe.idle ?? 0).map(({ path }) => bodyOf(path))),
    scriptInAll: sum(bodies('script')),
    startScripts: Object.fromEntries(
      scriptsUntil(probe.started ?? 0).map(({ path }) => [path, bodyOf(path)]),
    ),
    fonts: bodies('font'),
    exchanges,
    wire: totalOf(exchanges).wire,
  }
}

/** Visits every page of one of the served sites once, and home a second time. Bytes need no slow line. */
export async function weighSite(
  browser: Browser,
  server: BenchServer,
  script: string,
  site: { readonly name: string; readonly withApp: boolean; readonly subjects: readonly Subject[] },
): Promise<SiteWeight> {
  const { name, withApp, subjects } = site
  const url = server.urlOf(name)
  const pages: PageWeight[] = []
  let firstVisit: VisitWeight | undefined
  let repeatVisit: VisitWeight | undefined
  for (const subject of subjects) {
    const context = await newVisitor(browser, script, { serviceWorker: false })
    const visit = async () => {
      const tab = await context.newPage()
      const probe = await openAndSettle(tab, url + subject.address, { withApp })
      return { tab, probe, exchanges: server.takeLog() }
    }
    const { tab, probe, exchanges } = await visit()
    pages.push(weighPage(subject.name, probe, exchanges))
    if (subject.name === homeName) {
      const links = await tab
        .locator('link[rel="icon"], link[rel="manifest"]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))
      firstVisit = totalOf([...exchanges, ...(await askForRest(server, url, links, exchanges))])
      await tab.close()
      repeatVisit = totalOf((await visit()).exchanges)
    }
    await context.close()
  }
  if (!firstVisit || !repeatVisit) throw new Error(`The site "${name}" has no home page to weigh.`)
  const worker = withApp ? await weighWorker(browser, server, script, url, firstVisit) : null
  return {
    pages,
    firstVisit,
    repeatVisit,
    workerTraffic: worker?.traffic ?? null,
    repeatVisitWithWorker: worker?.repeat ?? null,
  }
}

/** Asks for one icon and the manifest, where this browser did not, so that no visit seems lighter than it may be. */
async function askForRest(
  server: BenchServer,
  url: string,
  links: readonly string[],
  seen: readonly Exchange[],
): Promise<Exchange[]> {
  const missing = [/icon/, /manifest/].flatMap((pattern) => {
    const has = seen.some(({ path }) => pattern.test(path))
    const link = links.find((href) => pattern.test(href))
    return has || link === undefined ? [] : [link]
  })
  for (const link of missing) await ask(new URL(link, url))
  return server.takeLog()
}

/** Node does not resolve names below "localhost" everywhere; browsers do. */
function ask({ host, port, pathname }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: pathname, headers: { host }, agent: false },
      (answer) => answer.resume().once('end', () => resolve()),
    )
      .once('error', reject)
      .end()
  })
}

async function weighWorker(
  browser: Browser,
  server: BenchServer,
  script: string,
  url: string,
  without: VisitWeight,
): Promise<{ traffic: VisitWeight; repeat: VisitWeight } | null> {
  const context = await newVisitor(browser, script, { serviceWorker: true })
  const tab = await context.newPage()
  await openAndSettle(tab, url, { withApp: true })
  const hasWorker = await tab.evaluate(async () => {
    if (!(await navigator.serviceWorker.getRegistration())) return false
    await navigator.serviceWorker.ready
    return true
  })
  const first = totalOf(server.takeLog())
  await tab.close()
  const again = await context.newPage()
  await openAndSettle(again, url, { withApp: true })
  const repeat = totalOf(server.takeLog())
  await context.close()
  if (!hasWorker) return null
  const traffic = {
    wire: largest([first.wire - without.wire]),
    requests: largest([first.requests - without.requests]),
  }
  return { traffic, repeat }
}
