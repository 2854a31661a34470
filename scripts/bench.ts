import { chromium } from '@playwright/test'
import { openEvent } from './build/derive/openEvent.ts'
import { addressOf, readBuiltSite } from './build/lib/builtSite.ts'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { settingsOf } from './build/lib/settings.ts'
import { serveSite } from './build/hosts/server.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { type Metrics, visit } from './tools/audit/visit.ts'

/**
 * The limit of each metric in milliseconds. Machines differ in speed, so most limits depend on the same metric of the page
 * without script. A metric that the browser does not measure is NaN. It counts as over its limit, because no comparison with
 * NaN is true.
 */
const limits: Readonly<Record<keyof Metrics, (scriptFree: number) => number>> = {
  firstPaint: (scriptFree) => scriptFree * 1.1,
  blocking: (scriptFree) => scriptFree + 300,
  press: () => 200, // The limit of a good score (https://web.dev/articles/inp).
  heading: (scriptFree) => scriptFree * 1.1,
}

const metrics = Object.keys(limits) as (keyof Metrics)[]

/** The number of visits to each page with script, and also of those without script. */
const rounds = 5

const settings = settingsOf(process.env, Date.now())

await runScript('bench', settings, async (report) => {
  const { navigation, pages } = openEvent(settings).content
  // A link of the menu has the identifier of a page (`page`), or the path of a text page (`path`).
  const pathsInMenu = navigation.map(({ page, path }) => {
    const sitePage = page && pages[page]
    return path ?? sitePage?.path ?? '/'
  })
  const paths = scriptArguments.length > 0 ? scriptArguments : pathsInMenu
  const base = addressOf(readBuiltSite(settings.dist)).pathname
  const site = await serveSite({ dir: settings.dist, port: 4500, base, brotli: true })
  const browser = await chromium.launch({
    executablePath: ensureChromium(report, settings.environment.CHROME_PATH),
  })
  try {
    for (const path of paths) {
      const withScript: Metrics[] = []
      const scriptFree: Metrics[] = []
      // Visits with and without script alternate, so that a busy moment of the machine slows both.
      for (let round = 0; round < rounds; round++) {
        withScript.push(await visit(browser, site.url, path))
        scriptFree.push(await visit(browser, site.url, path, { isScriptFree: true }))
      }
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
    await Promise.all([browser.close(), site.close()])
  }
})

/** The median of a metric in several visits, in whole milliseconds. */
function medianOf(visits: readonly Metrics[], name: keyof Metrics): number {
  const sorted = visits.map((one) => one[name]).toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN)
}
