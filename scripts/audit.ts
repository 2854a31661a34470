import { chromium } from '@playwright/test'
import { checkScene } from './tools/audit/check-scene.ts'
import { type AuditFinding, linesOf } from './build/render/findings.ts'
import { writeReport } from './tools/audit/report.ts'
import { auditScenes, type Scene } from './tools/audit/scenes.ts'
import { addressOf, readBuiltSite } from './build/lib/built-site.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { serveSite } from './build/hosts/server.ts'
import { settingsOf } from './build/lib/settings.ts'
import { openEvent } from './build/derive/openEvent.ts'

const titleOf = ({ path, name }: Scene) => `${path} · ${name}`

const settings = settingsOf(process.env, Date.now())

await runScript('audit', settings, async (report, step) => {
  const [only = ''] = scriptArguments
  const scenes = auditScenes(openEvent(settings).content, settings.dist).filter((scene) =>
    titleOf(scene).includes(only),
  )
  if (scenes.length === 0) throw new Error(`There is no scene «${only}».`)
  const { href, pathname: base } = addressOf(readBuiltSite(settings.dist))
  const site = await serveSite({ dir: settings.dist, port: 0, base })
  const browser = await chromium.launch({
    executablePath: ensureChromium(report, process.env.CHROME_PATH),
  })
  const findings: AuditFinding[] = []
  try {
    // A service worker would fill its storage for visits that never come.
    const tab = await browser.newPage({ serviceWorkers: 'block' })
    for (const scene of scenes)
      findings.push(...(await step(titleOf(scene), () => checkScene(tab, scene, site.url))))
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
  for (const line of linesOf(findings)) report(line)
  if (findings.length > 0) process.exitCode = 1
  if (!only)
    report(`the auditor's report is in ${writeReport(findings, href, new Date(settings.now))}`)
})
