import { optimize } from 'svgo'
import type { Font } from 'fontkit'
import type { CutOut } from '../../../src/azulejo/mosaic.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import type { CutOutFonts } from './fonts.ts'

/** A text to be cut out of tiles, and the columns of its wall. */
type Sign = Pick<CutOut, 'columns' | 'field'> & {
  readonly text: string
  readonly style?: keyof CutOutFonts
}

/** Signs of pages, by their identifiers. */
const signs = {
  sponsorship: { text: '&', columns: 4, field: 'vidrio' },
  faq: { text: '¿?', columns: 5, field: 'alba' },
  // In the heaviest weight the ring of the @ would close around its a.
  contact: { text: '@', columns: 6, field: 'feria', style: 'Bold' },
  speakers: { text: '«', columns: 6, field: 'vidrio' },
  notFound: { text: '404', columns: 10, field: 'alba' },
  textPage: { text: '§', columns: 4, field: 'alba' },
  offline: { text: '¿', columns: 4, field: 'alba' },
  thanks: { text: '¡', columns: 3, field: 'feria' },
} satisfies Readonly<Record<string, Sign>>

export type CutOutId = 'day' | keyof typeof signs

export const cutOutIds = ['day', ...Object.keys(signs)] as readonly CutOutId[]

/** The cut-out that stands for a page: its sign, or else the day of the event. */
export const cutOutIdOf = (page: string): CutOutId => (page in signs ? (page as CutOutId) : 'day')

/** The text of a cut-out and its wall. */
export function signOf(id: CutOutId, { facts }: SiteContent): Sign {
  return id === 'day' ? { text: facts.diaNumero, columns: 4, field: 'feria' } : signs[id]
}

/**
 * The day of the event, or the sign of a page.
 * @param fonts of cut-outs (scripts/build/fonts/fonts.ts)
 */
export function cutOutOf(id: CutOutId, site: SiteContent, fonts: CutOutFonts): CutOut {
  const { text, columns, field, style = 'Display' } = signOf(id, site)
  return { columns, rows, field, outline: outlineOf(text, columns, fonts[style]) }
}

/** Rows of every wall of tiles. */
const rows = 6

/** Free space around a shape, for half of its edge. A tile has 100 units. */
const edge = 14

/** Units between two digits, besides those of the font: more than their edges, which would run into each other. */
const gap = 30

/** The outline of a text as high as the wall. A text that is wider than the wall is narrowed ("24"). */
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
