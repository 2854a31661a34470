import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { appStarted } from './lib/app-started.ts'
import { readBuiltSite } from './lib/built-site.ts'
import { ensureChromium, launchOptions } from './lib/chromium.ts'
import { freePort } from './lib/free-port.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

/** Medians of the measured values. */
type Figures = Readonly<Record<string, number>>

/** A row of Lighthouse's details; times are in milliseconds. */
type Row = { readonly url?: string; readonly group?: string; readonly duration: number }

/** The most that a page may have of a figure, from that of its twin, because machines differ; times are in milliseconds. */
const limits = {
  blocking: (twin) => twin + 60,
  /** Points of Lighthouse's mark for speed. */
  lostPoints: (twin) => twin + 1,
  firstPaint: (twin) => twin * 1.03,
  /** On a processor slowed four times. */
  longest: () => 200,
  /** From the click on a link to the new heading; the twin's is the browser's own share. */
  heading: (twin) => twin * 2,
  /** Cumulative layout shift, in its own unit. */
  shift: () => 0,
  /** 1 if the back/forward cache does not keep the page. */
  notRestored: () => 0,
} satisfies Record<string, (twin: number) => number>

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
  try {
    const table: Record<string, Figures> = {}
    for (const page of pages) {
      const visits = { page: [] as Figures[], twin: [] as Figures[] }
      for (let run = 0; run < runs; run++) {
        // The machine's caches favour the second visit, so the order changes with each run.
        for (const who of run % 2 === 0
          ? (['twin', 'page'] as const)
          : (['page', 'twin'] as const)) {
          const url = site.url + page.slice(1)
          const heading = await clickToHeading(browser, site.url, page, who === 'twin')
          const { longestOf, ...marks } = await runLighthouse(url, port, who === 'twin')
          visits[who].push({ ...marks, heading })
          if (who === 'page') report(`${page}: its longest task is that of ${longestOf}`)
        }
      }
      table[page] = medians(visits.page)
      table[`${page} twin`] = medians(visits.twin)
    }
    console.table(table)
    const missed = pages.flatMap((page) => missesOf(page, table[page], table[`${page} twin`]))
    const [home = NaN, programme = NaN] = ['/', '/programa'].map(
      (page) => table[`${page} twin`]?.blocking,
    )
    if (home > limits.blocking(programme))
      missed.push('✗ /: its twin blocks longer than that of /programa')
    for (const line of missed) report(line)
    if (missed.length === 0) report('every page keeps every limit')
    if (missed.length > 0) process.exitCode = 1
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
})

/** One line per exceeded limit. A figure that could not be measured exceeds its limit. */
function missesOf(page: string, own: Figures = {}, twin: Figures = {}): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const [figure, most] = [own[name] ?? NaN, limit(twin[name] ?? NaN)]
    return figure <= most ? [] : [`✗ ${page}: ${name} is ${figure}, the limit is ${most}`]
  })
}

/** The median of each figure, to two decimals. */
function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name] ?? NaN).toSorted((one, other) => one - other)
      return [name, Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(2))]
    }),
  )
}

/** Lighthouse's figures on the slow line and the slow processor of a phone, and the file whose task is the longest. */
async function runLighthouse(url: string, port: number, asTwin: boolean) {
  const found = await lighthouse(url, {
    port,
    logLevel: 'error',
    disableFullPageScreenshot: true,
    // Times are measured, not estimated from a quick visit.
    throttlingMethod: 'devtools',
    ...(asTwin && { blockedUrlPatterns: ['*.js'] }),
  })
  if (!found || found.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${found?.lhr.runtimeError?.message}`)
  const { audits, categories } = found.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  const rows = (audit: string) =>
    (audits[audit]?.details as { items?: readonly Row[] } | undefined)?.items ?? []
  const spent = (name: string) =>
    rows('mainthread-work-breakdown').find(({ group }) => group === name)?.duration ?? 0
  // The longest first; tasks below 50 ms are not listed.
  const [longest] = rows('long-tasks')
  return {
    longestOf: longest?.url?.split('/').at(-1) || 'the page itself',
    longest: longest?.duration ?? 0,
    work: value('mainthread-work-breakdown'),
    evaluation: spent('scriptEvaluation'),
    layout: spent('styleLayout'),
    elements: value('dom-size'),
    lostPoints: 100 - (categories.performance?.score ?? NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speed: value('speed-index'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    notRestored: 1 - (audits['bf-cache']?.score ?? NaN),
  }
}

/**
 * Milliseconds from the click on a link to the painting of the new heading, on a processor slowed four times.
 * @param asTwin the same page is put in place at once, without the app: the browser's own share
 */
async function clickToHeading(
  browser: Browser,
  root: string,
  to: string,
  asTwin: boolean,
): Promise<number> {
  // The policy of the pages allows no other script to write HTML.
  const tab = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    bypassCSP: asTwin,
  })
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (asTwin) await tab.route('**/*.js', (route) => route.abort())
  await tab.goto(root + (to === '/' ? 'faq' : ''))
  if (!asTwin) await appStarted(tab)
  const link = tab.locator(`a[href="${to}"]:visible`).first()
  await link.hover()
  await tab.waitForLoadState('networkidle')
  if (asTwin) await link.evaluate(putPageThere)
  const milliseconds = await link.evaluate(async (element: HTMLElement) => {
    const [before, clicked] = [document.querySelector('h1')?.textContent, performance.now()]
    element.click()
    do await new Promise(requestAnimationFrame)
    while ([before, undefined].includes(document.querySelector('h1')?.textContent))
    // The first task after the frame that has the heading: it has been painted.
    return scheduler.postTask(() => performance.now() - clicked, { priority: 'user-blocking' })
  })
  await tab.context().close()
  return milliseconds
}

/**
 * Runs in the page: a click on the link then puts the content of its page, with that page's styles, in place of this one's,
 * whose pictures are all drawn, as the app leaves them (src/browser/pictures.ts).
 */
async function putPageThere(link: HTMLAnchorElement) {
  for (const picture of document.querySelectorAll<SVGElement>('svg')) picture.dataset.drawn = ''
  const html = await (await fetch(link.href)).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const style of document.querySelectorAll('head style')) style.remove()
  document.head.append(...page.querySelectorAll('head style'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    document.querySelector('main')?.replaceWith(...page.querySelectorAll('main'))
  })
  // The present page is laid out by the other one's styles before the click.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
