import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawn-frame.ts'
import type { Fault } from '../../build/render/findings.ts'
import type { Stop } from './in-page.ts'

/** The pixels of a part of the page, three bytes each. Playwright's own pictures take twice the processor's time. */
async function pixelsOf(devtools: CDPSession, box: Stop['box']): Promise<Uint8Array> {
  const clip = { ...box, scale: 1 }
  const { data } = await devtools.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}

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

/** Walks through a part of the page by the Tab key, as a person does, and out of it. */
export async function walk(page: Page, part: string) {
  if (part === 'body') await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // The header loses its button at the top.
  await drawnFrame(page)
  const count = await page.evaluate((selector) => window.audit.startWalk(selector), part)
  const devtools = await page.context().newCDPSession(page)
  const unseen: Fault[] = []
  let stop: Stop | null = null
  // The focus may stay in a frame for some presses.
  for (let press = 0; press < 2 * count + 10; press++) {
    await page.keyboard.press('Tab')
    stop = await page.evaluate(() => window.audit.focusedStop())
    if (!stop) break
    if (!stop.isFrame && !(await showsFocus(page, devtools, stop)))
      unseen.push({ target: stop.target, message: 'Tiene el foco y no se ve, o apenas' })
  }
  await devtools.detach()
  const missed = await page.evaluate(() => window.audit.missedStops())
  const lost = missed.map((target) => ({ target, message: 'El tabulador no llega hasta aquí' }))
  if (stop) lost.push({ target: stop.target, message: 'El tabulador no sale de aquí' })
  return { unseen, lost }
}
