import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'
import type { Box, DrawnText } from './in-page/drawn-text.ts'

/** Three bytes a pixel, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The places in a picture that lie in one of the boxes. */
export function* placesIn(boxes: readonly Box[], { width, height }: Pixels): Generator<number> {
  for (const box of boxes) {
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(box.y + box.height, height); y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(box.x + box.width, width); x++) {
        yield y * width + x
      }
    }
  }
}

/**
 * The least contrast that text has with what lies behind it, from two pictures of the same place: one with the text and
 * one without. The text's colour is that of the pixel that differs most; it is held against the ground of every pixel
 * that the text touches. Null if the two pictures are alike: nothing is drawn there.
 */
export function leastContrast(
  withText: Pixels,
  without: Pixels,
  boxes: readonly Box[],
): number | null {
  const grounds: Rgb[] = []
  let ink: Rgb | null = null
  let strongest = 0
  for (const place of placesIn(boxes, without)) {
    const front = rgbAt(withText.data, place * 3)
    const ground = rgbAt(without.data, place * 3)
    const difference = Math.max(...front.map((value, i) => Math.abs(value - (ground[i] ?? 0))))
    if (difference < 8) continue
    grounds.push(ground)
    if (difference > strongest) {
      strongest = difference
      ink = front
    }
  }
  if (!ink) return null
  const colour = ink
  return grounds.reduce((least, ground) => Math.min(least, contrastOf(colour, ground)), 21)
}

const transparentText = `*, ::before, ::after { transition: none !important }
* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }`

const shot = async (page: Page, clip: Box): Promise<Pixels> =>
  pixelsOf(await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' }))

/** Measures on the page's pixels how much texts stand out from whatever is drawn behind them. */
export async function measureContrast(
  page: Page,
  texts: readonly DrawnText[],
): Promise<(number | null)[]> {
  const boxes = texts.flatMap((text) => text.boxes)
  if (boxes.length === 0) return texts.map(() => null)
  const clip = frameOf(boxes)
  const withText = await shot(page, clip)
  const without = await withStyle(page, transparentText, () => shot(page, clip))
  return texts.map((text) => {
    const moved = text.boxes.map((box) => ({ ...box, x: box.x - clip.x, y: box.y - clip.y }))
    return leastContrast(withText, without, moved)
  })
}

/** The smallest part of the page that holds all these boxes. */
function frameOf(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))))
  return {
    x,
    y,
    width: Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) - x,
    height: Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) - y,
  }
}

/** Does something while a style sheet is added. Constructed ones pass every content security policy. */
export async function withStyle<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet()
    added.replaceSync(text)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  const result = await work()
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
  })
  await sheet.dispose()
  return result
}
