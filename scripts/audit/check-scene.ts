import type { Locator, Page } from '@playwright/test'
import { appStarted } from '../lib/app-started.ts'
import { axeFindings, runAxe } from './axe.ts'
import { type AuditFinding, type Fault, sceneRule } from './findings.ts'
import { inject } from './inject.ts'
import { walk } from './keyboard.ts'
import type { Scene } from './scenes.ts'
import { isOfColour, look, type View, views } from './views.ts'

/** Refuses every request that would leave the machine: an audit tells nobody anything. */
async function refuseOthers(page: Page, origin: string) {
  await page.unrouteAll()
  const isOther = (url: URL) => url.origin !== new URL(origin).origin
  await page.route(isOther, (route) => route.abort('blockedbyclient'))
}

const appears = (one: Locator, timeout?: number) =>
  one.waitFor({ timeout }).then(
    () => true,
    () => false,
  )

/** Opens a scene. @returns what is missing, and the criteria that it fails */
async function enter(page: Page, { path, now, steps, control, part }: Scene, origin: string) {
  page.setDefaultTimeout(15_000)
  await refuseOthers(page, origin)
  const address = new URL(path.slice(1), origin)
  address.search = `ahora=${new Date(now).toISOString().slice(0, 19)}Z`
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  // The page without network, and the thanks for a form that was sent without script, have none.
  const hasApp = await page.locator('script[type=module]').count()
  if (hasApp) await appStarted(page)
  await steps?.(page)
  if (control) {
    const pressed = page.locator(control).first()
    if (!(await appears(pressed, 5000)))
      return { criteria: [], target: control, message: 'No está lo que hay que pulsar' }
    await pressed.press('Enter')
  }
  if (!(await appears(page.locator(part).first())))
    return { criteria: control ? ['2.1.1'] : [], target: part, message: 'No aparece' }
  for (const frame of page.frames()) await frame.waitForLoadState()
  await inject(page)
  return null
}

/** Controls that one window lacks and another one shows: no action depends on window, zoom or letter (WCAG 1.4.4). */
async function lostControls(page: Page, lookAt: (view: View) => Promise<void>): Promise<Fault[]> {
  const shown: [string, string[]][] = []
  for (const view of views.filter((one) => !isOfColour(one))) {
    await lookAt(view)
    shown.push([view.name, await page.evaluate(() => window.audit.shownControls())])
  }
  const all = [...new Set(shown.flatMap(([, controls]) => controls))]
  return shown.flatMap(([name, controls]) =>
    all
      .filter((target) => !controls.includes(target))
      .map((target) => ({ target, message: `Falta en «${name}», y en otra ventana está` })),
  )
}

/** Checks a scene in its views. A scene that does not open is a finding, and so is a check that crashes. */
export async function checkScene(
  page: Page,
  scene: Scene,
  origin: string,
  looks: readonly View[] = views,
): Promise<AuditFinding[]> {
  const { path, name, part, walked, isNarrow } = scene
  const findings: AuditFinding[] = []
  const seen = looks.filter(({ size: [width] }) => !isNarrow || width < 1024)
  const walks = part === 'html' ? seen.filter(({ isWalked }) => isWalked) : seen.slice(-1)
  const devtools = await page.context().newCDPSession(page)
  let where = name
  const lookAt = (view: View) => {
    where = `${name}, ${view.name}`
    return look(page, devtools, view)
  }
  /** Findings of this project's own rules, and the criteria that they serve. */
  const record = (rule: string, criteria: readonly string[], faults: readonly Fault[]) =>
    findings.push(
      ...faults.map((fault) => ({ ...fault, path, where, rule: `propia ${rule}`, criteria })),
    )
  try {
    for (const [index, view] of seen.entries()) {
      await lookAt(view)
      if (index === 0) {
        const missing = await enter(page, scene, origin)
        if (missing) {
          record(sceneRule, missing.criteria, [missing])
          return findings
        }
        record('idioma', ['3.1.2'], await page.evaluate(() => window.audit.strayLanguages()))
        record('voz', ['4.1.3'], await page.evaluate(() => window.audit.strayVoices()))
      }
      if (!view.isForced)
        record(
          'contraste',
          ['1.4.3'],
          await page.evaluate((at) => window.audit.paleInAnyState(at), part),
        )
      if (isOfColour(view)) continue
      findings.push(...axeFindings(await runAxe(page, part), { path, where }, true))
      record('desplazamiento', ['1.4.10'], await page.evaluate(() => window.audit.lostText()))
      record('espaciado', ['1.4.12'], await page.evaluate(() => window.audit.lostWhenSpaced()))
    }
    if (part === 'html') record('pérdida', ['1.4.4'], await lostControls(page, lookAt))
    // Last, because lists close when the focus has gone on.
    for (const view of walks) {
      if (!walked) break
      await lookAt(view)
      const { unseen, lost } = await walk(page, walked)
      record('foco visible', ['2.4.7', '2.4.11'], unseen)
      record('recorrido', ['2.1.1', '2.1.2', '2.4.3'], lost)
    }
  } catch (error) {
    record(sceneRule, [], [{ target: part, message: String(error).slice(0, 300) }])
  } finally {
    await devtools.detach()
  }
  return findings
}
