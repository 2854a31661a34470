import type { Browser, Page } from '@playwright/test'
import { runAxe } from './axe.ts'
import type { RuleResult, State, View } from './model.ts'
import { checkBehaviour } from './behaviour.ts'
import { ownChecks } from './own-checks.ts'
import { absences, notApplicableRule, type OwnRule, ruleResult } from './own-rules.ts'
import { addTools } from './page-tools.ts'
import { resolveIncomplete } from './resolve-incomplete.ts'

/** A tab for one state after the other: the files that they share are read and compiled once. */
export async function openTab(browser: Browser): Promise<Page> {
  // A worker would fill its storage for visits that never come.
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' })
  return context.newPage()
}

/** Opens a page and brings it into a state. */
export async function enterState(page: Page, state: State, origin: string): Promise<void> {
  const [first] = state.views
  if (!first) throw new Error('No view is planned for this state.')
  await page.unrouteAll()
  await emulate(page, first)
  await state.enter(page, origin)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await addTools(page)
}

async function emulate(page: Page, view: View) {
  const { width, height } = page.viewportSize() ?? {}
  if (width !== view.width || height !== view.height) await page.setViewportSize(view)
  await page.emulateMedia({
    colorScheme: view.colorScheme,
    forcedColors: view.forcedColors ?? 'none',
    reducedMotion: view.reducedMotion ?? 'reduce',
    contrast: view.contrast ?? 'no-preference',
  })
}

/** Runs every check on a page in one view of its state. */
export async function checkView(page: Page, state: State, view: View): Promise<RuleResult[]> {
  await emulate(page, view)
  await page.evaluate(
    async ({ size, top }) => {
      document.documentElement.style.fontSize = size ? `${size}%` : ''
      await document.fonts.ready
      if (window.scrollY === top) return
      window.scrollTo({ top, behavior: 'instant' })
      // The header answers in the frame after the next one.
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      for (let frame = 0; frame < 3; frame++) await nextFrame()
    },
    { size: view.textSize, top: state.scrollTop ?? 0 },
  )
  const place = { path: state.path, state: state.name, view: view.name }
  const results: RuleResult[] = []
  for (const result of await runAxe(page, place, view, state.part)) {
    results.push(await resolveIncomplete(page, result))
  }
  if (state.part === null && view.name === '1440 px, claro') {
    // It takes a second to load, which other views need not wait for.
    const { runAlfa } = await import('./alfa.ts')
    results.push(...(await runAlfa(page, place)))
  }
  for (const rule of Object.keys(absences) as (keyof typeof absences)[]) {
    const isThere = (await page.locator(absences[rule].selector).count()) > 0
    results.push(notApplicableRule(rule, place, isThere))
  }
  const tell = (found: Awaited<ReturnType<typeof checkBehaviour>>) => {
    for (const [rule, findings] of Object.entries(found)) {
      results.push(ruleResult(rule as OwnRule, place, findings))
    }
  }
  for (const { when, find } of ownChecks) {
    if (!when(state, view)) continue
    tell(await find(page, view))
  }
  if (view === state.views.at(-1)) tell(await checkBehaviour(page, state))
  return results
}
