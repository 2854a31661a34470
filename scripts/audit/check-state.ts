import type { Page } from '@playwright/test'
import { loadContent } from '../derive/loadContent.ts'
import { appStarted } from '../lib/app-started.ts'
import { drawnFrame } from '../lib/drawn-frame.ts'
import { once } from '../lib/once.ts'
import { axeFindings, runAxe } from './axe.ts'
import type { AuditFinding, Fault } from './findings.ts'
import type { tools } from './in-page.ts'
import { walk } from './keyboard.ts'
import { type State, type View, views } from './states.ts'

declare global {
  interface Window {
    audit: typeof tools
  }
}

/** It is not minified, because functions of layout-faults.ts call each other by name. */
const tooling = once(async () => {
  // Here, because it takes two seconds to load, and the process that lists the tests needs none.
  const { bundle } = await import('../lib/bundle.ts')
  return bundle('scripts/audit/in-page.ts', {}, { minify: false })
})

/** Sets the window and the media settings of a view. */
async function look(page: Page, { size, isDark, isForced }: View) {
  const [width, height] = size
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: isDark ? 'dark' : 'light',
    forcedColors: isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  // The header reacts to a scroll.
  await drawnFrame(page)
}

/** @throws if the state cannot be reached */
async function enter(page: Page, { path, hours, steps, part }: State, origin: string) {
  page.setDefaultTimeout(15_000)
  await page.unrouteAll()
  const address = new URL(path.slice(1), origin)
  if (hours !== undefined) {
    const moment = new Date(Date.parse(loadContent().event.start) + hours * 3_600_000)
    address.search = `ahora=${moment.toISOString().slice(0, 19)}Z`
  }
  await page.goto(address.href)
  await page.evaluate(() => document.fonts.ready)
  // The page without network, and the thanks for a form that was sent without script, have none.
  const hasApp = await page.locator('script[type=module]').count()
  if (hasApp) await appStarted(page)
  await steps?.(page)
  await page.locator(part).first().waitFor()
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(await tooling())
}

/** Checks a state in its views. A state that the keyboard does not reach is a finding, and so is a check that crashes. */
export async function checkState(
  page: Page,
  state: State,
  origin: string,
  looks: readonly View[] = views,
): Promise<AuditFinding[]> {
  const { path, name, part, walked, isNarrow } = state
  const findings: AuditFinding[] = []
  const seen = looks.filter(({ size: [width] }) => !isNarrow || width < 1024)
  const walks = part === 'html' ? seen.filter(({ isWalked }) => isWalked) : seen.slice(-1)
  let where = name
  const lookAt = (view: View) => {
    where = `${name}, ${view.name}`
    return look(page, view)
  }
  /** Findings of this project's own rules, and the criteria that they serve. */
  const record = (rule: string, criteria: readonly string[], faults: readonly Fault[]) =>
    findings.push(
      ...faults.map((fault) => ({ path, where, rule: `propia ${rule}`, criteria, ...fault })),
    )
  try {
    for (const [index, view] of seen.entries()) {
      await lookAt(view)
      if (index === 0) await enter(page, state, origin)
      if (!view.isForced)
        record(
          'contraste',
          ['1.4.3'],
          await page.evaluate((at) => window.audit.paleInAnyState(at), part),
        )
      // Themes differ in nothing but colours, and forced ones are the visitor's own.
      if (view.isForced || view.isDark) continue
      findings.push(...axeFindings(await runAxe(page, part), { path, where }, true))
      record('desplazamiento', ['1.4.10'], await page.evaluate(() => window.audit.lostText()))
      record('espaciado', ['1.4.12'], await page.evaluate(() => window.audit.lostWhenSpaced()))
    }
    // Last, because lists close when the focus has gone on.
    for (const view of walks) {
      if (!walked) break
      await lookAt(view)
      const { unseen, lost } = await walk(page, walked)
      record('foco visible', ['2.4.7', '2.4.11'], unseen)
      record('recorrido', ['2.1.1', '2.1.2', '2.4.3'], lost)
    }
  } catch (error) {
    record('alcance', ['2.1.1'], [{ target: part, message: String(error).slice(0, 300) }])
  }
  return findings
}
