import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { contrastOf, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawn-frame.ts'
import type { Stop } from './in-page/walk.ts'
import { pixelsOf } from './pixels.ts'

/**
 * Whether a stop looks different with the focus. Enough pixels have to change with a contrast of at least 3:1 (WCAG 2.4.13,
 * 1.4.11): half as many as the outline of the element has. An element that is covered or outside of the window does not
 * change (WCAG 2.4.11).
 */
async function showsFocus(page: Page, devtools: CDPSession, { box }: Stop): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const withFocus = await pixelsOf(devtools, box)
  await focused.evaluate((element) => element.blur())
  const without = await pixelsOf(devtools, box)
  await focused.evaluate((element) => element.focus({ preventScroll: true }))
  let changedPixels = 0
  for (let at = 0; at < without.length; at += 3) {
    const [one, other] = [rgbAt(withFocus, at), rgbAt(without, at)]
    // Most pixels are equal, and comparing them is faster than computing their contrast.
    const isSame = one[0] === other[0] && one[1] === other[1] && one[2] === other[2]
    if (!isSame && contrastOf(one, other) >= 3) changedPixels++
  }
  // Half the outline of the element is its width and height. The box is 16 pixels wider and higher (`margin` in walk.ts).
  return changedPixels >= Math.max(16, box.width + box.height - 32)
}

/** Walks through a region of the page with the Tab key, and out of it. */
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

/** Walks back from the end of a region. The focus then comes into the window from above, where the header may cover it. */
export async function walkBackwards(page: Page, region: string): Promise<Fault[]> {
  const hidden: Fault[] = []
  await walk(page, region, 'Shift+Tab', ({ target, isHidden }) => {
    if (isHidden) hidden.push({ target, message: 'Tiene el foco debajo de algo, al volver atrás' })
  })
  return hidden
}

/**
 * Presses a key until the focus leaves a region, and visits each stop.
 * @returns null, or the last stop if the focus does not leave the region
 */
async function walk(
  page: Page,
  region: string,
  key: 'Tab' | 'Shift+Tab',
  visit: (stop: Stop) => unknown,
): Promise<Stop | null> {
  // After a scroll to the top the header first has to lose its button.
  await drawnFrame(page)
  const isBackwards = key === 'Shift+Tab'
  const start = [region, isBackwards] as const
  const count = await page.evaluate((given) => window.audit.startWalk(...given), start)
  // Twice as many presses as stops, because the focus may stay in a frame for some of them.
  for (let press = 0; press < 2 * count + 10; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit.focusedStop())
    if (!stop) return null
    await visit(stop)
  }
  return page.evaluate(() => window.audit.focusedStop())
}

/** A text that a field accepts and that fills it, in case the field moves the focus then. */
const typedText = 'ana@empresa.example'

const fields = 'form :is(input, textarea, select):not([type=hidden], [hidden] *)'

/** Fields in which typing moves the focus or leaves the page (WCAG 3.2.2). */
export async function movedWhileTyping(page: Page): Promise<Fault[]> {
  const moved: Fault[] = []
  for (const field of await page.locator(fields).filter({ visible: true }).all()) {
    const before = page.url()
    await field.focus()
    await page.keyboard.type(typedText)
    const stays = await field.evaluate((element) => element === document.activeElement)
    if (stays && page.url() === before) continue
    const target = (await field.getAttribute('id')) ?? (await field.getAttribute('name'))
    moved.push({ target: `#${target}`, message: 'Al escribir, el foco se va a otro sitio' })
  }
  return moved
}
