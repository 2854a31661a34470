import type { Font } from 'fontkit'
import { displayFont } from './fonts.ts'

/** Lines that the name on the poster may take beside the day's number at its full size (Hero.module.scss). */
const mostLines = 3

/** Widths of a line, in ems of the font that is measured here. The page's font is wider. */
const flatWidth = 4.05

/** How much wider than measured the page may set a line. */
const allowance = 1.13

/**
 * How the name fits the poster.
 * - flat: its scale beside the day's number, in per cent
 * - upright: the ems that its longest line takes below the number, in two lines at most
 * - lines: how many it has there
 * - low: the same ems in three lines at most, for very small windows
 */
export async function nameScales(name: string) {
  const font = await displayFont()
  const upright = widthIn(2, name, font)
  return {
    flat: nameScale(name, font, flatWidth),
    upright: allowance * upright,
    lines: linesOf(name, upright, font),
    low: allowance * widthIn(3, name, font),
  }
}

/** The width in ems, as small as can be, in which a text has no more lines than this. */
function widthIn(lines: number, text: string, font: Font): number {
  const words = text.split(' ')
  const widths = words.flatMap((_, from) =>
    words.slice(from).map((_word, i) => emsOf(words.slice(from, from + i + 1).join(' '), font)),
  )
  const widest = Math.max(...words.map((word) => emsOf(word, font)))
  const fitting = widths.filter((width) => width >= widest && linesOf(text, width, font) <= lines)
  return Math.min(...fitting)
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
