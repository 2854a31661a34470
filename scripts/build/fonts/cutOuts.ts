import { optimize } from 'svgo'
import type { Font } from 'fontkit'
import type { CutOut } from '../../../src/azulejo/mosaic.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import type { CutOutFonts } from './fonts.ts'

/**
 * A text that is cut out of a wall of tiles. `columns` is the width of the wall in tiles. `ground` is the palette of the tiles
 * around the text.
 */
type CutOutDesign = Pick<CutOut, 'columns' | 'ground'> & {
  readonly text: string
  /** The style of the font, "Display" by default. */
  readonly style?: keyof CutOutFonts
}

/** The signs that are cut out for pages, by the pages' identifiers. All other pages show the day of the event. */
const signs = {
  sponsorship: { text: '&', columns: 4, ground: 'vidrio' },
  faq: { text: '¿?', columns: 5, ground: 'alba' },
  // In the heaviest weight the "@" would have no space between its ring and its "a".
  contact: { text: '@', columns: 6, ground: 'feria', style: 'Bold' },
  speakers: { text: '«', columns: 6, ground: 'vidrio' },
  notFound: { text: '404', columns: 10, ground: 'alba' },
  textPage: { text: '§', columns: 4, ground: 'alba' },
  offline: { text: '¿', columns: 4, ground: 'alba' },
  thanks: { text: '¡', columns: 3, ground: 'feria' },
} satisfies Readonly<Record<string, CutOutDesign>>

export type CutOutId = 'day' | keyof typeof signs

export const cutOutIds = ['day', ...Object.keys(signs)] as readonly CutOutId[]

/** The identifier of a page's cut-out: that of its sign or, for a page without a sign, "day". */
export const cutOutIdOf = (page: string): CutOutId => (page in signs ? (page as CutOutId) : 'day')

/** The text of a cut-out, and the wall out of which it is cut. */
export function cutOutDesignOf(id: CutOutId, { facts }: SiteContent): CutOutDesign {
  if (id !== 'day') return signs[id]
  return { text: facts.diaNumero, columns: 4, ground: 'feria', style: 'WideDisplay' }
}

/**
 * The cut-out of the event's day, or of a page's sign.
 * @param fonts from `cutOutFonts` (fonts.ts)
 */
export function cutOutOf(id: CutOutId, site: SiteContent, fonts: CutOutFonts): CutOut {
  const { text, columns, ground, style = 'Display' } = cutOutDesignOf(id, site)
  return { columns, rows, ground, outline: outlineOf(text, columns, fonts[style]) }
}

/** The height of every wall in tiles. */
const rows = 6

/** The side of a tile. This length and the lengths below are in the unit of outlines. */
const tileSide = 100

/**
 * The free space around a text. It is half of the stroke's width, which is 27 (`edgeInFile` in src/azulejo/render.ts), rounded
 * up.
 */
const margin = 14

/** The space between two digits, in addition to the font's own spacing. With less space their strokes would touch. */
const digitGap = 30

/**
 * The outline of a text in the middle of the wall. The text is as high as the wall without its margins. If it is too wide at
 * this height, such as "24", it is narrowed.
 */
function outlineOf(text: string, columns: number, font: Font): string {
  const { glyphs, positions, bbox } = font.layout(text)
  const { minX, minY, maxX, maxY } = bbox
  const isNumber = /^\d+$/.test(text)
  const gap = isNumber ? digitGap : 0
  const allGaps = gap * (glyphs.length - 1)
  const freeHeight = rows * tileSide - 2 * margin
  const freeWidth = columns * tileSide - 2 * margin - allGaps
  const scaleY = freeHeight / (maxY - minY)
  const scaleX = Math.min(freeWidth / (maxX - minX), scaleY)
  const baseline = margin + maxY * scaleY
  const middleOfWall = (columns * tileSide) / 2
  const middleOfText = (scaleX * (minX + maxX) + allGaps) / 2
  // The position of the next glyph. The first glyph is placed so that the middle of the text is in the middle of the wall.
  let x = middleOfWall - middleOfText
  const paths = glyphs.map(({ path }, i) => {
    // In a font y grows upwards, in SVG downwards.
    const glyphPath = path.transform(scaleX, 0, 0, -scaleY, x, baseline)
    x += (positions[i]?.xAdvance ?? 0) * scaleX + gap
    return glyphPath.toSVG()
  })
  return shorten(paths.join(''))
}

/** Rounds the coordinates of a path to whole units, and writes it with the fewest characters. */
function shorten(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  })
  const [, short] = / d="([^"]+)"/.exec(data) ?? []
  if (!short) throw new Error(`svgo wrote no path for ${path}.`)
  return short
}
