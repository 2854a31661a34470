import { type Art, seeded } from './art.ts'
import { mosaic } from './mosaic.ts'
import { type Colour, colours, type PaletteName, palettes } from './palette.ts'
import { cutOutIds, cutTo } from './render.ts'

/** For feeds, and for stories. */
export type PosterSize = 'feed' | 'story'

/** The texts of a poster. */
export type PosterTexts = {
  /** The name in lower case. It chooses field and tiles. */
  readonly seed: string
  readonly letter: string
  readonly lines: readonly [string, string]
  readonly foot: Readonly<Record<'day' | 'month' | 'city' | 'event' | 'address', string>>
}

/** Functions and values for drawing: a browser draws with the page's font (picture.ts), the build with outlines. */
export type DrawingTools = {
  /** Measures a text in the poster's font, `em` pixels large. */
  readonly measure: (text: string) => Pick<TextMetrics, Measure>
  /** Makes an element with a text in this font and size, whose baseline begins at the origin. */
  readonly write: (text: string, attributes: string) => string
  readonly tiles: (art: Art) => string
  /** Styles and definitions, which precede all elements. */
  readonly start: string
  /** Palette of the event's own tile. */
  readonly palette: PaletteName
}

type Measure =
  | 'width'
  | 'actualBoundingBoxLeft'
  | 'actualBoundingBoxRight'
  | 'actualBoundingBoxAscent'
  | 'actualBoundingBoxDescent'

/** Width of the picture. All measures here are in pixels. */
export const width = 1080

/** For feeds, and for stories. Tiles are whole pixels wide, so no seams show. */
export const sizes = {
  feed: { height: 1350, tile: 116 },
  story: { height: 1920, tile: 184 },
} as const satisfies Record<PosterSize, object>

/** Font size in which texts are measured. It is large, because browsers measure in whole pixels. */
export const em = 1000

/** Rows of tiles on the field. */
const rows = 6
/** Width of the letter's edge in ink. */
const edge = 20
/** Space between the letter and the end of the field, with room for the letter's edge. */
const margin = edge + 6
/** Space between texts and the sides of the picture. */
const side = 50
const widestText = width - 2 * side
/** How far a letter may be stretched to fill the field. */
const stretch = { across: 1.3, up: 1.15 }
/** Heights of the font: from a capital's accent to the baseline, from line to line, and below the baseline. */
const accented = 0.93 * em
const lineHeight = 0.93 * em
const descent = 0.21 * em
/** The foot's share of the picture's height. */
const footShare = 0.2

/** The event's poster with a name, as an SVG file. The same name always gets the same field and tiles. */
export function posterSvg(
  { seed, letter, lines, foot }: PosterTexts,
  size: PosterSize,
  tools: DrawingTools,
): string {
  const { height, tile } = sizes[size]
  const top = tile * rows
  const footTop = height * (1 - footShare)
  const field = fieldOf(seed, tools.palette)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}">`,
    tools.start,
    strip(0, height, field),
    letterInTiles(letter, seed, tile, tools),
    strip(top, height, field === 'cal' ? 'albero' : 'cal'),
    strip(top - 3, top + 3, 'tinta'),
    ...saying(lines, top, footTop, tools),
    strip(footTop, height, 'tinta'),
    ...footOf(foot, footTop, height - footTop, tools),
    '</svg>',
  ].join('')
}

/** A ground from edge to edge. */
const strip = (y: number, end: number, ink: Colour) =>
  `<path fill="${colours[ink]}" d="M0 ${y}h${width}V${end}H0z"/>`

/**
 * The colour around the letter, one of the event's own. It is never ink, because the letter's edge is in ink, nor orange,
 * which is the colour of buying.
 */
function fieldOf(seed: string, palette: PaletteName): Colour {
  const fields = Object.values(palettes[palette]).filter(
    (ink) => ink !== 'tinta' && ink !== 'naranja',
  )
  return fields[Math.floor(seeded(`campo ${seed}`)() * fields.length)] ?? 'albero'
}

/**
 * The letter, cut out of tiles, in the middle of the field. A narrow letter is stretched, a wide one is lower than the
 * field.
 */
