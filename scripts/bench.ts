import { mkdirSync, writeFileSync } from 'node:fs'
import { readOptions } from './bench/options.ts'
import { isStale } from './bench/freshness.ts'
import { exitCodeFor, judge, missedGoals } from './bench/goals.ts'
import { writeReadme } from './bench/readme-section.ts'
import { reportPage } from './bench/report/page.ts'
import { runBench } from './bench/run.ts'
import { cellsOf, textTable } from './bench/text-table.ts'
import { nameOf } from './bench/wording.ts'
import { buildSite, distDir } from './build-site.ts'
import { ensureFullChromium } from './chromium.ts'
import { runScript } from './run-script.ts'

const reportDir = 'reports/performance'

await runScript('bench', async (report) => {
  const options = readOptions(process.argv.slice(2))
  const executable = ensureFullChromium(report)
  if (isStale(distDir)) await buildSite(report)
  const results = await runBench(distDir, executable, options, report)
  const rows = judge(results)

  mkdirSync(reportDir, { recursive: true })
  writeFileSync(`${reportDir}/results.json`, JSON.stringify({ rows, ...results }, null, 2))
  writeFileSync(`${reportDir}/index.html`, reportPage(rows, results, distDir))
  if (options.complete) writeReadme('README.md', rows, results)

  const table = textTable([
    ['what', 'goal', 'site', 'twin', ''],
    ...rows.map((row) => cellsOf(row, 'en')),
  ])
  for (const line of table.split('\n')) report(line)
  for (const { id, details } of missedGoals(rows)) {
    if (details.length > 0) report(`${nameOf(id, 'en')}: ${details.join(', ')}`)
  }
  report(`${reportDir}/index.html shows all figures`)
  process.exitCode = exitCodeFor(rows)
})
