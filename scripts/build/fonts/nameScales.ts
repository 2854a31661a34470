import type { Font } from 'fontkit'
import { displayFont } from './fonts.ts'

/** Most lines of the name on the first screen at its full size (Hero.module.scss). */
const mostLines = 3

/** Widths of a line, in ems of the font that is measured here. The page's font is wider. */
const widths = { flat: 4.05, upright: 3.45 }

/** The scales, in per cent, at which a name fits on the first screen, beside the day's number and below it. */
export async function nameScales(name: string) {
  const font = await displayFont()
  const { flat, upright } = widths
  return { flat: nameScale(name, font, flat), upright: nameScale(name, font, upright) }
}

/** The largest scale, in per cent, at which a text fits. Smaller glyphs have room for more and longer lines. */
function nameScale(text: string, font: Font, width: number): number {
  const widest = Math.max(...text.split(' ').map((word) => emsOf(word, font)))
  const fits = (scale: number) => {
    const room = (100 * width) / scale
    return widest <= room && linesOf(text, room, font) * scale <= 100 * mostLines
  }
  const scales = Array.from({ length: 17 }, (_, i) => 100 - 5 * i)
  return scales.find(fits) ?? 20
}

/** How many lines of a width in ems a text takes. */
function linesOf(text: string, width: number, font: Font): number {
  let lines = 1
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    const isFull = emsOf(longer, font) > width
    if (isFull) lines += 1
    line = isFull ? word : longer
  }
  return lines
}

const emsOf = (text: string, font: Font) => font.layout(text).advanceWidth / font.unitsPerEm
