import { availableParallelism } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { runAlfa } from './alfa.ts'
import { loadAxe, runAxe } from './axe.ts'
import type { RuleResult, State, View } from './model.ts'
import { runOwnChecks } from './own-checks.ts'
import { settle } from './settle.ts'

export type MatrixRun = {
  readonly results: readonly RuleResult[]
  /** States that could not be reached, with the reason. */
  readonly unreached: readonly string[]
}

type Options = {
  readonly origin: string
  readonly states: readonly State[]
  /** Language that every page is written in. */
  readonly language: string
}

/** The view in which the second engine reads a page. */
const readingView: Partial<View> = { width: 1440, colorScheme: 'light' }

/** Looks at every state in each of its views: in one browser, as many pages at a time as there are processors. */
export async function runMatrix(browser: Browser, options: Options): Promise<MatrixRun> {
  const queue = [...options.states]
  const results: RuleResult[] = []
  const unreached: string[] = []
  const work = async () => {
    for (let state = queue.shift(); state; state = queue.shift()) {
      try {
        results.push(...(await lookAt(browser, state, options)))
      } catch (error) {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
        unreached.push(
          `${state.path} (${state.name}): could not be reached or looked at: ${reason}`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
  return { results, unreached }
}

async function lookAt(browser: Browser, state: State, options: Options): Promise<RuleResult[]> {
  const [first] = state.views
  if (!first) throw new Error('no view is planned for it')
  const context = await browser.newContext({
    viewport: first,
    locale: 'es-ES',
    reducedMotion: 'reduce',
  })
  // What esbuild, under tsx, wraps around functions that are sent into a page.
  await context.addInitScript('globalThis.__name = (value) => value')
  try {
    const page = await context.newPage()
    await state.enter(page, options.origin)
    await loadFrames(page)
    await loadAxe(page)
    const results: RuleResult[] = []
    for (const view of state.views) {
      await show(page, view, state.scrollTop ?? 0)
      results.push(...(await lookOnce(page, state, view, options)))
    }
    return results
  } finally {
    await context.close()
  }
}

/** Has lazy frames come at once: in one that came between two views there would be no axe. */
async function loadFrames(page: Page) {
  for (const frame of await page.locator('iframe').all()) {
    await frame.evaluate((element: HTMLIFrameElement) => {
      element.loading = 'eager'
    })
    await frame.contentFrame().locator('body > *').first().waitFor({ state: 'attached' })
  }
  for (const frame of page.frames()) await frame.waitForLoadState()
}

async function show(page: Page, view: View, scrollTop: number) {
  const { width, height } = page.viewportSize() ?? {}
  if (width !== view.width || height !== view.height) await page.setViewportSize(view)
  await page.emulateMedia({
    colorScheme: view.colorScheme,
    forcedColors: view.forcedColors ?? 'none',
    reducedMotion: view.reducedMotion ?? 'reduce',
    contrast: view.contrast ?? 'no-preference',
  })
  await page.evaluate(
    ({ size, top }) => {
      document.documentElement.style.fontSize = size ? `${size}%` : ''
      window.scrollTo({ top, behavior: 'instant' })
    },
    { size: view.textSize, top: scrollTop },
  )
}

async function lookOnce(
  page: Page,
  state: State,
  view: View,
  { language }: Options,
): Promise<RuleResult[]> {
  const place = { path: state.path, state: state.name, view: view.name }
  const arrival = state.arrival ?? false
  const isReading =
    arrival &&
    Object.entries(readingView).every(([key, value]) => view[key as keyof View] === value)
  const found = [
    ...(await runAxe(page, place, view, arrival)),
    ...(isReading && !view.forcedColors && !view.textSize ? await runAlfa(page, place) : []),
  ]
  const settled = []
  for (const one of found) settled.push(await settle(page, one))
  return [...settled, ...(await runOwnChecks(page, place, view, { arrival, language }))]
}
