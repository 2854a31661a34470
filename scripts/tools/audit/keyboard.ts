import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { contrastOf, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawnFrame.ts'
import type { Stop } from './inPage/tabOrder.ts'
import { pixelsOf } from './pixels.ts'

/** A pixel has changed if its colours in two pictures have at least this contrast (WCAG 2.4.13, 1.4.11). */
const minContrast = 3

/**
 * This number of pixels always has to change. Otherwise an element outside of the window, with one visible pixel, would pass.
 */
const minChangedPixels = 16

/**
 * Whether a visitor can see that a stop has the focus. A stop is an element that the Tab key reaches. The audit compares a
 * picture of the stop with the focus to a picture without. The number of changed pixels has to be at least half of the pixels in
 * an outline around the stop. A stop that is covered or outside of the window does not change, so it fails (WCAG 2.4.11).
 */
async function showsFocus(page: Page, devtools: CDPSession, { box }: Stop): Promise<boolean> {
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  const withFocus = await pixelsOf(devtools, box)
  await focused.evaluate((element) => element.blur())
  const withoutFocus = await pixelsOf(devtools, box)
  await focused.evaluate((element) => element.focus({ preventScroll: true }))
  let changedPixels = 0
  for (let start = 0; start < withoutFocus.length; start += 3) {
    const one = rgbAt(withFocus, start)
    const other = rgbAt(withoutFocus, start)
    // Most pixels are equal. This comparison is faster than the contrast.
    const isEqual = one[0] === other[0] && one[1] === other[1] && one[2] === other[2]
    if (!isEqual && contrastOf(one, other) >= minContrast) changedPixels++
  }
  // The box is 8 pixels larger than the element on each side, unless the window ends there (`focusMargin` in tabOrder.ts).
  const width = box.width - 16
  const height = box.height - 16
  // An outline of one pixel has 2 × (width + height) pixels.
  const halfOutline = width + height
  return changedPixels >= Math.max(minChangedPixels, halfOutline)
}

/**
 * Goes through a region of the page with the Tab key, until the focus leaves the region.
 * @returns `unseen`: the controls whose focus cannot be seen; `lost`: the controls that the Tab key never reaches, and the
 *   control that it cannot leave
 */
export async function tabForwards(page: Page, devtools: CDPSession, region: string) {
  // At the top of the page the header is as a visitor finds it. Farther down the page it also has the ticket button.
  if (region === 'body') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const unseen: Fault[] = []
  const trap = await pressThrough(page, region, 'Tab', async (stop) => {
    // An <iframe> itself need not change, because its document shows the focus.
    const isSeen = stop.isFrame || (await showsFocus(page, devtools, stop))
    if (!isSeen) unseen.push({ target: stop.target, message: 'Tiene el foco y no se ve, o apenas' })
  })
  const missed = await page.evaluate(() => window.audit.missedStops())
  const lost = missed.map((target) => ({ target, message: 'El tabulador no llega hasta aquí' }))
  if (trap) lost.push({ target: trap.target, message: 'El tabulador no sale de aquí' })
  return { unseen, lost }
}

/**
 * Goes back from the end of a region with Shift+Tab. The window scrolls up to each control, so the header may cover it.
 * @returns the controls that are covered when they get the focus
 */
export async function tabBackwards(page: Page, region: string): Promise<Fault[]> {
  const hidden: Fault[] = []
  await pressThrough(page, region, 'Shift+Tab', ({ target, isHidden }) => {
    if (isHidden) hidden.push({ target, message: 'Tiene el foco debajo de algo, al volver atrás' })
  })
  return hidden
}

/**
 * Presses a key until the focus leaves a region.
 * @param visit is called for each stop
 * @returns null if the focus has left the region, or else the stop that it does not leave
 */
async function pressThrough(
  page: Page,
  region: string,
  key: 'Tab' | 'Shift+Tab',
  visit: (stop: Stop) => unknown,
): Promise<Stop | null> {
  // After a scroll to the top the header keeps its ticket button until the next frame.
  await drawnFrame(page)
  const isBackwards = key === 'Shift+Tab'
  const tabbingArguments = [region, isBackwards] as const
  const stopCount = await page.evaluate(
    (given) => window.audit.startTabbing(...given),
    tabbingArguments,
  )
  // More presses than stops, because several presses may stay inside one <iframe>.
  const maxPresses = 2 * stopCount + 10
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.audit.reachFocusedStop())
    if (!stop) return null
    await visit(stop)
  }
  return page.evaluate(() => window.audit.reachFocusedStop())
}

/** A text that any field accepts. It is long, because some forms move the focus once a field is full. */
const typedText = 'ana@empresa.example'

const fields = 'form :is(input, textarea, select):not([type=hidden], [hidden] *)'

/** Finds fields in which typing moves the focus or leaves the page (WCAG 3.2.2). */
export async function movedWhileTyping(page: Page): Promise<Fault[]> {
  const moved: Fault[] = []
  for (const field of await page.locator(fields).filter({ visible: true }).all()) {
    const address = page.url()
    await field.focus()
    await page.keyboard.type(typedText)
    const keepsFocus = await field.evaluate((element) => element === document.activeElement)
    const staysOnPage = page.url() === address
    if (keepsFocus && staysOnPage) continue
    const id = await field.getAttribute('id')
    const target = id ? `#${id}` : `[name="${await field.getAttribute('name')}"]`
    moved.push({ target, message: 'Al escribir, el foco se va a otro sitio' })
  }
  return moved
}
