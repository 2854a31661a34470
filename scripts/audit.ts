import { type Browser, chromium } from '@playwright/test'
import { linesOf } from './build/render/findings.ts'
import { addressOf, readBuiltSite } from './build/lib/built-site.ts'
import { runScript, scriptArguments } from './build/lib/run-script.ts'
import { serveSite } from './build/hosts/server.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { checkScene, type SceneResult } from './tools/audit/check-scene.ts'
import { writeReport } from './tools/audit/report.ts'
import { auditScenes, type Scene } from './tools/audit/scenes.ts'
import { settingsOf } from './build/lib/settings.ts'
import { openEvent } from './build/derive/openEvent.ts'

/** Scenes that are looked at at once. More than two processors would wait for each other's pictures. */
const tabs = 2

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
  const executablePath = ensureChromium(report, settings.environment.CHROME_PATH)
  const browser = await chromium.launch({ executablePath })
  const results = new Map<Scene, SceneResult>()
  try {
    await inTabs(browser, scenes, async (page, scene) => {
      const check = () => checkScene(page, scene, site.url)
      results.set(scene, await step(titleOf(scene), check))
    })
  } finally {
    await Promise.all([browser.close(), site.close()])
  }
  const findings = scenes.flatMap((scene) => results.get(scene)?.findings ?? [])
  for (const line of linesOf(findings)) report(line)
  if (findings.length > 0) process.exitCode = 1
  if (only) return
  const browserName = `Chromium ${browser.version()}`
  const run = { scenes, results, site: href, browserName, now: new Date(settings.now) }
  report(`the auditor's report is in ${writeReport(run)}`)
})

type Page = Awaited<ReturnType<Browser['newPage']>>

/** Does the work of each scene in one of a few tabs. Each has a context of its own, as the work changes its settings. */
async function inTabs(
  browser: Browser,
  scenes: readonly Scene[],
  work: (page: Page, scene: Scene) => Promise<void>,
): Promise<void> {
  const left = [...scenes]
  const workThrough = async () => {
    // A service worker would fill its storage for visits that never come.
    const page = await browser.newPage({ serviceWorkers: 'block' })
    for (let scene = left.shift(); scene; scene = left.shift()) await work(page, scene)
  }
  await Promise.all(Array.from({ length: tabs }, workThrough))
}