function letterInTiles(letter: string, seed: string, tile: number, tools: DrawingTools): string {
  const box = tools.measure(letter)
  const glyphWidth = box.actualBoundingBoxLeft + box.actualBoundingBoxRight
  const glyphHeight = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent
  const fieldHeight = tile * rows

  // Scales of the glyph.
  const widest = (width - 2 * margin) / glyphWidth
  const highest = (fieldHeight - 2 * margin) / glyphHeight
  const up = Math.min(highest, widest * stretch.up)
  const across = Math.min(widest, up * stretch.across)

  // Start of the baseline.
  const x = (width - glyphWidth * across) / 2 + box.actualBoundingBoxLeft * across
  const y = (fieldHeight + glyphHeight * up) / 2 - box.actualBoundingBoxDescent * up
  const shape = placed(tools, letter, x, y, `${across} ${up}`, `id="${cutOutIds.shape}"`)

  // A stroke is scaled with its text, and half of it lies inside.
  const stroke = (2 * edge) / Math.max(across, up)
  const ink = `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="${stroke}" stroke-linejoin="round"`

  const columns = Math.ceil((glyphWidth * across) / tile)
  const wall = tools.tiles(mosaic(`de ${seed}`, { columns, rows, calmRows: rows }))
  const left = (width - columns * tile) / 2
  return cutTo(shape, ink, `<g transform="translate(${left})scale(${tile / 100})">${wall}</g>`)
}

/** A text whose baseline begins at a point. */
const placed = (
  { write }: DrawingTools,
  text: string,
  x: number,
  y: number,
  scale: number | string,
  attributes: string,
) => write(text, `${attributes} transform="translate(${x} ${y})scale(${scale})"`)

const filled = (ink: Colour) => `fill="${colours[ink]}"`

/** Two lines in the middle of a strip, each as large as its width allows. */
function saying(
  [line, nextLine]: PosterTexts['lines'],
  top: number,
  bottom: number,
  tools: DrawingTools,
) {
  const largest = ((bottom - top) * 0.94) / (accented + lineHeight + descent)
  const scaleOf = (text: string) => Math.min(largest, widestText / tools.measure(text).width)
  const [scale, nextScale] = [scaleOf(line), scaleOf(nextLine)]
  const baseline = (top + bottom + scale * accented - nextScale * (lineHeight + descent)) / 2
  const nextBaseline = baseline + nextScale * lineHeight
  return [
    placed(tools, line, side, baseline, scale, filled('tinta')),
    placed(tools, nextLine, side, nextBaseline, nextScale, filled('cobalto')),
  ]
}

/** Date and city at the left, the event at the right, the address below. */
function footOf(foot: PosterTexts['foot'], top: number, height: number, tools: DrawingTools) {
  const { measure } = tools
  /** The largest scale at which each of the texts fits into a width. */
  const scaleFor = (room: number, ...texts: readonly string[]) => {
    const widest = Math.max(...texts.map((text) => measure(text).width))
    return Math.min((height * 0.27) / em, room / widest)
  }
  const [firstLine, secondLine, lastLine] = [0.31, 0.59, 0.88].map(
    (share) => top + height * share,
  ) as [number, number, number]
  const half = widestText / 2 - 20

  // The day is as high as the two lines beside it.
  const dayScale = (height * 0.46) / measure(foot.day).actualBoundingBoxAscent
  const besideDay = side + (measure(foot.day).width + 0.12 * em) * dayScale
  const placeScale = scaleFor(half + side - besideDay, foot.month, foot.city)

  const [nameStart, nameEnd] = halvesOf(foot.event)
  const nameScale = scaleFor(half, nameStart, nameEnd)
  const atRight = (text: string, y: number) => {
    const x = width - side - measure(text).width * nameScale
    return placed(tools, text, x, y, nameScale, filled('albero'))
  }
  const addressScale = scaleFor(widestText, foot.address)
  return [
    placed(tools, foot.day, side, secondLine, dayScale, filled('albero')),
    placed(tools, foot.month, besideDay, firstLine, placeScale, filled('cal')),
    placed(tools, foot.city, besideDay, secondLine, placeScale, filled('cal')),
    atRight(nameStart, firstLine),
    atRight(nameEnd, secondLine),
    placed(tools, foot.address, side, lastLine, addressScale, filled('cielo')),
  ]
}

/** Divides a text at the space after its middle: "Encuentro Startup Sevilla" → "Encuentro Startup", "Sevilla". */
function halvesOf(text: string): readonly [string, string] {
  const middle = text.indexOf(' ', text.length / 2 - 1)
  return [text.slice(0, Math.max(0, middle)), text.slice(middle + 1)]
}
