import { writeFileSync } from 'node:fs'
import { readOptions } from './bench/options.ts'
import { isStale } from './bench/freshness.ts'
import { exitCodeFor, judge, missedGoals } from './bench/goals.ts'
import { reportDir } from './bench/kept.ts'
import { writeReadme } from './bench/readme-section.ts'
import { reportPage } from './bench/report/page.ts'
import { isComplete } from './bench/results.ts'
import { runBench } from './bench/run.ts'
import { cellsOf, textTable } from './bench/text-table.ts'
import { nameOf } from './bench/wording.ts'
import { buildSite, distDir } from './build/build-site.ts'
import { ensureFullChromium } from './lib/chromium.ts'
import { runScript } from './lib/run-script.ts'

await runScript('bench', async (report, step) => {
  const options = readOptions(process.argv.slice(2))
  const executable = ensureFullChromium(report)
  if (isStale(distDir)) await buildSite(report, step)
  const { results, failed } = await runBench(distDir, executable, options, report)
  const rows = judge(results)

  writeFileSync(`${reportDir}/index.html`, reportPage(rows, results, distDir))
  if (!options.quick && failed.length === 0 && isComplete(results)) {
    writeReadme('README.md', rows, results)
  }

  const table = textTable([
    ['what', 'goal', 'site', 'twin', ''],
    ...rows.map((row) => cellsOf(row, 'en')),
  ])
  for (const line of table.split('\n')) report(line)
  for (const { id, details } of missedGoals(rows)) {
    if (details.length > 0) report(`${nameOf(id, 'en')}: ${details.join(', ')}`)
  }
  report(`${reportDir}/index.html shows all figures`)
  if (failed.length > 0) {
    throw new Error(`Not measured: try again with --only=${failed.join(',')}; the rest is kept.`)
  }
  process.exitCode = exitCodeFor(rows)
})
