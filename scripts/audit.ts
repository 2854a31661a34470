import { type Browser, chromium, type Page } from '@playwright/test'
import { linesOf } from './build/render/findings.ts'
import { addressOf, readBuiltSite } from './build/lib/builtSite.ts'
import { runScript, scriptArguments } from './build/lib/runScript.ts'
import { serveSite } from './build/hosts/server.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { checkScene, type SceneResult } from './tools/audit/checkScene.ts'
import { writeReport } from './tools/audit/report.ts'
import { scenesOfSite, type Scene } from './tools/audit/scenes.ts'
import { settingsOf } from './build/lib/settings.ts'
import { openEvent } from './build/derive/openEvent.ts'

/** The number of tabs that check scenes in parallel. More tabs would only wait for each other's screenshots. */
const tabCount = 2

/** The title of a scene in reports: "/faq · preguntas abiertas". */
const titleOf = ({ path, name }: Scene) => `${path} · ${name}`

const settings = settingsOf(process.env, Date.now())

await runScript('audit', settings, async (report, step) => {
  // `npm run audit -- /faq` checks only the scenes whose titles contain "/faq".
  const [partOfTitle = ''] = scriptArguments
  const allScenes = scenesOfSite(openEvent(settings).content, settings.dist)
  const scenes = allScenes.filter((scene) => titleOf(scene).includes(partOfTitle))
  if (scenes.length === 0) throw new Error(`There is no scene «${partOfTitle}».`)
  const publicAddress = addressOf(readBuiltSite(settings.dist))
  const base = publicAddress.pathname
  const server = await serveSite({ dir: settings.dist, port: 0, base })
  const executablePath = ensureChromium(report, settings.environment.CHROME_PATH)
  const browser = await chromium.launch({ executablePath })
  const results = new Map<Scene, SceneResult>()
  try {
    await checkInTabs(browser, scenes, async (page, scene) => {
      const check = () => checkScene(page, scene, server.url)
      results.set(scene, await step(titleOf(scene), check))
    })
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
  const findings = scenes.flatMap((scene) => results.get(scene)?.findings ?? [])
  for (const line of linesOf(findings)) report(line)
  if (findings.length > 0) process.exitCode = 1
  // The auditor's report is about the whole site, so an audit of some scenes writes no report.
  const isWholeAudit = partOfTitle === ''
  if (!isWholeAudit) return
  const browserName = `Chromium ${browser.version()}`
  const now = new Date(settings.now)
  const reportFolder = writeReport({ scenes, results, site: publicAddress.href, browserName, now })
  report(`the auditor's report is in ${reportFolder}`)
})

/** Checks each scene in one of several tabs. Each tab has its own browser context, because scenes change settings. */
async function checkInTabs(
  browser: Browser,
  scenes: readonly Scene[],
  check: (page: Page, scene: Scene) => Promise<void>,
): Promise<void> {
  const unchecked = [...scenes]
  const checkInTab = async () => {
    // Service workers are blocked: they would download pages to keep them, and no scene needs that.
    const page = await browser.newPage({ serviceWorkers: 'block' })
    for (let scene = unchecked.shift(); scene; scene = unchecked.shift()) await check(page, scene)
  }
  await Promise.all(Array.from({ length: tabCount }, checkInTab))
}
