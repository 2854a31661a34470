import type { CDPSession } from '@playwright/test'
import sharp from 'sharp'

/** A rectangle of the page, in the page's coordinates. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The pixels of a rectangle of the page, three bytes each. Chromium takes the screenshot directly, because Playwright's
 * screenshots need twice as much processor time.
 * @param mayLeaveWindow whether the rectangle may lie partly or wholly outside of the window
 */
export async function pixelsOf(
  devtools: CDPSession,
  box: Box,
  { mayLeaveWindow = false } = {},
): Promise<Uint8Array> {
  const { data } = await devtools.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    captureBeyondViewport: mayLeaveWindow,
    optimizeForSpeed: true,
  })
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
}
