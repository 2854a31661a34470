import type { Page } from '@playwright/test'
import { appStarted } from './appStarted.ts'
import { lazy } from '../../build/lib/lazy.ts'
import { axeFindings, axeSource, runAxe } from '../../build/render/axe.ts'
import { type AuditFinding, type Fault, sceneRule } from '../../build/render/findings.ts'
import {
  inLight,
  inLightOrDark,
  interactiveChecks,
  appliesTo,
  listRule,
  type OpenScene,
  passiveChecks,
  tabOrderRules,
} from './checks.ts'
import { tabForwards } from './keyboard.ts'
import { noteLocks } from './orientation.ts'
import { isFreshPage, type Scene } from './scenes.ts'
import { applyView, type View, views } from './views.ts'

/** A script that sets `window.audit`, the audit's functions in a page (inPage.ts). It runs in any browser. */
export const auditScript = lazy(async () => {
  // `bundle.ts` takes two seconds to load. Playwright's process that only lists the tests does not need it.
  const { bundle } = await import('../../build/lib/bundle.ts')
  return bundle('scripts/tools/audit/inPage/inPage.ts')
})

/** The result of checking a scene. */
export type SceneResult = {
  readonly findings: readonly AuditFinding[]
  /** The lists that were opened, by the texts of their buttons. */
  readonly lists: readonly string[]
}

/**
 * Checks a scene in its views. A scene that does not open is a finding, and so is a check that crashes.
 * @param site address of the site, with a slash at its end
 * @param wantedViews the views to check. A scene of narrow windows is only checked in the narrow views among them
 */
export async function checkScene(
  page: Page,
  scene: Scene,
  site: string,
  wantedViews: readonly View[] = views,
): Promise<SceneResult> {
  const devtools = await page.context().newCDPSession(page)
  const open: OpenScene = { page, devtools, scene, tabRegion: tabRegionOf(scene) }
  const record = new SceneRecord(scene)
  const sceneViews = wantedViews.filter(({ size: [width] }) => !scene.isNarrow || width < 1024)
  try {
    await noteLocks(page)
    const hasOpened = await checkUntouched(open, sceneViews, site, record)
    if (hasOpened) await checkInUse(open, sceneViews, record)
  } catch (error) {
    const message = String(error).slice(0, 300)
    record.add({ rule: sceneRule, criteria: [] }, [{ target: scene.region, message }])
  } finally {
    await devtools.detach()
  }
  return { findings: record.findings, lists: [...record.lists] }
}

/**
 * The region that the Tab key goes through. All fresh pages have the same header and footer. So the key goes through header and
 * footer on the home page, and only through the content of the other pages.
 */
function tabRegionOf(scene: Scene): string {
  if (!isFreshPage(scene)) return scene.region
  return scene.path === '/' ? 'body' : 'main'
}

/** Collects the findings in a scene, and the lists that were opened. */
class SceneRecord {
  readonly findings: AuditFinding[] = []
  readonly lists = new Set<string>()
  readonly #scene: Scene
  /** The name of the scene or, once a view was entered, the names of both: "menú abierto, 360 px, claro". */
  #where: string

  constructor(scene: Scene) {
    this.#scene = scene
    this.#where = scene.name
  }

