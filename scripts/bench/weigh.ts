import type { Page } from '@playwright/test'
import type { ProbeResult } from './probe.ts'
import type { BenchServer, Exchange, Kind } from './server.ts'
import { homeName, siteName } from './sites.ts'
import { largest, sum } from './stats.ts'
import { newVisitor, openAndSettle, settleAfter, type Lab } from './visit.ts'

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

/** What one kind of file is of a page's weight. */
export const wireOf = ({ exchanges }: PageWeight, kind: Kind): number =>
  sum(exchanges.filter((one) => one.kind === kind).map(({ wireBytes }) => wireBytes))

type VisitWeight = { readonly wire: number; readonly requests: number }

export type SiteWeight = {
  readonly pages: readonly PageWeight[]
  /** Whole first visit to home, with the icon and the manifest, which some browsers ask for. */
  readonly firstVisit: VisitWeight
  /** The same visitor opens home again later. */
  readonly repeatVisit: VisitWeight
  /** What a service worker fetches in the background of the first visit. */
  readonly workerBytes: number
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
  const bodies = (kind: Kind) =>
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
export async function weighSite(lab: Lab, site: string): Promise<SiteWeight> {
  const { browser, server, subjects } = lab
  const url = server.urlOf(site)
  const pages: PageWeight[] = []
  let home: { readonly firstVisit: VisitWeight; readonly repeatVisit: VisitWeight } | undefined
  for (const { name, address } of subjects) {
    const visitor = await newVisitor(browser, { serviceWorker: false })
    const visit = async () => {
      server.takeLog()
      const tab = await visitor.newPage()
      const probe = await openAndSettle(tab, url + address, site === siteName)
      return { tab, probe, exchanges: server.takeLog() }
    }
    const { tab, probe, exchanges } = await visit()
    pages.push(weighPage(name, probe, exchanges))
    if (name === homeName) {
      const firstVisit = totalOf([...exchanges, ...(await askForRest(server, tab, exchanges))])
      await tab.close()
      home = { firstVisit, repeatVisit: totalOf((await visit()).exchanges) }
    }
    await visitor.close()
  }
  if (!home) throw new Error(`The site "${site}" has no home page to weigh.`)
  return { pages, ...home, workerBytes: await weighWorker(lab, site, home.firstVisit.wire) }
}

/** Asks for one icon and the manifest, if this browser did not, so that no visit seems lighter than it may be. */
async function askForRest(
  server: BenchServer,
  tab: Page,
  seen: readonly Exchange[],
): Promise<Exchange[]> {
  const links = await tab
    .locator('link[rel="icon"], link[rel="manifest"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))
  const missing = [/icon/, /manifest/]
    .filter((pattern) => !seen.some(({ path }) => pattern.test(path)))
    .flatMap((pattern) => links.find((href) => pattern.test(href)) ?? [])
  await settleAfter(tab, () =>
    tab.evaluate((addresses) => Promise.all(addresses.map((one) => fetch(one))), missing),
  )
  return server.takeLog()
}

async function weighWorker({ browser, server }: Lab, site: string, without: number) {
  const visitor = await newVisitor(browser, { serviceWorker: true })
  const tab = await visitor.newPage()
  await openAndSettle(tab, server.urlOf(site), site === siteName)
  await tab.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready
  })
  const { wire } = totalOf(server.takeLog())
  await visitor.close()
  return largest([wire - without])
}
