import type { Page } from '@playwright/test'
import { otherLinks } from './audited-site.ts'
import { runAxe } from './axe.ts'
import { behaviours } from './behaviour.ts'
import { settleContrast, withStyle } from './contrast.ts'
import { walk } from './keyboard.ts'
import type { Findings, RuleResult, State, View } from './model.ts'
import { addTools } from './page-tools.ts'
import { ownResult } from './rules.ts'

/** What was found, step by step. */
type Looks = AsyncGenerator<readonly RuleResult[], void>

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
    async ({ fontSize, top }) => {
      document.documentElement.style.fontSize = fontSize
      await document.fonts.ready
      if (window.scrollY === top) return
      window.scrollTo({ top, behavior: 'instant' })
      // The header answers in the frame after the next one.
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      for (let frame = 0; frame < 3; frame++) await nextFrame()
    },
    { fontSize: mode === 'text' ? '200%' : '', top: scrollTop },
  )
}

/** WCAG 1.4.12's own numbers. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

/** What is looked at in a page as it arrives alone: room for spaced text, links as everywhere, the way of the keyboard. */
async function checkArrival(page: Page, { mode, colorScheme, isWalked }: View): Promise<Findings> {
  const lost = () => page.evaluate(() => window.audit.lostText())
  const isSpaced = !mode && colorScheme === 'light'
  return {
    'misma-navegacion': await otherLinks(page, 'header nav a'),
    'misma-ayuda': await otherLinks(page, 'footer a'),
    ...(isSpaced && { 'espaciado-del-texto': await withStyle(page, spacing, lost) }),
    ...(isWalked && (await walk(page))),
  }
}

const tell = ({ path, name: state }: State, view: string, found: Findings): RuleResult[] =>
  Object.entries(found).map(([rule, findings]) => ownResult(rule, { path, state, view }, findings))

/** Runs every check on a page in one view of its state. */
async function* checkView(page: Page, state: State, view: View): Looks {
  const { path, name, part, scrollTop } = state
  await look(page, view, scrollTop)
  for (const result of await runAxe(page, { path, state: name, view: view.name }, view, part))
    yield [await settleContrast(page, result)]
  yield tell(state, view.name, await page.evaluate((how) => window.audit.check(how), view))
  if (part === 'html') yield tell(state, view.name, await checkArrival(page, view))
}

/** Where a page as it arrives is used. */
const desktop: View = { name: 'en uso', width: 1440, height: 900, colorScheme: 'light' }

/** Uses the page in its state, which it leaves by that. */
async function* tryState(page: Page, state: State): Looks {
  const view = (state.part !== 'html' && state.views.at(-1)) || desktop
  await look(page, view, state.scrollTop)
  const before = page.url()
  for (const name of state.use ?? []) {
    const work = behaviours[name]
    if (!work) throw new Error(`behaviour.ts has no "${name}".`)
    yield tell(state, desktop.name, await work(page, state).catch(unreached(state)))
    // What leads away is a finding; the page that it led to is another.
    if (page.url() !== before) return
  }
}

/** What a person who uses a keyboard cannot do. */
const unreached =
  ({ part }: State) =>
  (error: unknown): Findings => {
    const message = `No se puede con el teclado: ${String(error).slice(0, 300)}`
    return { 'estado-al-alcance': [{ target: part, message }] }
  }

/** Everything that is checked in a state, step by step: all its views, then its use. */
export async function* checkState(page: Page, state: State, origin: string): Looks {
  await page.unrouteAll()
  await look(page, state.views[0] ?? desktop)
  const failure = await state.enter(page, origin).catch(unreached(state))
  if (failure) return yield tell(state, 'ninguna', failure)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await addTools(page)
  for (const view of state.views) yield* checkView(page, state, view)
  yield* tryState(page, state)
}
