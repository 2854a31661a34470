import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { contrastOf, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawn-frame.ts'
import type { Stop } from './in-page/walk.ts'
import { pixelsOf } from './pixels.ts'

/**
 * Whether a stop looks different with and without the focus: by a contrast of 3:1 or more (WCAG 2.4.13, 1.4.11), in half as
 * many pixels as its edge has. What is covered or outside of the window does not (WCAG 2.4.11).
 */
async function showsFocus(page: Page, devtools: CDPSession, { box }: Stop): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const withFocus = await pixelsOf(devtools, box)
  await focused.evaluate((element) => element.blur())
  const without = await pixelsOf(devtools, box)
  await focused.evaluate((element) => element.focus({ preventScroll: true }))
  let changed = 0
  for (let at = 0; at < without.length; at += 3) {
    const [one, other] = [rgbAt(withFocus, at), rgbAt(without, at)]
    // Most pixels are the same.
    const isSame = one[0] === other[0] && one[1] === other[1] && one[2] === other[2]
    if (!isSame && contrastOf(one, other) >= 3) changed++
  }
  return changed >= Math.max(16, box.width + box.height - 32)
}

/** Walks through a region of the page by the Tab key, as a person does, and out of it. */
export async function walkForwards(page: Page, devtools: CDPSession, region: string) {
  if (region === 'body') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const unseen: Fault[] = []
  const last = await walk(page, region, 'Tab', async (stop) => {
    if (!stop.isFrame && !(await showsFocus(page, devtools, stop)))
      unseen.push({ target: stop.target, message: 'Tiene el foco y no se ve, o apenas' })
  })
  const missed = await page.evaluate(() => window.audit.missedStops())
  const lost = missed.map((target) => ({ target, message: 'El tabulador no llega hasta aquí' }))
  if (last) lost.push({ target: last.target, message: 'El tabulador no sale de aquí' })
  return { unseen, lost }
}

/** Walks back from the end of a region: what gets the focus comes from above, where the header is. */
export async function walkBackwards(page: Page, region: string): Promise<Fault[]> {
  const hidden: Fault[] = []
  await walk(page, region, 'Shift+Tab', ({ target, isHidden }) => {
    if (isHidden) hidden.push({ target, message: 'Tiene el foco debajo de algo, al volver atrás' })
  })
  return hidden
}

/** @returns the last stop if the walk does not leave the region, otherwise null */
async function walk(
  page: Page,
  region: string,
  key: 'Tab' | 'Shift+Tab',
  visit: (stop: Stop) => unknown,
): Promise<Stop | null> {
  // The header loses its button at the top.
  await drawnFrame(page)
  const isBackwards = key === 'Shift+Tab'
  const start = [region, isBackwards] as const
  const count = await page.evaluate((given) => window.audit.startWalk(...given), start)
  // The focus may stay in a frame for some presses.
  for (let press = 0; press < 2 * count + 10; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit.focusedStop())
    if (!stop) return null
    await visit(stop)
  }
  return page.evaluate(() => window.audit.focusedStop())
}

/** Long enough for a field that moves on once it is full, or once its address is right. */
const typed = 'ana@empresa.example'

const fields = 'form :is(input, textarea, select):not([type=hidden], [hidden] *)'

/** Fields in which typing moves the focus or leaves the page (WCAG 3.2.2). */
export async function movedWhileTyping(page: Page): Promise<Fault[]> {
  const moved: Fault[] = []
  for (const field of await page.locator(fields).filter({ visible: true }).all()) {
    const before = page.url()
    await field.focus()
    await page.keyboard.type(typed)
    const stays = await field.evaluate((element) => element === document.activeElement)
    if (stays && page.url() === before) continue
    const target = (await field.getAttribute('id')) ?? (await field.getAttribute('name'))
    moved.push({ target: `#${target}`, message: 'Al escribir, el foco se va a otro sitio' })
  }
  return moved
}
