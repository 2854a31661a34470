import sharp from 'sharp'
import { contrastOf, rgbAt, type Rgb } from '../lib/contrast.ts'

/** A box of text in the page, in CSS pixels from its top left corner. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Three bytes a pixel, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The places in a picture that lie in one of the boxes. */
function* placesIn(boxes: readonly Box[], { width, height }: Pixels): Generator<number> {
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
  const rgb = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const [ground] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0]
  return [...counts.keys()].reduce(
    (most, ink) => Math.max(most, contrastOf(rgb(ink), rgb(ground))),
    1,
  )
}
