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
  const at = ({ data, width }: Pixels, x: number, y: number) => rgbAt(data, (y * width + x) * 3)
  const grounds: Rgb[] = []
  let ink: Rgb | null = null
  let strongest = 0
  for (const { x, y, width, height } of boxes) {
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(y + height, without.height); row++) {
      for (
        let column = Math.max(0, Math.floor(x));
        column < Math.min(x + width, without.width);
        column++
      ) {
        const front = at(withText, column, row)
        const ground = at(without, column, row)
        const difference = Math.max(
          ...front.map((value, index) => Math.abs(value - (ground[index] ?? 0))),
        )
        if (difference < 8) continue
        grounds.push(ground)
        if (difference > strongest) {
          strongest = difference
          ink = front
        }
      }
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
export function flatContrast({ data, width, height }: Pixels, boxes: readonly Box[]): number {
  const counts = new Map<number, number>()
  for (const box of boxes) {
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(box.y + box.height, height); y++) {
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(box.x + box.width, width); x++) {
        const start = (y * width + x) * 3
        const colour =
          ((data[start] ?? 0) << 16) | ((data[start + 1] ?? 0) << 8) | (data[start + 2] ?? 0)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
  }
  const rgb = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]
  const [ground] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0]
  return [...counts.keys()].reduce(
    (most, ink) => Math.max(most, contrastOf(rgb(ink), rgb(ground))),
    1,
  )
}
