import type { Page } from '@playwright/test'
import { once } from '../lib/once.ts'
import { bundle } from '../lib/bundle.ts'
import { drawnFrame } from '../lib/drawn-frame.ts'
import { otherThanElsewhere } from './audited-site.ts'
import { runAxe } from './axe.ts'
import { behaviours } from './behaviour.ts'
import type { tools } from './in-page/tools.ts'
import { walk } from './keyboard.ts'
import type { Findings, RuleResult, State, View } from './model.ts'
import { pixelsOf, showsSomething } from './pixels.ts'
import { rules } from './rules.ts'
import { isWhole } from './states.ts'

declare global {
  interface Window {
    audit: typeof tools
  }
}

/** The audit's script for the page. It is not minified, because its functions call each other by name. */
const tooling = once(() =>
  bundle('scripts/audit/in-page/tools.ts', { RULES: JSON.stringify(rules) }, { minify: false }),
)

/** Sets the window and the media settings of a view. */
async function look(page: Page, { width, height, colorScheme, mode }: View, scrollTop = 0) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme,
    forcedColors: mode === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
  })
  const isScrolled = await page.evaluate(
    async ([fontSize, top]) => {
      document.documentElement.style.fontSize = fontSize
      await document.fonts.ready
      if (window.scrollY === top) return false
      window.scrollTo({ top, behavior: 'instant' })
      return true
    },
    [mode === 'text' ? '200%' : '', scrollTop] as const,
  )
  // The header reacts to it.
  if (isScrolled) await drawnFrame(page)
}

/** Controls without words of which hardly a pixel stands out (WCAG 1.4.11). */
async function paleSigns(page: Page): Promise<Findings> {
  const pale = []
  const top = await page.evaluate(() => scrollY)
  for (const target of await page.evaluate(() => window.audit.signs())) {
    await page.locator(target).scrollIntoViewIfNeeded()
    const box = await page.locator(target).boundingBox()
    if (box && !showsSomething(await pixelsOf(page, box))) pale.push(target)
  }
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  const message = 'No se distingue de lo que hay detrás'
  return { 'bordes-que-se-ven': pale.map((target) => ({ target, message })) }
}

/** The view in which an arrived page is used; other states use their last view. */
const desktop: View = { name: 'en uso', width: 1440, height: 900, colorScheme: 'light' }

/** Checks a state in all its views, and then in use. The page's clock must be installed, so that time can pass. */
export async function checkState(page: Page, state: State, origin: string): Promise<RuleResult[]> {
  const { path, name, part, views, use = [], scrollTop } = state
  const results: RuleResult[] = []
  const record = (view: string, found: Findings) => {
    for (const [rule, findings] of Object.entries(found)) {
      const { criteria } = rules.own[rule] ?? {}
      if (!criteria) throw new Error(`rules.yaml has no rule "${rule}".`)
      const outcome = findings.length > 0 ? 'failed' : 'passed'
      const place = { path, state: name, view }
      results.push({ place, rule: `propia ${rule}`, criteria, outcome, findings })
    }
  }
  /** A step that fails by keyboard is a finding. */
  const unreached = (error: unknown): Findings => {
    const message = `No se puede con el teclado: ${String(error).slice(0, 300)}`
    return { 'estado-al-alcance': [{ target: part, message }] }
  }
  await look(page, views[0] ?? desktop)
  record('ninguna', (await state.enter(page, origin).catch(unreached)) ?? {})
  if (results.length > 0) return results
  for (const frame of page.frames()) await frame.waitForLoadState()
  await page.evaluate(await tooling())
  for (const view of views) {
    await look(page, view, scrollTop)
    results.push(...(await runAxe(page, { path, state: name, view: view.name }, view, part)))
    record(view.name, await page.evaluate((how) => window.audit.check(how), view))
    if (view.mode === 'forced' || isWhole) record(view.name, await paleSigns(page))
    if (part !== 'html') continue
    record(view.name, await otherThanElsewhere(page, path))
    if (view.isWalked) record(view.name, await walk(page))
  }
  await look(page, (part !== 'html' && views.at(-1)) || desktop, scrollTop)
  const before = page.url()
  for (const way of use) {
    const work = behaviours[way as keyof typeof behaviours]
    await page.evaluate(() => window.audit.remember())
    record(desktop.name, await work(page, state).catch(unreached))
    // Stops on another page: the other behaviours are meant for this one.
    if (page.url() !== before) break
    await page.evaluate(() => window.audit.restore())
    await drawnFrame(page)
  }
  return results
}
