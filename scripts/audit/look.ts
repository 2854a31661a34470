import type { Browser, Page } from '@playwright/test'
import { loadAxe, runAxe } from './axe.ts'
import type { Reached, RuleResult, State, View } from './model.ts'
import { runOwnChecks } from './own-checks.ts'
import { settle } from './settle.ts'

/** A tab for one state after the other: the files that they share are read and compiled once. */
export async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-ES',
    // A worker would fill its storage for visits that never come.
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** Opens a page and brings it into a state. */
export async function reach(page: Page, state: State, origin: string): Promise<Reached> {
  const [first] = state.views
  if (!first) throw new Error('no view is planned for it')
  await page.unrouteAll()
  await emulate(page, first)
  await state.enter(page, origin)
  for (const frame of page.frames()) await frame.waitForLoadState()
  await loadAxe(page)
  return { page, state, layouts: new Map(), contrasts: new Map() }
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

/** Runs every check on a page in one view. */
export async function lookAt(reached: Reached, view: View): Promise<RuleResult[]> {
  const { page, state } = reached
  await emulate(page, view)
  await page.evaluate(
    async ({ size, top }) => {
      document.documentElement.style.fontSize = size ? `${size}%` : ''
      if (window.scrollY === top) return
      window.scrollTo({ top, behavior: 'instant' })
      // The header answers in the frame after the next one.
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done))
      for (let frame = 0; frame < 3; frame++) await nextFrame()
    },
    { size: view.textSize, top: state.scrollTop ?? 0 },
  )
  const place = { path: state.path, state: state.name, view: view.name }
  const found = await runAxe(page, place, view, state.arrival ?? false)
  if (state.arrival && isForReading(view)) {
    // It takes a second to load, which other views need not wait for.
    const { runAlfa } = await import('./alfa.ts')
    found.push(...(await runAlfa(page, place)))
  }
  const settled = []
  for (const one of found) settled.push(await settle(reached, one))
  return [...settled, ...(await runOwnChecks(reached, place, view))]
}

/** The view in which the second engine reads a page. */
const isForReading = ({ width, height, colorScheme, forcedColors, textSize }: View) =>
  width === 1440 && height === 900 && colorScheme === 'light' && !forcedColors && !textSize
