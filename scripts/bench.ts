import { type Browser, chromium, type Page } from '@playwright/test'
import { appStarted } from './lib/app-started.ts'
import { readBuiltSite } from './lib/built-site.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

/** The most that a page may have of a figure, from that of its twin, because machines differ; times are in milliseconds. */
const limits: Readonly<Record<string, (twin: number) => number>> = {
  firstPaint: (twin) => twin * 1.1,
  blocking: (twin) => twin + 300,
  // As tests/e2e/layout.spec.ts has it.
  shift: (twin) => twin + 0.001,
  // A good score (https://web.dev/articles/inp).
  press: () => 200,
  heading: (twin) => twin,
}

type Figures = Readonly<Record<string, number>>

/** A phone's line, in bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

await runScript('bench', async (report) => {
  const [only] = scriptArguments
  const pages = readBuiltSite(distDir)
    .pages.flatMap((page) => page.path ?? [])
    .filter((page) => !only || page === only)
  if (pages.length === 0) throw new Error(`There is no page ${only}.`)
  const site = await serveSite({ dir: distDir, port: 4500, brotli: true })
  const browser = await chromium.launch({ executablePath: ensureChromium(report) })
  try {
    const table: Record<string, Figures> = {}
    for (const page of pages) {
      const visits: Record<'own' | 'twin', Figures[]> = { own: [], twin: [] }
      for (let run = 0; run < 5; run++) {
        visits.twin.push(await visit(browser, site.url, page, true))
        visits.own.push(await visit(browser, site.url, page, false))
      }
      const [own, twin] = [mediansOf(visits.own), mediansOf(visits.twin)]
      Object.assign(table, { [page]: own, [`${page} twin`]: twin })
      for (const [name, limit] of Object.entries(limits)) {
        const [figure, most] = [own[name] ?? NaN, limit(twin[name] ?? NaN)]
        // A figure that could not be measured exceeds its limit.
        if (figure <= most) continue
        report(`✗ ${page}: ${name} is ${figure}, the limit is ${most}`)
        process.exitCode = 1
      }
    }
    console.table(table)
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
})

function mediansOf(runs: readonly Figures[]): Figures {
  const medianOf = (name: string) => {
    const sorted = runs.map((run) => run[name] ?? NaN).toSorted((one, other) => one - other)
    return Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))
  }
  return Object.fromEntries(Object.keys(limits).map((name) => [name, medianOf(name)]))
}

/** Opens a page on a phone; then, on a screen whose header shows its links, goes there from another page. */
async function visit(browser: Browser, root: string, path: string, asTwin: boolean) {
  const viewport = { width: 412, height: 823 }
  const tab = await browser.newPage({ viewport, serviceWorkers: 'block' })
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (asTwin) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] })
  const load = async (address: string) => {
    await tab.goto(root + address)
    if (!asTwin) await appStarted(tab)
    await tab.waitForLoadState('networkidle')
  }
  await load(path.slice(1))
  const first = await entriesOf(tab)
  await tab.setViewportSize({ width: 1280, height: 800 })
  await load(path === '/' ? 'faq' : '')
  const link = tab.locator(`a[href="${path}"]:visible`).first()
  await link.hover()
  await tab.waitForLoadState('networkidle')
  await link.click()
  await tab.waitForURL(root + path.slice(1))
  const second = await entriesOf(tab)
  await tab.context().close()
  return {
    firstPaint: paint(first),
    blocking: durations(first, 'longtask').reduce((sum, duration) => sum + duration - 50, 0),
    shift: first.reduce((sum, { value = 0 }) => sum + value, 0),
    press: Math.max(0, ...durations(second, 'event')),
    heading: asTwin ? paint(second) : (durations(second, 'soft-navigation')[0] ?? NaN),
  }
}

type Entry = PerformanceEntry & { readonly value?: number }

/** What the browser has noted of the open page, a second later; events if they took 104 ms or more. */
function entriesOf(tab: Page): Promise<readonly Entry[]> {
  return tab.evaluate(async () => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
    for (const type of PerformanceObserver.supportedEntryTypes)
      observer.observe({ type, buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return entries.map((entry) => entry.toJSON() as PerformanceEntry)
  })
}

function paint(entries: readonly Entry[]): number {
  return entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN
}

function durations(entries: readonly Entry[], type: string): number[] {
  return entries.filter(({ entryType }) => entryType === type).map(({ duration }) => duration)
}
