import { optimize } from 'svgo'
import type { Font } from 'fontkit'
import type { Figure } from '../../../src/azulejo/mosaic.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import type { FigureFonts } from './fonts.ts'

/** A text to be cut out of tiles, and the columns of its wall. */
type Sign = Pick<Figure, 'columns' | 'field'> & {
  readonly text: string
  readonly style?: keyof FigureFonts
}

/** Signs of pages, by their identifiers. */
const signs = {
  sponsorship: { text: '&', columns: 4, field: 'vidrio' },
  faq: { text: '¿?', columns: 5, field: 'alba' },
  // In the heaviest letters its ring would close around the a.
  contact: { text: '@', columns: 6, field: 'feria', style: 'Bold' },
  speakers: { text: '«', columns: 6, field: 'vidrio' },
  notFound: { text: '404', columns: 10, field: 'alba' },
  textPage: { text: '§', columns: 4, field: 'alba' },
  offline: { text: '¿', columns: 4, field: 'alba' },
  thanks: { text: '¡', columns: 3, field: 'feria' },
} satisfies Readonly<Record<string, Sign>>

export type FigureId = 'day' | keyof typeof signs

export const figureIds = ['day', ...Object.keys(signs)] as readonly FigureId[]

/** What stands for a page: its sign, or else the day of the event. */
export const figureIdOf = (page: string): FigureId => (page in signs ? (page as FigureId) : 'day')

/** What is cut out of tiles. */
export function signOf(id: FigureId, { facts }: SiteContent): Sign {
  return id === 'day' ? { text: facts.diaNumero, columns: 4, field: 'feria' } : signs[id]
}

/**
 * The day of the event, or the sign of a page.
 * @param fonts of figures (scripts/build/fonts/fonts.ts)
 */
export function figureOf(id: FigureId, site: SiteContent, fonts: FigureFonts): Figure {
  const { text, columns, field, style = 'Display' } = signOf(id, site)
  return { columns, rows, field, outline: outlineOf(text, columns, fonts[style]) }
}

/** Rows of every wall of tiles. */
const rows = 6

/** Units, of which a tile has 100, that stay free around a shape, for half of its edge. */
const edge = 14

/** Units between two digits, besides those of the font: more than their edges, which would run into each other. */
const gap = 30

/** A text as high as the wall, and narrowed if it is wider ("24"). */
function outlineOf(text: string, columns: number, font: Font): string {
  const { glyphs, positions, bbox } = font.layout(text)
  const { minX, minY, maxX, maxY } = bbox
  const gaps = /^\d+$/.test(text) ? gap * (glyphs.length - 1) : 0
  const up = (rows * 100 - 2 * edge) / (maxY - minY)
  const across = Math.min((columns * 100 - 2 * edge - gaps) / (maxX - minX), up)
  const y = edge + maxY * up
  let x = (columns * 100 - gaps - across * (minX + maxX)) / 2
  const paths = glyphs.map(({ path }, i) => {
    const placed = path.transform(across, 0, 0, -up, x, y)
    x += (positions[i]?.xAdvance ?? 0) * across + (gaps > 0 ? gap : 0)
    return placed.toSVG()
  })
  return shorten(paths.join(''))
}

/** Writes a path in whole units and in as few letters as it can. */
function shorten(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }],
  })
  const [, short] = / d="([^"]+)"/.exec(data) ?? []
  if (!short) throw new Error(`svgo wrote no path for ${path}.`)
  return short
}
