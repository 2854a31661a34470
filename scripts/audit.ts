import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { loadContent } from './content/loadContent.ts'
import { resultsFolder } from './audit/results.ts'
import { readBuiltSite } from './lib/built-site.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { distDir } from './lib/work-folder.ts'

await runScript('audit', async (report) => {
  ensureChromium(report)
  // Reads both here: if something is wrong with them, a few lines say so. The test runner would print stacks.
  loadContent()
  readBuiltSite(distDir)
  const results = path.resolve('reports/audit')
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  // The states are those of a whole audit then, in the test runner and in the report.
  process.env[resultsFolder] = results
  // Arguments after "npm run audit --" go to the test runner: -g "/faq", --ui …
  const args = ['test', '--config=scripts/audit', ...scriptArguments]
  const { exitCode } = await runTool('playwright', args, { shown: true })
  process.exitCode = exitCode
  const { writeReport } = await import('./audit/report.ts')
  for (const line of writeReport(results)) report(line)
})
