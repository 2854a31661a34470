import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { contrastOf, type Rgb, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawnFrame.ts'
import { type Box, pixelsOf } from './pixels.ts'

/**
 * The contrast that WCAG 1.4.3 requires of small text. The check requires it of large text, too: both have the same colours.
 */
const minContrast = 4.5

/**
 * The smallest share of a line's pixels that letters have. A border or a picture beside the text may have more contrast than
 * the letters, but has fewer pixels.
 */
const minLetterShare = 0.01

/** Below this contrast a text counts as invisible, and the message does not name the contrast. */
const minVisibleContrast = 1.5

/**
 * Finds lines of text that cannot be read in forced colours. In this mode the browser chooses the colours. Axe only knows the
 * colours of the styles, so this check reads the pixels of each line.
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
    if (contrast >= minContrast) return []
    const message =
      contrast < minVisibleContrast
        ? 'Las palabras no se ven'
        : `Contraste ${contrast.toFixed(1)}:1`
    return [{ target, message }]
  })
}

/**
 * The contrast between background and letters in a box. The background is the most frequent colour. The letters are the pixels
 * with the most contrast to the background, in the number that `minLetterShare` gives.
 * @param picture the pixels of the whole page, three bytes each, in rows of `width` pixels
 */
function contrastIn(picture: Uint8Array, width: number, box: Box): number {
  const counts = colourCountsIn(picture, width, box)
  const [mostFrequent] = counts.toSorted((a, b) => b.count - a.count)
  // A box without pixels.
  if (!mostFrequent) return 1
  const background = mostFrequent.colour
  const contrasts = counts.map(({ colour, count }) => {
    return { contrast: contrastOf(colour, background), count }
  })
  const minPixels = minLetterShare * box.width * box.height
  let pixels = 0
  for (const { contrast, count } of contrasts.toSorted((a, b) => b.contrast - a.contrast)) {
    pixels += count
    if (pixels >= minPixels) return contrast
  }
  // Never reached, because the colours together have all pixels of the box.
  return 1
}

type ColourCount = { readonly colour: Rgb; count: number }

/** The colours in a box of a picture, with the number of pixels of each. */
function colourCountsIn(picture: Uint8Array, width: number, box: Box): readonly ColourCount[] {
  const counts = new Map<string, ColourCount>()
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const colour = rgbAt(picture, (y * width + x) * 3)
      const entry = counts.get(colour.join())
      if (entry) entry.count++
      else counts.set(colour.join(), { colour, count: 1 })
    }
  }
  return [...counts.values()]
}
