import { setTimeout } from 'node:timers/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { bundle } from '../lib/bundle.ts'
import { launchOptions } from '../lib/chromium.ts'
import type { BenchOptions } from './options.ts'
import type { ProbeResult } from './probe.ts'
import type { BenchServer } from './server.ts'
import type { Subject } from './sites.ts'

/** What a part of the bench measures with. */
export type Lab = {
  readonly browser: Browser
  /** Where the browser listens to other programs. */
  readonly debuggingPort: number
  readonly options: BenchOptions
  readonly server: BenchServer
  readonly subjects: readonly Subject[]
  /** Progress of the part. */
  readonly report: (line: string) => void
}

/** Playwright switches the back/forward cache off, which this bench measures. */
const ignoreDefaultArgs = ['--disable-back-forward-cache']

export function launchForBench(executable: string, debuggingPort = 0): Promise<Browser> {
  const { args, ...options } = launchOptions(executable)
  const port = `--remote-debugging-port=${debuggingPort}`
  return chromium.launch({ ...options, args: [...args, port], ignoreDefaultArgs })
}

/**
 * Slow 4G as Lighthouse defines it: 1.6 Mbit/s and 150 ms round trip. The browser delays whole requests, not packets,
 * so Lighthouse's own factors (latency × 3.75, throughput × 0.9) stand in for connection and congestion control
 * (lighthouse/core/config/constants.js, "mobileSlow4G").
 */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8,
  uploadThroughput: (750 * 1_024 * 0.9) / 8,
}

/** A cheap phone beside the machine that measures. */
const processorSlowdown = 4

/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const desktop = { viewport: { width: 1280, height: 800 } }

/** How long nothing may happen before a page counts as settled, and how long a bench waits for that. */
const quietFor = 700
const patience = 120_000

/** The probe as a script for the browser. */
let probeScript: Promise<string> | undefined

/** A visitor who was never here: nothing cached, nothing stored. */
export async function newVisitor(
  browser: Browser,
  { serviceWorker, on = 'phone' }: { serviceWorker: boolean; on?: 'phone' | 'desktop' },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(on === 'phone' ? phone : desktop),
    locale: 'es-ES',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  })
  await context.addInitScript(await (probeScript ??= bundle('scripts/bench/probe.ts')))
  return context
}

/** A file that every site has and that loads nothing else. */
const quietFile = 'robots.txt'

/**
 * A tab of a visitor on the slow line and the slow processor. It shows a file of the site first, so that the browser has
 * a process for the site: while one starts, the first paint varies twice as much from visit to visit.
 */
export async function newSlowTab(context: BrowserContext, site: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(site + quietFile)
  const devtools = await slowProcessor(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  return tab
}

export async function slowProcessor(tab: Page) {
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return devtools
}

/**
 * Opens an address and waits until the page has settled, with its app if it has one.
 * @throws if the app has not started in two minutes.
 */
export const openAndSettle = (tab: Page, url: string, withApp: boolean): Promise<ProbeResult> =>
  settleAfter(tab, () => tab.goto(url, { waitUntil: 'load', timeout: patience }), withApp)

/** Opens an address and waits until the page is complete, with no look at what it does then. */
export async function openUntilComplete(tab: Page, url: string): Promise<ProbeResult> {
  await tab.goto(url, { waitUntil: 'load', timeout: patience })
  return tab.evaluate(() => window.benchProbe())
}

/**
 * Does something and waits until nothing happens on the page any more.
 * @throws if that takes more than two minutes.
 */
export async function settleAfter(
  tab: Page,
  act: () => Promise<unknown>,
  withApp = false,
): Promise<ProbeResult> {
  let open = 0
  let lastChange = Date.now()
  const count = (change: number) => () => {
    open += change
    lastChange = Date.now()
  }
  const begin = count(1)
  const end = count(-1)
  tab.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    await act()
    count(0)()
    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      await setTimeout(100)
      const settled =
        open <= 0 && Date.now() - lastChange > quietFor && (await atRest(tab, withApp))
      if (settled) return settled
    }
  } finally {
    tab.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
  throw new Error(
    `${tab.url()} did not settle in ${patience / 1000} s${withApp ? ': its app did not start' : ''}.`,
  )
}

async function atRest(tab: Page, withApp: boolean): Promise<ProbeResult | null> {
  const { probe, now } = await tab.evaluate(() => ({
    probe: window.benchProbe(),
    now: performance.now(),
  }))
  if (probe.idle === null || (withApp && probe.started === null)) return null
  const lastTask = Math.max(0, ...probe.longTasks.map(({ start, duration }) => start + duration))
  return now - Math.max(lastTask, probe.idle, probe.started ?? 0) > quietFor ? probe : null
}
