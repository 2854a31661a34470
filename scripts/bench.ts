import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { appStarted } from './lib/app-started.ts'
import { paces } from './lib/budgets.ts'
import { filesBelow, readBuiltSite } from './lib/built-site.ts'
import { ensureChromium, launchOptions } from './lib/chromium.ts'
import { freePort } from './lib/free-port.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'
import { compressTexts } from './publish/compress.ts'

/** Scripts that run, and links that fetch them. Structured data is text that a page without script carries as well. */
const script =
  /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>\n?|<link\b(?=[^>]*(?:\brel="(?:modulepreload|prefetch)"|\bas="script"))[^>]*>\n?/g

/** Medians of what was measured; those that `paces` names have a limit. */
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
  const twinDir = await makeTwin()
  const site = await serveSite({ dir: distDir, port: 4500, brotli: true })
  const twin = await serveSite({ dir: twinDir, port: 4600, brotli: true })
  const port = await freePort()
  const { args, ...options } = launchOptions(ensureChromium(report, true))
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    // Playwright's own switches off what is measured.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const bench = { browser, port, site: site.url, twin: twin.url }
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
    await Promise.all([browser.close(), site.close(), twin.close()])
    rmSync(twinDir, { recursive: true })
  }
})

/** A line for each limit that was passed. A figure that could not be taken passes it. */
function missesOf(row: string, figures: Figures): string[] {
  return Object.entries(paces)
    .filter(([name, most]) => name in figures && !((figures[name] ?? NaN) <= most))
    .map(([name, most]) => `✗ ${row}: ${name} is ${figures[name]}, and may be ${most}`)
}

/** The middle one of each figure, to three decimals. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name] ?? NaN).toSorted((one, other) => one - other)
      return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))]
    }),
  )
}

/** The yardstick: the same site without any of its script. What the app costs a visitor is the difference. */
async function makeTwin(): Promise<string> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-twin-'))
  cpSync(distDir, dir, { recursive: true })
  for (const name of filesBelow(dir)) {
    if (/\.(?:js|br|gz)$/.test(name)) rmSync(path.join(dir, name))
  }
  for (const { file, html } of readBuiltSite(distDir).pages) {
    const bare = html.replace(script, '')
    if (bare === html) throw new Error(`${file} holds no script, so its twin would be itself.`)
    writeFileSync(path.join(dir, file), bare)
  }
  await compressTexts(dir)
  return dir
}

type Bench = Record<'site' | 'twin', string> & { browser: Browser; port: number }

/** A visit by phone, beside one of the twin; one by desktop, with the way to the page by a link. */
async function measure({ browser, port, site, twin }: Bench, page: string, run: number) {
  const visit = (root: string) => judge(root + page.slice(1), port)
  // The machine's caches favour the second of two: the order changes with each run.
  const early = run % 2 === 0 ? await visit(twin) : null
  const own = await visit(site)
  const bare = early ?? (await visit(twin))
  const desktop = await judge(site + page.slice(1), port, desktopConfig)
  const heading = await clickToHeading(browser, site + (page === '/' ? 'faq' : ''), page)
  return { phone: { ...own, ratio: own.paint / bare.paint }, desktop: { ...desktop, heading } }
}

/** What Lighthouse finds on a slow line and a slow processor, by default those of a phone. */
async function judge(url: string, port: number, device?: typeof desktopConfig) {
  const flags = { port, logLevel: 'error', disableFullPageScreenshot: true } as const
  // Times are measured, not estimated from a quick visit.
  const found = await lighthouse(url, { ...flags, throttlingMethod: 'devtools' }, device)
  if (!found || found.lhr.runtimeError) throw new Error(`Lighthouse could not judge ${url}.`)
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
  // The button is down for a moment, so that the frame that shows it pressed is drawn before the click.
  const [milliseconds] = await Promise.all([tab.evaluate(nextHeading), link.click({ delay: 80 })])
  await tab.context().close()
  return milliseconds
}

/** Runs in the page. */
function nextHeading() {
  return new Promise<number>((resolve) => {
    const before = document.querySelector('h1')?.textContent
    let clicked = NaN
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true })
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')?.textContent
      if (!heading || heading === before) return
      observer.disconnect()
      // The task after the next frame: the heading has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
