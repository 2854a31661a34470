import { writeFileSync } from 'node:fs'
import { isMet, reasonsOf } from './bench/goals.ts'
import { judge } from './bench/judge.ts'
import { readOptions } from './bench/options.ts'
import { markdown, writeReadme } from './bench/readme.ts'
import { benchReport } from './bench/report/page.ts'
import { isComplete, reportDir } from './bench/results.ts'
import { goalsTable, growthTable } from './bench/wording.ts'
import { ensureFullChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { distDir } from './lib/work-folder.ts'

await runScript('bench', async (report, step) => {
  const { buildSite } = await import('./build/build-site.ts')
  const { runBench } = await import('./bench/run.ts')
  const options = readOptions(scriptArguments)
  const executable = ensureFullChromium(report)
  await buildSite(report, step)
  const { results, failed } = await runBench(distDir, executable, options, report)
  const rows = judge(results)

  writeFileSync(`${reportDir}/index.html`, benchReport(rows, results))
  if (!options.quick && failed.length === 0 && isComplete(results)) {
    writeReadme('scripts/bench/README.md', rows, results)
  }

  const tables = [goalsTable(rows), growthTable(results.growth ?? [])]
  for (const table of tables.filter(({ length }) => length > 1)) {
    for (const line of markdown(table).split('\n')) report(line)
  }
  for (const reason of reasonsOf(rows)) report(reason)
  report(`${reportDir}/index.html shows all figures`)
  if (failed.length > 0) {
    throw new Error(`Not measured: try again with --only=${failed.join(',')}; the rest is kept.`)
  }
  if (!rows.every(isMet)) process.exitCode = 1
})
