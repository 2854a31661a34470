import type { Page } from '@playwright/test'
import { appStarted } from './app-started.ts'
import { once } from '../../build/lib/once.ts'
import { axeFindings, axeSource, runAxe } from '../../build/render/axe.ts'
import { type AuditFinding, type Fault, sceneRule } from '../../build/render/findings.ts'
import { walk } from './keyboard.ts'
import { look, type Scene, type View, views } from './scenes.ts'

/** The audit's functions as a script that sets `window.audit` in a page of any engine. */
export const auditScript = once(async () => {
  // Here, because it takes two seconds to load, and the process that lists the tests needs none.
  const { bundle } = await import('../../build/lib/bundle.ts')
  return bundle('scripts/tools/audit/in-page.ts')
})

/**
 * Opens a scene. What is asked of other sites is answered on this machine: an audit tells nobody anything.
 * @returns whether its part has appeared
 */
async function open(page: Page, { path, now, steps, control, part }: Scene, site: string) {
  page.setDefaultTimeout(15_000)
  await page.context().unrouteAll()
  const isOther = (url: URL) => url.origin !== new URL(site).origin
  const answer = {
    contentType: 'text/html; charset=utf-8',
    // The Tab key passes over a frame without a control if the frame has a process of its own, as in whole browsers.
    body: '<button>Aquí</button>',
    headers: { 'Access-Control-Allow-Origin': '*' },
  }
  await page.context().route(isOther, (route) => route.fulfill(answer))
  const address = new URL(path.slice(1), site)
  address.search = `ahora=${new Date(now).toISOString().slice(0, 19)}Z`
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  // The page without network, and the thanks for a form that was sent without script, have none.
  if (await page.locator('script[type=module]').count()) await appStarted(page)
  await steps?.(page)
  if (control) await page.locator(control).first().press('Enter')
  const appears = page.locator(part).first().waitFor()
  const isThere = await appears.then(() => true).catch(() => false)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(axeSource)
  await page.evaluate(await auditScript())
  return isThere
}

/**
 * Checks a scene in its views. A scene that does not open is a finding, and so is a check that crashes.
 * @param site address of the site, with a slash at its end
 */
export async function checkScene(
  page: Page,
  scene: Scene,
  site: string,
  looks: readonly View[] = views,
): Promise<AuditFinding[]> {
  const { path, name, part, control, isNarrow } = scene
  const findings: AuditFinding[] = []
  const arrives = part === 'html'
  const seen = looks.filter(({ size: [width] }) => !isNarrow || width < 1024)
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
      if (index === 0 && !(await open(page, scene, site))) {
        record(sceneRule, control ? ['2.1.1'] : [], [{ target: part, message: 'No aparece' }])
        return findings
      }
      for (const isPressed of view.theme === 'forced' ? [] : [false, true]) {
        const how = [part, isPressed] as const
        const results = await page.evaluate((given) => window.audit.contrast(...given), how)
        findings.push(...axeFindings(results, { path, where }))
      }
      if (view.theme) continue
      findings.push(...axeFindings(await runAxe(page, part), { path, where }, true))
      record('desplazamiento', ['1.4.10'], await page.evaluate(() => window.audit.lostText()))
      record('espaciado', ['1.4.12'], await page.evaluate(() => window.audit.lostWhenSpaced()))
    }
    // Last, because lists close when the focus has gone on.
    for (const view of arrives ? seen.filter(({ isWalked }) => isWalked) : seen.slice(-1)) {
      await lookAt(view)
      // The header and the footer of the home page stand for those of all pages.
      const all = path === '/' ? 'body' : 'main'
      const { unseen, lost } = await walk(page, arrives ? all : part)
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
