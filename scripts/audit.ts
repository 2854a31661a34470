import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'

/** Where the auditor's report is written. It is not published with the site. */
const folder = 'reports/accessibility'

await runScript('audit', async (report) => {
  ensureChromium(report)
  // Reads the site here: if it is missing, one line says so. The test runner would print stacks.
  const { readAuditedSite } = await import('./audit/audited-site.ts')
  const pages = readAuditedSite()
  if (scriptArguments.includes('--judged')) {
    const { renewJudgements } = await import('./audit/judgements.ts')
    const changed = renewJudgements(pages)
    return report(`pages with a new hash: ${changed.join(', ') || 'none'}`)
  }
  const { resultsFolder, states } = await import('./audit/states.ts')
  const results = path.resolve('reports/audit')
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  // Arguments after "npm run audit --" go to the test runner: -g "/faq", --ui …
  const args = ['test', '--config=scripts/audit', ...scriptArguments]
  const env = { ...process.env, [resultsFolder]: results }
  const { exitCode } = await runTool('playwright', args, { env, shown: true })
  process.exitCode = exitCode
  const checked = readdirSync(results).length
  if (checked < states.length)
    return report(`${checked} of ${states.length} states were checked: too few for a report`)
  const { writeReport } = await import('./audit/report/write.ts')
  const { unjudged } = await import('./audit/verdict.ts')
  const { findings, verdicts } = writeReport(folder, results)
  for (const line of [...findings, ...unjudged(verdicts)]) report(line)
  report(`${findings.length} findings; the auditor's report is in ${folder}`)
})
