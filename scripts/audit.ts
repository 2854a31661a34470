import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { resultsFolder } from './audit/model.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'

/** Where the auditor's report is written. It is not published with the site. */
const folder = 'reports/accessibility'

await runScript('audit', async (report) => {
  ensureChromium(report)
  const results = path.resolve('reports/audit')
  // The states below are those of a whole audit then.
  process.env[resultsFolder] = results
  // Reads the site here: if it is missing, one line says so. The test runner would print stacks.
  const { readAuditedSite } = await import('./audit/audited-site.ts')
  readAuditedSite()
  const { states } = await import('./audit/states.ts')
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  // Arguments after "npm run audit --" go to the test runner: -g "/faq", --ui …
  const args = ['test', '--config=scripts/audit', ...scriptArguments]
  const { exitCode } = await runTool('playwright', args, { shown: true })
  process.exitCode = exitCode
  const checked = readdirSync(results).length
  if (checked < states.length)
    return report(`${checked} of ${states.length} states were checked: too few for a report`)
  const { writeReport } = await import('./audit/report/write.ts')
  const { unjudged } = await import('./audit/verdict.ts')
  const { daysOld, readJudgements } = await import('./audit/judgements.ts')
  const { findings, verdicts } = writeReport(folder, results)
  for (const line of [...findings, ...unjudged(verdicts)]) report(line)
  const [oldest = ''] = readJudgements()
    .map(({ date }) => date)
    .toSorted()
  report(`the oldest judgement is from ${oldest}, ${daysOld(oldest, new Date())} days ago`)
  report(`${findings.length} findings; the auditor's report is in ${folder}`)
})
