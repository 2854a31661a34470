import { chromium } from '@playwright/test'
import { visit } from './tools/audit/visit.ts'
import { openEvent } from './build/derive/openEvent.ts'
import { addressOf, readBuiltSite } from './build/lib/built-site.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { serveSite } from './build/hosts/server.ts'
import { settingsOf } from './build/lib/settings.ts'

/** The most that a page may have of a figure, from that of its twin, because machines differ. NaN exceeds it. */
const limits = {
  firstPaint: (twin: number) => twin * 1.1,
  blocking: (twin: number) => twin + 300,
  press: () => 200, // A good score (https://web.dev/articles/inp).
  heading: (twin: number) => twin,
}

const settings = settingsOf(process.env, Date.now())

await runScript('bench', settings, async (report) => {
  const { navigation, pages } = openEvent(settings).content
  const paths = navigation.map(({ page = 'home', path = pages[page]?.path ?? '/' }) => path)
  const base = addressOf(readBuiltSite(settings.dist)).pathname
  const site = await serveSite({ dir: settings.dist, port: 4500, base, brotli: true })
  const browser = await chromium.launch({
    executablePath: ensureChromium(report, process.env.CHROME_PATH),
  })
  try {
    for (const path of scriptArguments.length > 0 ? scriptArguments : paths) {
      const measure = (asTwin: boolean) => visit(browser, site.url, path, asTwin)
      const visits: Awaited<ReturnType<typeof visit>>[][] = []
      for (let run = 0; run < 5; run++) visits.push([await measure(false), await measure(true)])
      for (const name of Object.keys(limits) as (keyof typeof limits)[]) {
        const [own = NaN, twin = NaN] = [0, 1].map((which) => {
          const figures = visits.map((pair) => pair[which]?.[name] ?? NaN)
          return Math.round(figures.toSorted((one, other) => one - other)[2] ?? NaN)
        })
        const isGood = own <= limits[name](twin)
        report(`${isGood ? '✓' : '✗'} ${path} ${name}: ${own} ms, its twin ${twin} ms`)
        if (!isGood) process.exitCode = 1
      }
    }
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
})
