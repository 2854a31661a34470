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
  // `bundle.ts` takes two seconds to load, and Playwright's process that only lists the tests does not need it.
  const { bundle } = await import('../../build/lib/bundle.ts')
  return bundle('scripts/tools/audit/inPage/inPage.ts')
})

/** The findings of a scene, and the lists that were opened in it. */
export type SceneResult = {
  readonly findings: readonly AuditFinding[]
  /** The texts of the lists' buttons. */
  readonly lists: readonly string[]
}

/**
 * Checks a scene in its views. A scene that does not open is a finding, and so is a check that crashes.
 * @param site address of the site, with a slash at its end
 * @param wantedViews the views to check. For a scene of narrow windows (`isNarrow`), wide views are left out
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
  const narrowViews = wantedViews.filter(({ size: [width] }) => width < 1024)
  const sceneViews = scene.isNarrow ? narrowViews : wantedViews
  try {
    await noteLocks(page)
    const hasOpened = await openInFirstView(open, sceneViews[0], site, record)
    if (hasOpened) {
      await checkPassively(open, sceneViews, record)
      await checkInteractively(open, sceneViews, record)
    }
  } catch (error) {
    // The beginning of the message is enough: Playwright adds a long log of its calls.
    const message = String(error).slice(0, 300)
    record.add({ rule: sceneRule, criteria: [] }, [{ target: scene.region, message }])
  } finally {
    await devtools.detach()
  }
  return { findings: record.findings, lists: [...record.lists] }
}

/**
 * The region that the Tab key goes through. Header and footer are equal on all fresh pages. So the key goes through them on the
 * home page only, and on other pages through the content.
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
  /** The names of the scene and the view: "menú abierto, 360 px, claro". Before the first view, the scene's name alone. */
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

  /** Adds faults that a rule of this project has found in the current view. */
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
 * Opens the scene in its first view. A scene that does not appear is recorded as a finding.
 * @param firstView undefined for a scene of narrow windows if all wanted views are wide. The scene is then not opened
 * @returns whether the scene has opened
 */
async function openInFirstView(
  open: OpenScene,
  firstView: View | undefined,
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
  }
  return hasAppeared
}

/** Makes the checks that do not use the scene, in all views. */
async function checkPassively(
  open: OpenScene,
  sceneViews: readonly View[],
  record: SceneRecord,
): Promise<void> {
  for (const view of sceneViews) {
    // `openInFirstView` has entered the first view.
    const isEntered = view === sceneViews[0]
    if (!isEntered) await enterView(open, view, record)
    await checkView(open, view, record)
  }
}

/** Makes the passive checks in a view. The last one opens every list, and leaves it as it was. */
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

/** Runs axe in a view: the contrast rule in light and dark views, and all rules in light views. */
async function runAxeIn(
  { page, scene: { region } }: OpenScene,
  view: View,
  record: SceneRecord,
): Promise<void> {
  if (inLightOrDark.has(view)) {
    // First the page as it is, then with the colours of hovered and pressed controls.
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
 * Makes the checks that use the scene. A fresh page is checked in the views of each check. Any other scene is checked in its
 * last view only, by all checks that are not for fresh pages.
 */
async function checkInteractively(
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
  // A scene that does not open within 15 seconds is a finding.
  page.setDefaultTimeout(15_000)
  await answerOtherSites(page, new URL(site).origin)
  const address = new URL(path.slice(1), site)
  address.search = `ahora=${new Date(now).toISOString().slice(0, 19)}Z`
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  // Two pages have no script: the offline page, and the page of thanks after a form that was sent without script.
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

/** Opens the scene again if its region has gone, because a check has closed it or has scrolled the page. */
async function reopen(page: Page, { region, steps, control }: Scene): Promise<void> {
  if (await page.locator(region).first().isVisible()) return
  await steps?.(page)
  if (control) await page.locator(control).first().press('Enter')
  await page.locator(region).first().waitFor()
}

/** Answers requests to other sites on this machine, so that an audit sends nothing to them. */
async function answerOtherSites(page: Page, origin: string): Promise<void> {
  // A previous scene in this tab may have left its routes.
  await page.context().unrouteAll()
  const answer = {
    contentType: 'text/html; charset=utf-8',
    // The answer may be shown in a frame, which needs a control. In a full browser a frame has its own process, and the Tab key
    // skips it if it has no control.
    body: '<button>Aquí</button>',
    // With this header the page can read the answer to a form that it sends by script.
    headers: { 'Access-Control-Allow-Origin': '*' },
  }
  const isOther = (url: URL) => url.origin !== origin
  await page.context().route(isOther, (route) => route.fulfill(answer))
}
