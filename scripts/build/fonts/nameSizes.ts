import type { Font } from 'fontkit'
import { displayFont } from './fonts.ts'

/** The most lines of the name in its full size, beside the day's number (Hero.module.scss). */
const mostLines = 3

/**
 * The width in ems of the widest line of the name in its full size, beside the day's number. The ems are those of the display
 * font, so the page has room for lines that are wider by `allowance` (Hero.module.scss).
 */
const flatWidth = 4.05

/**
 * The factor by which a line may be wider on the page than it is measured here. The web font is not as tight as the display
 * font, with which the build measures (`webOpticalSize` in fonts.ts).
 */
const allowance = 1.13

/**
 * The sizes of the event's name on the home page's first screen.
 * - flat: the scale of the name beside the day's number, in per cent
 * - upright: the ems of the name's longest line below the day's number, in two lines at most
 * - lines: how many lines the name has below the day's number
 * - low: like `upright`, but in three lines at most, for very small windows
 */
export async function nameSizes(name: string) {
  const font = await displayFont()
  const upright = widthIn(2, name, font)
  return {
    flat: largestScale(name, font, flatWidth),
    upright: allowance * upright,
    lines: linesOf(name, upright, font),
    low: allowance * widthIn(3, name, font),
  }
}

/** The smallest width in ems in which a text has at most `lineLimit` lines. */
function widthIn(lineLimit: number, text: string, font: Font): number {
  const widestWord = widestWordOf(text, font)
  // In the smallest width some line is full, without a space to spare. So the smallest width is that of a sequence of words.
  const widths = sequencesOf(text.split(' ')).map((sequence) => emsOf(sequence, font))
  const fittingWidths = widths.filter(
    (width) => width >= widestWord && linesOf(text, width, font) <= lineLimit,
  )
  return Math.min(...fittingWidths)
}

/** All sequences of neighbouring words: ["a", "b"] → ["a", "a b", "b"] */
function sequencesOf(words: readonly string[]): readonly string[] {
  const sequences: string[] = []
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1) {
      sequences.push(words.slice(start, end).join(' '))
    }
  }
  return sequences
}

/** The scales to try, in per cent: 100, 95, … 20. */
const scales = Array.from({ length: 17 }, (_, i) => 100 - 5 * i)

/**
 * The largest scale, in per cent, at which a text fits beside the day's number; 20 if it fits at none. At a smaller scale the
 * text may have more lines, and each line may have more ems.
 * @param fullSizeWidth ems of the widest line at 100 %
 */
function largestScale(text: string, font: Font, fullSizeWidth: number): number {
  const widestWord = widestWordOf(text, font)
  const fits = (scale: number) => {
    const width = (100 * fullSizeWidth) / scale
    return widestWord <= width && linesOf(text, width, font) * scale <= 100 * mostLines
  }
  return scales.find(fits) ?? 20
}

const widestWordOf = (text: string, font: Font): number =>
  Math.max(...text.split(' ').map((word) => emsOf(word, font)))

/** The number of lines of a text in a width in ems. */
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

/** The width of a text on one line, in ems. */
const emsOf = (text: string, font: Font) => font.layout(text).advanceWidth / font.unitsPerEm
