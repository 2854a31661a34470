import { chromium } from '@playwright/test'
import { visit } from './audit/visit.ts'
import { loadContent } from './derive/loadContent.ts'
import { addressOf, readBuiltSite } from './lib/built-site.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

/** The most that a page may have of a figure, from that of its twin, because machines differ. NaN exceeds it. */
const limits = {
  firstPaint: (twin: number) => twin * 1.1,
  blocking: (twin: number) => twin + 300,
  // A good score (https://web.dev/articles/inp).
  press: () => 200,
  heading: (twin: number) => twin,
}

await runScript('bench', async (report) => {
  const { navigation, pages } = loadContent()
  const paths = navigation.map(({ page = 'home', path = pages[page]?.path ?? '/' }) => path)
  const [only = paths] = scriptArguments
  const base = addressOf(readBuiltSite(distDir)).pathname
  const site = await serveSite({ dir: distDir, port: 4500, base, brotli: true })
  const browser = await chromium.launch({ executablePath: ensureChromium(report) })
  try {
    for (const path of [only].flat()) {
      const visits: Awaited<ReturnType<typeof visit>>[][] = []
      for (let run = 0; run < 5; run++) {
        const twin = await visit(browser, site.url, path, true)
        visits.push([await visit(browser, site.url, path, false), twin])
      }
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
