import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { ensureChromium } from './lib/chromium.ts'
import { runScript } from './lib/run-script.ts'

const runner = createRequire(import.meta.url).resolve('@playwright/test/cli')

await runScript('audit', (report) => {
  ensureChromium(report)
  // What is written behind "npm run audit --" goes to the test runner: -g "/faq", --ui …
  const args = [runner, 'test', '--config=scripts/audit', ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  process.exitCode = status ?? 1
})