  get location(): Pick<AuditFinding, 'path' | 'where'> {
    return { path: this.#scene.path, where: this.#where }
  }

  enter(view: View): void {
    this.#where = `${this.#scene.name}, ${view.name}`
  }

  /** Adds the faults that a rule of this project has found in the present view. */
  add({ rule, criteria }: Pick<AuditFinding, 'rule' | 'criteria'>, faults: readonly Fault[]): void {
    for (const fault of faults) {
      this.findings.push({ ...fault, ...this.location, rule: `propia ${rule}`, criteria })
    }
  }
}

function enterView({ page, devtools }: OpenScene, view: View, record: SceneRecord): Promise<void> {
  record.enter(view)
  return applyView(page, devtools, view)
}

/**
 * Opens the scene in its first view, and makes the checks of `checkView` in all views.
 * @returns whether the scene has opened. If not, that is recorded as a finding. A scene of narrow windows is not opened if all
 *   wanted views are wide
 */
async function checkUntouched(
  open: OpenScene,
  [firstView, ...otherViews]: readonly View[],
  site: string,
  record: SceneRecord,
): Promise<boolean> {
  const { page, scene } = open
  if (!firstView) return false
  await enterView(open, firstView, record)
  const hasAppeared = await openScene(page, scene, site)
  if (!hasAppeared) {
    // The audit presses the control with a key. If that opens nothing, the keyboard may not work (WCAG 2.1.1).
    const criteria = scene.control ? ['2.1.1'] : []
    record.add({ rule: sceneRule, criteria }, [{ target: scene.region, message: 'No aparece' }])
    return false
  }
  await checkView(open, firstView, record)
  for (const view of otherViews) {
    await enterView(open, view, record)
    await checkView(open, view, record)
  }
  return true
}

/** Makes the checks of a view that do not use the scene. The last one opens every list, and leaves it as it was. */
async function checkView(open: OpenScene, view: View, record: SceneRecord): Promise<void> {
  const { page, scene } = open
  await runAxeIn(open, view, record)
  for (const check of passiveChecks.filter((one) => appliesTo(one, scene, view))) {
    record.add(check, await check.run(open))
  }
  if (!appliesTo(listRule, scene, view)) return
  for (const list of await page.evaluate(() => window.audit.openLists())) {
    record.add(listRule, list.faults)
    record.lists.add(list.name)
  }
}

/** Runs axe in a view: its contrast rule in light and dark colours, and all its rules in light colours. */
async function runAxeIn(
  { page, scene: { region } }: OpenScene,
  view: View,
  record: SceneRecord,
): Promise<void> {
  if (inLightOrDark.has(view)) {
    // The page as it is, and then with the colours of hovered and pressed controls.
    for (const isPressed of [false, true]) {
      const contrastArguments = [region, isPressed] as const
      const results = await page.evaluate(
        (given) => window.audit.contrast(...given),
        contrastArguments,
      )
      record.findings.push(...axeFindings(results, record.location))
    }
  }
  if (inLight.has(view)) {
    const results = await runAxe(page, region)
    const isStrict = true
    record.findings.push(...axeFindings(results, record.location, isStrict))
  }
}

/**
 * Makes the checks that use the scene. A fresh page is checked in each view that a check asks for. Any other scene is checked
 * in its last view only, with all checks that are not for fresh pages.
 */
async function checkInUse(
  open: OpenScene,
  sceneViews: readonly View[],
  record: SceneRecord,
): Promise<void> {
  const { page, devtools, scene, tabRegion } = open
  const isFresh = isFreshPage(scene)
  const usedViews = isFresh ? sceneViews : sceneViews.slice(-1)
  for (const view of usedViews) {
    const checksTabOrder = isFresh ? view.checksTabOrder : true
    const checks = interactiveChecks.filter((check) =>
      isFresh ? appliesTo(check, scene, view) : !check.isForFreshPages,
    )
    if (!checksTabOrder && checks.length === 0) continue
    await enterView(open, view, record)
    if (checksTabOrder) {
      await reopen(page, scene)
      const { unseen, lost } = await tabForwards(page, devtools, tabRegion)
      record.add(tabOrderRules.unseen, unseen)
      record.add(tabOrderRules.lost, lost)
    }
    for (const check of checks) {
      await reopen(page, scene)
      record.add(check, await check.run(open))
    }
  }
}

/**
 * Opens a scene, and loads axe and `window.audit` into the page.
 * @returns whether the scene's region has appeared
 */
async function openScene(page: Page, scene: Scene, site: string): Promise<boolean> {
  const { path, now, steps, control, region } = scene
  page.setDefaultTimeout(15_000)
  await answerOtherSites(page, new URL(site).origin)
  const address = new URL(path.slice(1), site)
  address.search = `ahora=${new Date(now).toISOString().slice(0, 19)}Z`
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  // Two pages have no script: the one without network, and the thanks for a form that was sent without script.
  const hasScript = (await page.locator('script[type=module]').count()) > 0
  if (hasScript) await appStarted(page)
  await steps?.(page)
  if (control) await page.locator(control).first().press('Enter')
  const appearing = page.locator(region).first().waitFor()
  const hasAppeared = await appearing.then(() => true).catch(() => false)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(axeSource)
  await page.evaluate(await auditScript())
  return hasAppeared
}

/** Opens the scene again if its region is not visible any more, because a check has closed it or has scrolled the page. */
async function reopen(page: Page, { region, steps, control }: Scene): Promise<void> {
  if (await page.locator(region).first().isVisible()) return
  await steps?.(page)
  if (control) await page.locator(control).first().press('Enter')
  await page.locator(region).first().waitFor()
}

/** Answers requests to other sites on this machine, so that an audit sends nothing to them. */
async function answerOtherSites(page: Page, origin: string): Promise<void> {
  // The previous scene in this tab may have left routes.
  await page.context().unrouteAll()
  const answer = {
    contentType: 'text/html; charset=utf-8',
    // A frame needs a control. Otherwise the Tab key skips the frame in a full browser, where the frame has its own process.
    body: '<button>Aquí</button>',
    // Without this header the page could not read the answer to its form.
    headers: { 'Access-Control-Allow-Origin': '*' },
  }
  const isOther = (url: URL) => url.origin !== origin
  await page.context().route(isOther, (route) => route.fulfill(answer))
}
