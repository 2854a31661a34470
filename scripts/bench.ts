import { type Browser, chromium } from '@playwright/test'
import { openEvent } from './build/derive/openEvent.ts'
import { addressOf, readBuiltSite } from './build/lib/builtSite.ts'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { serveSite } from './build/hosts/server.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { type Metrics, visit } from './tools/audit/visit.ts'

/**
 * The limit of each metric in milliseconds. Machines differ in speed, so most limits depend on a baseline: the metric of the
 * script-free page, the page with its scripts blocked. A metric that the browser does not measure is NaN. It counts as over its
 * limit, because no comparison with NaN is true.
 */
const limits: Readonly<Record<keyof Metrics, (baseline: number) => number>> = {
  // A tenth for the noise of the machine (docs/performance.md).
  firstPaint: (baseline) => baseline * 1.1,
  // While the app starts, it may block the page for 300 ms in all.
  blocking: (baseline) => baseline + 300,
  // The limit of a good score (https://web.dev/articles/inp).
  press: () => 200,
  heading: (baseline) => baseline * 1.1,
}

const metrics = Object.keys(limits) as (keyof Metrics)[]

/** The number of rounds. In each round a page is visited twice, with and without script. */
const rounds = 5

const settings = settingsOf(process.env, Date.now())

await runScript('bench', settings, async (report) => {
  const { navigation, pages } = openEvent(settings).content
  // A link of the menu has the path of a text page (`path`), or the identifier of any other page (`page`).
  const pathsInMenu = navigation.map(({ page, path }) => {
    const linkedPage = page && pages[page]
    return path ?? linkedPage?.path ?? '/'
  })
  const paths = scriptArguments.length > 0 ? scriptArguments : pathsInMenu
  const base = addressOf(readBuiltSite(settings.dist)).pathname
  const server = await serveSite({ dir: settings.dist, port: 4500, base, brotli: true })
  const browser = await chromium.launch({
    executablePath: ensureChromium(report, settings.environment.CHROME_PATH),
  })
  try {
    for (const path of paths) {
      const { withScript, scriptFree } = await measure(browser, server.url, path)
      for (const name of metrics) {
        const measured = medianOf(withScript, name)
        const baseline = medianOf(scriptFree, name)
        const isGood = measured <= limits[name](baseline)
        const sign = isGood ? '✓' : '✗'
        report(`${sign} ${path} ${name}: ${measured} ms, without script ${baseline} ms`)
        if (!isGood) process.exitCode = 1
      }
    }
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
})

/** Visits a page several times with script, and as often without. */
async function measure(browser: Browser, root: string, path: string) {
  const withScript: Metrics[] = []
  const scriptFree: Metrics[] = []
  // Visits with and without script alternate, so that a busy moment of the machine slows both.
  for (let round = 0; round < rounds; round++) {
    withScript.push(await visit(browser, root, path))
    scriptFree.push(await visit(browser, root, path, { isScriptFree: true }))
  }
  return { withScript, scriptFree }
}

/** The median of a metric in several visits, in whole milliseconds. */
function medianOf(visits: readonly Metrics[], name: keyof Metrics): number {
  const sorted = visits.map((metricsOfVisit) => metricsOfVisit[name]).toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return Math.round(sorted[middle] ?? NaN)
}
