import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import { appStarted } from './lib/app-started.ts'
import { benchLimits } from './lib/budgets.ts'
import { readBuiltSite } from './lib/built-site.ts'
import { ensureChromium, launchOptions } from './lib/chromium.ts'
import { freePort } from './lib/free-port.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

/** Medians of the measured values; those that `benchLimits` names have a limit. */
type Figures = Record<string, number>

await runScript('bench', async (report) => {
  const { values } = parseArgs({
    args: [...scriptArguments],
    options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
  })
  const pages = readBuiltSite(distDir)
    .pages.flatMap((page) => page.path ?? [])
    .filter((page) => !values.page || page === values.page)
  const runs = Number(values.runs)
  if (pages.length === 0 || !(runs > 0)) {
    throw new Error('Nothing to measure: write for example "npm run bench -- --page /faq --runs 1"')
  }
  const site = await serveSite({ dir: distDir, port: 4500, brotli: true })
  const port = await freePort()
  const { args, ...options } = launchOptions(ensureChromium(report, true))
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    // Playwright switches off the back/forward cache, which is measured here.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const bench = { browser, port, site: site.url }
  try {
    const table: Record<string, Figures> = {}
    for (const page of pages) {
      const found = []
      for (let run = 0; run < runs; run++) found.push(await measure(bench, page, run))
      table[`${page} phone`] = medians(found.map(({ phone }) => phone))
      table[`${page} desktop`] = medians(found.map(({ desktop }) => desktop))
      report(page)
    }
    console.table(table)
    const missed = Object.entries(table).flatMap(([row, figures]) => missesOf(row, figures))
    for (const line of missed) report(line)
    if (missed.length > 0) process.exitCode = 1
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
})

/** One line per exceeded limit. A figure that could not be measured exceeds its limit. */
function missesOf(row: string, figures: Figures): string[] {
  return Object.entries(benchLimits)
    .filter(([name, most]) => name in figures && !((figures[name] ?? NaN) <= most))
    .map(([name, most]) => `✗ ${row}: ${name} is ${figures[name]}, the limit is ${most}`)
}

/** The median of each figure, to three decimals. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name] ?? NaN).toSorted((one, other) => one - other)
      return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))]
    }),
  )
}

type Bench = { browser: Browser; port: number; site: string }

/**
 * Visits a page by phone, and its twin, the same page without script files: the difference is what the app costs a
 * visitor. Visits it by desktop too, and times the way to it by a link.
 */
async function measure({ browser, port, site }: Bench, page: string, run: number) {
  const address = site + page.slice(1)
  const visitTwin = () => runLighthouse(address, { port, blockedUrlPatterns: ['*.js'] })
  // The machine's caches favour the second visit, so the order changes with each run.
  const early = run % 2 === 0 ? await visitTwin() : null
  const own = await runLighthouse(address, { port })
  const twin = early ?? (await visitTwin())
  const desktop = await runLighthouse(address, { port }, desktopConfig)
  const heading = await clickToHeading(browser, site + (page === '/' ? 'faq' : ''), page)
  return { phone: { ...own, ratio: own.paint / twin.paint }, desktop: { ...desktop, heading } }
}

/** Lighthouse's figures on a slow line and a slow processor, by default those of a phone. */
async function runLighthouse(url: string, how: Flags, device?: typeof desktopConfig) {
  const quiet = { logLevel: 'error', disableFullPageScreenshot: true } as const
  // Times are measured, not estimated from a quick visit.
  const found = await lighthouse(url, { ...how, ...quiet, throttlingMethod: 'devtools' }, device)
  if (!found || found.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}.`)
  const { audits, categories } = found.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  return {
    lostPoints: Math.max(...Object.values(categories).map(({ score }) => 100 - (score ?? 0) * 100)),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    notRestored: 1 - (audits['bf-cache']?.score ?? NaN),
  }
}

/** Milliseconds from the click on a link to the painting of the new heading, on a processor slowed four times. */
async function clickToHeading(browser: Browser, from: string, to: string): Promise<number> {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tab.goto(from)
  await appStarted(tab)
  const link = tab.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  await tab.waitForLoadState('networkidle')
  const milliseconds = await link.evaluate(async (element: HTMLElement) => {
    const [before, clicked] = [document.querySelector('h1')?.textContent, performance.now()]
    element.click()
    while ([before, undefined].includes(document.querySelector('h1')?.textContent))
      await new Promise(requestAnimationFrame)
    // The task after the next frame: the heading has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - clicked
  })
  await tab.context().close()
  return milliseconds
}
