import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastOf, rgbAt } from '../lib/contrast.ts'

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** The pixels of a part of the window, three bytes each. */
export async function pixelsOf(page: Page, clip: Box): Promise<Uint8Array> {
  const picture = await page.screenshot({ clip, scale: 'css', caret: 'initial' })
  return sharp(picture).removeAlpha().raw().toBuffer()
}

/** How many pixels of two pictures of one size differ by a contrast of 3:1 or more (WCAG 2.4.13, 1.4.11). */
export function differing(one: Uint8Array, other: Uint8Array): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const isSame = one[at] === other[at] && one[at + 1] === other[at + 1]
    if (isSame && one[at + 2] === other[at + 2]) continue
    if (contrastOf(rgbAt(one, at), rgbAt(other, at)) >= 3) count++
  }
  return count
}

/** Whether something in a picture stands out by 3:1 from its most frequent colour: a sign, a mark, an edge. */
export function showsSomething(picture: Uint8Array): boolean {
  const counts = new Map<number, number>()
  for (let at = 0; at < picture.length; at += 3) {
    const key = ((picture[at] ?? 0) << 16) | ((picture[at + 1] ?? 0) << 8) | (picture[at + 2] ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const [ground = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const rgb = (key: number) => rgbAt([key >> 16, (key >> 8) & 255, key & 255], 0)
  const seen = [...counts].filter(([key]) => contrastOf(rgb(key), rgb(ground)) >= 3)
  return seen.reduce((sum, [, count]) => sum + count, 0) >= 8
}
