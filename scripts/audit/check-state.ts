import type { Page } from '@playwright/test'
import { once } from '../../src/lib/once.ts'
import { bundle } from '../lib/bundle.ts'
import { otherLinks } from './audited-site.ts'
import { runAxe } from './axe.ts'
import { behaviours } from './behaviour.ts'
import type { tools } from './in-page/tools.ts'
import { walk } from './keyboard.ts'
import type { Findings, RuleResult, State, View } from './model.ts'
import { rules } from './rules.ts'

declare global {
  interface Window {
    audit: typeof tools
  }
}

/** The page's side of the audit, whose functions are told apart by their names. */
const tooling = once(() =>
  bundle('scripts/audit/in-page/tools.ts', { RULES: JSON.stringify(rules) }, { minify: false }),
)

/** Gives the page the window and the settings of a view. */
async function look(page: Page, { width, height, colorScheme, mode }: View, scrollTop = 0) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme,
    forcedColors: mode === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
  })
  await page.evaluate(
    async ([fontSize, top]) => {
      document.documentElement.style.fontSize = fontSize
      await document.fonts.ready
      if (window.scrollY === top) return
      window.scrollTo({ top, behavior: 'instant' })
      // The header answers in the frame after the next one.
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      for (let frame = 0; frame < 3; frame++) await nextFrame()
    },
    [mode === 'text' ? '200%' : '', scrollTop] as const,
  )
}

/** Where a page as it arrives is used. */
const desktop: View = { name: 'en uso', width: 1440, height: 900, colorScheme: 'light' }

/** Everything that is found in a state: in all its views, and then in its use. The page's clock is installed, to let time pass. */
export async function checkState(page: Page, state: State, origin: string): Promise<RuleResult[]> {
  const { path, name, part, views, use = [], scrollTop } = state
  const results: RuleResult[] = []
  const tell = (view: string, found: Findings) => {
    for (const [rule, findings] of Object.entries(found)) {
      const criteria = rules.own[rule]?.criteria
      if (!criteria) throw new Error(`rules.yaml has no rule "${rule}".`)
      const outcome = findings.length > 0 ? 'failed' : 'passed'
      const place = { path, state: name, view }
      results.push({ place, rule: `propia ${rule}`, criteria, outcome, findings })
    }
  }
  /** What a person who uses a keyboard cannot do is a finding. */
  const unreached = (error: unknown): Findings => {
    const message = `No se puede con el teclado: ${String(error).slice(0, 300)}`
    return { 'estado-al-alcance': [{ target: part, message }] }
  }
  await look(page, views[0] ?? desktop)
  tell('ninguna', (await state.enter(page, origin).catch(unreached)) ?? {})
  if (results.length > 0) return results
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(await tooling())
  for (const view of views) {
    await look(page, view, scrollTop)
    results.push(...(await runAxe(page, { path, state: name, view: view.name }, view, part)))
    tell(view.name, await page.evaluate((how) => window.audit.check(how), view))
    if (part !== 'html') continue
    tell(view.name, { 'misma-navegacion': await otherLinks(page, 'header nav a') })
    tell(view.name, { 'misma-ayuda': await otherLinks(page, 'footer a') })
    if (view.isWalked) tell(view.name, await walk(page))
  }
  await look(page, (part !== 'html' && views.at(-1)) || desktop, scrollTop)
  const before = page.url()
  for (const way of use) {
    const work = behaviours[way as keyof typeof behaviours]
    tell(desktop.name, await work(page, state).catch(unreached))
    // What leads away is a finding; the page that it led to is another.
    if (page.url() !== before) break
  }
  return results
}
