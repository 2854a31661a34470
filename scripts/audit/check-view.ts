import type { Page } from '@playwright/test'
import { runAxe } from './axe.ts'
import { behaviours } from './behaviour.ts'
import { settleContrast, withStyle } from './contrast.ts'
import { walk } from './keyboard.ts'
import type { Finding, Findings, RuleResult, State, View } from './model.ts'
import { addTools } from './page-tools.ts'
import { ownResult, rules } from './rules.ts'
import { wholeMatrix } from './views.ts'

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

async function emulate(page: Page, { width, height, colorScheme, mode }: View) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme,
    forcedColors: mode === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
    contrast: mode === 'contrast' ? 'more' : 'no-preference',
  })
}

/** Text of another size, and where the page is scrolled to. */
async function settle(page: Page, size: string, top: number) {
  await page.evaluate(
    async ({ fontSize, scrollTop }) => {
      document.documentElement.style.fontSize = fontSize
      await document.fonts.ready
      if (window.scrollY === scrollTop) return
      window.scrollTo({ top: scrollTop, behavior: 'instant' })
      // The header answers in the frame after the next one.
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      for (let frame = 0; frame < 3; frame++) await nextFrame()
    },
    { fontSize: size, scrollTop: top },
  )
}

/** WCAG 1.4.12's own numbers. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** What is looked at in a page as it arrives alone: room for spaced text, the way of the keyboard, motion. */
async function checkArrival(page: Page, { name, mode, colorScheme }: View): Promise<Findings> {
  const found: Record<string, readonly Finding[]> = {}
  if (!mode && colorScheme === 'light') {
    const lost = () => page.evaluate(() => window.audit.lostText())
    found['espaciado-del-texto'] = await withStyle(page, spacing, lost)
  }
  if (name === '1440 px, claro') {
    const calm = await page.evaluate(() => window.audit.motion())
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const usual = await page.evaluate(() => window.audit.motion())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    found['movimiento-que-acaba'] = [...calm, ...usual]
  }
  // One narrow, one wide; one in each theme.
  const isWalked = name === '360 px, oscuro' || name === '1440 px, claro'
  return isWalked ? { ...found, ...(await walk(page)) } : found
}

/** Runs every check on a page in one view of its state. */
export async function checkView(page: Page, state: State, view: View): Promise<RuleResult[]> {
  await emulate(page, view)
  await settle(page, view.mode === 'text' ? '200%' : '', state.scrollTop ?? 0)
  const place = { path: state.path, state: state.name, view: view.name }
  const tell = (found: Findings) =>
    Object.entries(found).map(([rule, findings]) => ownResult(rule, place, findings))
  const results = await settleContrast(page, await runAxe(page, place, view, state.part))
  if (process.env[wholeMatrix] && state.part === null && view.name === '1440 px, claro') {
    // It takes seconds, and seldom finds what axe and the own rules do not.
    const { runAlfa } = await import('./alfa.ts')
    results.push(...(await runAlfa(page, place)))
  }
  for (const [rule, { selector }] of Object.entries(rules.absent)) {
    const outcome = (await page.locator(selector).count()) > 0 ? 'inapplicable' : 'passed'
    results.push({ place, tool: 'propia', rule, criteria: [], outcome, findings: [] })
  }
  const { mode, width, colorScheme } = view
  results.push(
    ...tell(await page.evaluate((how) => window.audit.check(how), { mode, width, colorScheme })),
  )
  if (state.part === null) results.push(...tell(await checkArrival(page, view)))
  return results
}

/** What a person who uses a keyboard cannot do. */
function unreached({ part }: State, error: unknown): Findings {
  const message = `No se puede con el teclado: ${String(error).slice(0, 300)}`
  return { 'estado-al-alcance': [{ target: part ?? 'html', message }] }
}

/** Where a page as it arrives is used. */
const desktop: View = { name: 'en uso', width: 1440, height: 900, colorScheme: 'light' }

/** Uses the page in its state, which it leaves by that. */
export async function tryState(page: Page, state: State): Promise<RuleResult[]> {
  await emulate(page, (state.part === null ? undefined : state.views.at(-1)) ?? desktop)
  await settle(page, '', state.scrollTop ?? 0)
  const place = { path: state.path, state: state.name, view: desktop.name }
  const results: RuleResult[] = []
  const before = page.url()
  for (const name of state.use ?? []) {
    const work = behaviours[name]
    if (!work) throw new Error(`behaviour.ts has no "${name}".`)
    const found = await work(page, state).catch((error: unknown) => unreached(state, error))
    for (const [rule, findings] of Object.entries(found))
      results.push(ownResult(rule, place, findings))
    // What leads away is a finding; the page that it led to is another.
    if (page.url() !== before) break
  }
  return results
}

/** Everything that is checked in a state: all its views, then its use. */
export async function checkState(page: Page, state: State, origin: string): Promise<RuleResult[]> {
  try {
    await enterState(page, state, origin)
  } catch (error) {
    const place = { path: state.path, state: state.name, view: 'ninguna' }
    return Object.entries(unreached(state, error)).map(([rule, found]) =>
      ownResult(rule, place, found),
    )
  }
  const results: RuleResult[] = []
  for (const view of state.views) results.push(...(await checkView(page, state, view)))
  return [...results, ...(await tryState(page, state))]
}
