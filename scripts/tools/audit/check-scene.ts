import type { Page } from '@playwright/test'
import { appStarted } from './app-started.ts'
import { once } from '../../build/lib/once.ts'
import { axeFindings, axeSource, runAxe } from '../../build/render/axe.ts'
import { type AuditFinding, type Fault, sceneRule } from '../../build/render/findings.ts'
import {
  inColour,
  inLight,
  isMade,
  listRule,
  looks,
  type Sight,
  uses,
  walkRules,
} from './checks.ts'
import { walkForwards } from './keyboard.ts'
import { noteLocks } from './orientation.ts'
import { isArrival, type Scene } from './scenes.ts'
import { look, type View, views } from './views.ts'

/** The audit's functions as a script that sets `window.audit` in a page of any engine. */
export const auditScript = once(async () => {
  // The module takes two seconds to load. Playwright's process that only lists the tests does not need it.
  const { bundle } = await import('../../build/lib/bundle.ts')
  return bundle('scripts/tools/audit/in-page/in-page.ts')
})

/**
 * Opens a scene.
 * @returns whether its region has appeared
 */
async function open(page: Page, { path, now, steps, control, region }: Scene, site: string) {
  page.setDefaultTimeout(15_000)
  await answerOtherSites(page, new URL(site).origin)
  const address = new URL(path.slice(1), site)
  address.search = `ahora=${new Date(now).toISOString().slice(0, 19)}Z`
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  // Two pages have no script: the one without network, and the thanks for a form that was sent without script.
  if (await page.locator('script[type=module]').count()) await appStarted(page)
  await steps?.(page)
  if (control) await page.locator(control).first().press('Enter')
  const appearing = page.locator(region).first().waitFor()
  const hasAppeared = await appearing.then(() => true).catch(() => false)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(axeSource)
  await page.evaluate(await auditScript())
  return hasAppeared
}

/** Opens the scene's region again, if it has closed because the focus left it. */
async function reopen(page: Page, { region, control }: Scene): Promise<void> {
  if (!control || (await page.locator(region).first().isVisible())) return
  await page.locator(control).first().press('Enter')
  await page.locator(region).first().waitFor()
}

/** Answers requests to other sites on this machine, so that an audit sends nothing to them. */
async function answerOtherSites(page: Page, origin: string): Promise<void> {
  await page.context().unrouteAll()
  const answer = {
    contentType: 'text/html; charset=utf-8',
    // A frame needs a control. Otherwise the Tab key skips it in a full browser, where it has a process of its own.
    body: '<button>Aquí</button>',
    headers: { 'Access-Control-Allow-Origin': '*' },
  }
  const isOther = (url: URL) => url.origin !== origin
  await page.context().route(isOther, (route) => route.fulfill(answer))
}

/** The findings in a scene, and the lists that were opened in it, by the texts of their buttons. */
export type SceneResult = {
  readonly findings: readonly AuditFinding[]
  readonly lists: readonly string[]
}

/**
 * Checks a scene in its views. A scene that does not open is a finding, and so is a check that crashes.
 * @param site address of the site, with a slash at its end
 */
export async function checkScene(
  page: Page,
  scene: Scene,
  site: string,
  wanted: readonly View[] = views,
): Promise<SceneResult> {
  const { path, name, control, isNarrow } = scene
  const findings: AuditFinding[] = []
  const lists = new Set<string>()
  const sceneViews = wanted.filter(({ size: [width] }) => !isNarrow || width < 1024)
  const devtools = await page.context().newCDPSession(page)
  // Header and footer are the same on all pages, so they are only checked on the home page.
  const wholePage = path === '/' ? 'body' : 'main'
  const sight: Sight = {
    page,
    devtools,
    scene,
    region: isArrival(scene) ? wholePage : scene.region,
  }
  let where = name
  const enter = (view: View) => {
    where = `${name}, ${view.name}`
    return look(page, devtools, view)
  }
  const record: Recorder = (rule, criteria, faults) => {
    for (const fault of faults)
      findings.push({ ...fault, path, where, rule: `propia ${rule}`, criteria })
  }
  try {
    await noteLocks(page)
    for (const [index, view] of sceneViews.entries()) {
      await enter(view)
      if (index === 0 && !(await open(page, scene, site))) {
        const fault = { target: scene.region, message: 'No aparece' }
        record(sceneRule, control ? ['2.1.1'] : [], [fault])
        return { findings, lists: [] }
      }
      findings.push(...(await axeFindingsIn(sight, view, where)))
      for (const check of looks.filter((one) => isMade(one, scene, view)))
        record(check.rule, check.criteria, await check.run(sight))
      if (!isMade(listRule, scene, view)) continue
      for (const list of await page.evaluate(() => window.audit.openLists())) {
        record(listRule.rule, listRule.criteria, list.faults)
        lists.add(list.name)
      }
    }
    // An arrival is walked through in several views, any other scene in its last view.
    for (const view of isArrival(scene) ? sceneViews : sceneViews.slice(-1)) {
      const isWalked = view.isWalked || !isArrival(scene)
      const checks = uses.filter((one) =>
        isArrival(scene) ? isMade(one, scene, view) : !one.isForArrivals,
      )
      if (!isWalked && checks.length === 0) continue
      await enter(view)
      if (isWalked) {
        const { unseen, lost } = await walkForwards(page, devtools, sight.region)
        record(walkRules.unseen.rule, walkRules.unseen.criteria, unseen)
        record(walkRules.lost.rule, walkRules.lost.criteria, lost)
      }
      for (const check of checks) {
        await reopen(page, scene)
        record(check.rule, check.criteria, await check.run(sight))
      }
    }
  } catch (error) {
    record(sceneRule, [], [{ target: scene.region, message: String(error).slice(0, 300) }])
  } finally {
    await devtools.detach()
  }
  return { findings, lists: [...lists] }
}

/** Adds the faults that a rule has found in the present view to the findings. */
type Recorder = (rule: string, criteria: readonly string[], faults: readonly Fault[]) => void

/** Findings of axe in a view: contrast in light and dark colours, and all other rules in light ones only. */
async function axeFindingsIn(
  { page, scene: { path, region } }: Sight,
  view: View,
  where: string,
): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = []
  if (inColour.has(view))
    for (const isPressed of [false, true]) {
      const contrastArguments = [region, isPressed] as const
      const results = await page.evaluate(
        (args) => window.audit.contrast(...args),
        contrastArguments,
      )
      findings.push(...axeFindings(results, { path, where }))
    }
  if (inLight.has(view))
    findings.push(...axeFindings(await runAxe(page, region), { path, where }, true))
  return findings
}
