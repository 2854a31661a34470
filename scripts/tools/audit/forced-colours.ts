import type { CDPSession, Page } from '@playwright/test'
import type { Fault } from '../../build/render/findings.ts'
import { contrastOf, type Rgb, rgbAt } from './contrast.ts'
import { drawnFrame } from './drawn-frame.ts'
import { type Box, pixelsOf } from './pixels.ts'

/** WCAG 1.4.3, for text of any size: themes of few colours have all the contrast that is needed. */
const least = 4.5

/** Share of a line's pixels that its letters fill at the very least. */
const leastInk = 0.01

/**
 * Words that cannot be read in forced colours. axe reads colours from the styles, but the browser chooses them here: so
 * this looks at the pixels of each line of text.
 */
export async function unreadableWords(
  page: Page,
  devtools: CDPSession,
  root: string,
): Promise<Fault[]> {
  // The sticky header lies over no text there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await drawnFrame(page)
  const { lines, width, height } = await page.evaluate((at) => window.audit.linesOfText(at), root)
  const whole = { x: 0, y: 0, width, height }
  const picture = await pixelsOf(devtools, whole, { isWhole: true })
  return lines.flatMap(({ target, box }) => {
    const contrast = contrastIn(picture, width, box)
    if (contrast >= least) return []
    const message = contrast < 1.5 ? 'Las palabras no se ven' : `Contraste ${contrast.toFixed(1)}:1`
    return [{ target, message }]
  })
}

/** The contrast between the most frequent colour of a box, which is its ground, and the letters: the strongest pixels. */
function contrastIn(picture: Uint8Array, width: number, box: Box): number {
  const counts = new Map<string, { colour: Rgb; count: number }>()
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const colour = rgbAt(picture, (y * width + x) * 3)
      const seen = counts.get(colour.join())
      if (seen) seen.count++
      else counts.set(colour.join(), { colour, count: 1 })
    }
  const colours = [...counts.values()].toSorted((one, other) => other.count - one.count)
  const ground = colours[0]?.colour
  if (!ground) return 1
  const contrasts = colours
    .map(({ colour, count }) => ({ contrast: contrastOf(colour, ground), count }))
    .toSorted((one, other) => other.contrast - one.contrast)
  // A few pixels of a line or a picture beside the text are not its letters.
  let ink = 0
  for (const { contrast, count } of contrasts) {
    ink += count
    if (ink >= leastInk * box.width * box.height) return contrast
  }
  return 1
}
