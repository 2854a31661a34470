import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { contrastOf, type Rgb, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawnFrame.ts'
import { type Box, pixelsOf } from './pixels.ts'

/** The contrast that WCAG 1.4.3 requires of small text. Here large text needs it, too, because both have the same colours. */
const leastContrast = 4.5

/**
 * The share of a line's pixels from which a contrast counts as that of the letters. A border or a picture beside the text may
 * have more contrast, but fewer pixels.
 */
const leastLetterShare = 0.01

/** Below this contrast the message says that the text cannot be seen, instead of the contrast. */
const leastVisibleContrast = 1.5

/**
 * Lines of text that cannot be read in forced colours. In this mode the browser chooses the colours, and axe only knows the
 * colours of the styles. So this check reads the pixels of each line.
 */
export async function unreadableLines(
  page: Page,
  devtools: CDPSession,
  root: string,
): Promise<Fault[]> {
  // At the top of the page the sticky header does not cover any text.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await drawnFrame(page)
  const { lines, width, height } = await page.evaluate((at) => window.audit.linesOfText(at), root)
  const wholePage = { x: 0, y: 0, width, height }
  const picture = await pixelsOf(devtools, wholePage, { mayLeaveWindow: true })
  return lines.flatMap(({ target, box }) => {
    const contrast = contrastIn(picture, width, box)
    if (contrast >= leastContrast) return []
    const message =
      contrast < leastVisibleContrast
        ? 'Las palabras no se ven'
        : `Contraste ${contrast.toFixed(1)}:1`
    return [{ target, message }]
  })
}

/**
 * The contrast between the ground and the letters in a box. The ground is the most frequent colour. The letters are the
 * pixels with the most contrast to the ground: as many as `leastLetterShare` says.
 * @param picture the pixels of the whole page, three bytes each, in rows of `width` pixels
 */
function contrastIn(picture: Uint8Array, width: number, box: Box): number {
  const counts = new Map<string, { colour: Rgb; count: number }>()
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const colour = rgbAt(picture, (y * width + x) * 3)
      const entry = counts.get(colour.join())
      if (entry) entry.count++
      else counts.set(colour.join(), { colour, count: 1 })
    }
  }
  const colours = [...counts.values()].toSorted((one, other) => other.count - one.count)
  const ground = colours[0]?.colour
  // A box without pixels.
  if (!ground) return 1
  const contrasts = colours
    .map(({ colour, count }) => ({ contrast: contrastOf(colour, ground), count }))
    .toSorted((one, other) => other.contrast - one.contrast)
  const leastPixels = leastLetterShare * box.width * box.height
  let pixels = 0
  for (const { contrast, count } of contrasts) {
    pixels += count
    if (pixels >= leastPixels) return contrast
  }
  // Not reached: together the colours have all pixels of the box.
  return 1
}
