import { chromium } from '@playwright/test'
import { checkState } from './audit/check-state.ts'
import { type AuditFinding, linesOf } from './audit/findings.ts'
import { writeReport } from './audit/report.ts'
import { auditStates } from './audit/states.ts'
import { readBuiltSite } from './lib/built-site.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

await runScript('audit', async (report, step) => {
  const [only = ''] = scriptArguments
  const states = auditStates().filter(({ path, name }) => `${path} · ${name}`.includes(only))
  if (states.length === 0) throw new Error(`There is no state «${only}».`)
  const home = readBuiltSite(distDir).pages.find(({ path }) => path === '/')?.document
  // The address that the site was built for.
  const address = home?.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  const site = await serveSite({ dir: distDir, port: 0, base: new URL(address).pathname })
  const browser = await chromium.launch({ executablePath: ensureChromium(report) })
  const findings: AuditFinding[] = []
  try {
    // A service worker would fill its storage for visits that never come.
    const tab = await browser.newPage({ serviceWorkers: 'block' })
    for (const state of states) {
      const { path, name } = state
      findings.push(...(await step(`${path} · ${name}`, () => checkState(tab, state, site.url))))
    }
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
  for (const line of linesOf(findings)) report(line)
  if (findings.length > 0) process.exitCode = 1
  if (!only) report(`the auditor's report is in ${writeReport(findings, address)}`)
})
