import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { wholeMatrix } from './audit/views.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { distDir } from './lib/work-folder.ts'

/** Where the auditor's report is written. It is not published with the site. */
const folder = 'reports/accessibility'

const runFile = path.resolve('reports/audit.json')

await runScript('audit', async (report) => {
  process.env[wholeMatrix] = 'true'
  const { readAuditedSite } = await import('./audit/audited-site.ts')
  ensureChromium(report)
  // What is missing is told here in a line; the test runner would print stacks.
  readAuditedSite(distDir)
  if (scriptArguments.includes('--judged')) {
    const { renewJudgements } = await import('./audit/judgements.ts')
    const changed = renewJudgements(readAuditedSite(distDir))
    return report(`judged as they are now: ${changed.join(', ') || 'no page is another'}`)
  }
  if (scriptArguments.includes('--orca')) {
    const { hearSite } = await import('./audit/orca.ts')
    return hearSite(folder, report)
  }
  mkdirSync('reports', { recursive: true })
  rmSync(runFile, { force: true })
  // What is written behind "npm run audit --" goes to the test runner: -g "/faq", --ui …
  const args = ['test', '--config=scripts/audit', ...scriptArguments]
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: runFile }
  const { exitCode } = await runTool('playwright', args, { env, shown: true })
  const { readResults } = await import('./audit/results.ts')
  const { results, tests } = readResults(runFile)
  if (results.length === 0) throw new Error('Nothing was checked.')
  const { writeReport } = await import('./audit/report/write.ts')
  const { unjudged } = await import('./audit/verdict.ts')
  const { findings, limits, verdicts } = writeReport(folder, results, tests)
  for (const line of findings) report(line)
  for (const line of limits ? [limits] : unjudged(verdicts)) report(line)
  report(`${findings.length} findings; the auditor's report is in ${folder}`)
  process.exitCode = exitCode
})
