import type { Font } from 'fontkit'
import { displayFont } from './fonts.ts'

/**
 * The factor by which a line may be wider on the page than it is measured here. The build measures with the display font. The
 * page's web font has a smaller optical size (`webOpticalSize` in fonts.ts), so its letters are farther apart.
 */
const webFontFactor = 1.13

/**
 * The space for the name beside the day's number, for a name in its full size (Hero.module.scss). `width` is in ems of the
 * display font. On the page the space is wider by `webFontFactor`.
 */
const besideNumber = { lines: 3, width: 4.05 }

/**
 * The sizes of the event's name on the home page's first screen. In a wide window the name is beside the day's number, in its
 * full size or scaled down. In a narrow window it is below the number, and fills the window's width. The widths are in ems of
 * the web font.
 */
type NameSizes = {
  /** The scale of the name beside the number: 1 for its full size. */
  readonly scaleBesideNumber: number
  /** The width of the name below the number, where it has two lines at most. */
  readonly widthBelowNumber: number
  /** The number of lines of the name below the number. */
  readonly linesBelowNumber: number
  /** The width of the name in a very small window, where it has three lines at most. */
  readonly widthInSmallWindow: number
}

/** Finds the sizes of the event's name by measuring its words. */
export async function nameSizes(name: string): Promise<NameSizes> {
  const font = await displayFont()
  const widthInTwoLines = smallestWidth(name, 2, font)
  return {
    scaleBesideNumber: largestScale(name, font),
    widthBelowNumber: webFontFactor * widthInTwoLines,
    linesBelowNumber: lineCount(name, widthInTwoLines, font),
    widthInSmallWindow: webFontFactor * smallestWidth(name, 3, font),
  }
}

/** The smallest width in ems in which a text has at most `maxLines` lines. */
function smallestWidth(text: string, maxLines: number, font: Font): number {
  const wordWidth = widestWord(text, font)
  // In the smallest width at least one line is full. So the smallest width is the width of some neighbouring words.
  const widths = sequencesOf(text.split(' ')).map((sequence) => emsOf(sequence, font))
  const fittingWidths = widths.filter(
    (width) => width >= wordWidth && lineCount(text, width, font) <= maxLines,
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

const smallestScale = 0.2

/** The scales to try: 1, 0.95, 0.9, … 0.2. */
const scales = Array.from({ length: 17 }, (_, i) => (100 - 5 * i) / 100)

/**
 * The largest scale at which a text fits beside the day's number. At half the size there is space for twice as many lines, and
 * for twice as many ems in each line. A text that fits at no scale gets the smallest one.
 */
function largestScale(text: string, font: Font): number {
  const wordWidth = widestWord(text, font)
  const fits = (scale: number) => {
    const width = besideNumber.width / scale
    const maxLines = besideNumber.lines / scale
    return wordWidth <= width && lineCount(text, width, font) <= maxLines
  }
  return scales.find(fits) ?? smallestScale
}

/** The width in ems of a text's widest word. */
const widestWord = (text: string, font: Font): number =>
  Math.max(...text.split(' ').map((word) => emsOf(word, font)))

/** The number of lines that a text has in a width in ems. */
function lineCount(text: string, width: number, font: Font): number {
  let lines = 1
  let line = ''
  for (const word of text.split(' ')) {
    const withWord = line ? `${line} ${word}` : word
    const isTooWide = emsOf(withWord, font) > width
    if (isTooWide) lines += 1
    line = isTooWide ? word : withWord
  }
  return lines
}

/** The width of a text on one line, in ems. */
const emsOf = (text: string, font: Font) => font.layout(text).advanceWidth / font.unitsPerEm
