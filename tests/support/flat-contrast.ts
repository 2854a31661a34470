import { type Pixels, placesIn } from '../../scripts/audit/contrast.ts'
import type { Box } from '../../scripts/audit/in-page/drawn-text.ts'
import { contrastOf, rgbAt, type Rgb } from '../../scripts/lib/contrast.ts'

const rgb = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]

/**
 * The contrast of flat text, as forced colours draw it, from one picture: that of the most frequent colour in its boxes
 * with the one that differs most.
 */
export function flatContrast(picture: Pixels, boxes: readonly Box[]): number {
  const counts = new Map<number, number>()
  for (const place of placesIn(boxes, picture)) {
    const [red, green, blue] = rgbAt(picture.data, place * 3)
    const colour = (red << 16) | (green << 8) | blue
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [ground] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0]
  return [...counts.keys()].reduce(
    (most, ink) => Math.max(most, contrastOf(rgb(ink), rgb(ground))),
    1,
  )
}
