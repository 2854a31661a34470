import { accessSync, constants, mkdirSync } from 'node:fs'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { distDir } from './lib/work-folder.ts'

await runScript('audit', async (report) => {
  const { readAuditedSite } = await import('./audit/audited-site.ts')
  ensureChromium(report)
  // What is missing is told here in a line; the test runner would print stacks.
  readAuditedSite(distDir)
  mkdirSync('reports', { recursive: true })
  accessSync('reports', constants.W_OK)
  // What is written behind "npm run audit --" goes to the test runner: -g "/faq", --ui …
  const args = ['test', '--config=scripts/audit', ...scriptArguments]
  process.exitCode = (await runTool('playwright', args, { shown: true })).exitCode
})
