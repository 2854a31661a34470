import { type Art, seeded } from './art.ts'
import { mosaic } from './mosaic.ts'
import { type Colour, colours, type PaletteName, palettes } from './palette.ts'
import { cutShape, cutTo } from './render.ts'

/** For feeds, and for stories. */
export type PosterSize = 'feed' | 'story'

/** What a poster says. */
export type PosterWords = {
  /** The name in lower case, which chooses field and tiles. */
  readonly seed: string
  readonly letter: string
  readonly lines: readonly [string, string]
  readonly foot: Readonly<Record<'day' | 'month' | 'city' | 'event' | 'address', string>>
}

/** How a picture is drawn: by a browser with the page's font (picture.ts), or at build with outlines. */
export type Parts = {
  /** In the poster's font, `em` pixels large. */
  readonly measure: (text: string) => Pick<TextMetrics, Measure>
  /** An element with a text in this font and size, whose baseline begins at the origin. */
  readonly write: (text: string, attributes: string) => string
  readonly tiles: (art: Art) => string
  /** What stands before all elements: styles and definitions. */
  readonly start: string
  /** Of the event's own tile. */
  readonly palette: PaletteName
}

type Measure =
  | 'width'
  | 'actualBoundingBoxLeft'
  | 'actualBoundingBoxRight'
  | 'actualBoundingBoxAscent'
  | 'actualBoundingBoxDescent'

/** Pixels, as all measures here. */
export const width = 1080

/** For feeds, and for stories. Tiles are whole pixels wide, so no seams show. */
export const sizes = {
  feed: { height: 1350, tile: 116 },
  story: { height: 1920, tile: 184 },
} as const satisfies Record<PosterSize, object>

/** Large, because browsers measure in whole pixels. Texts are scaled from it. */
export const em = 1000

/** Rows of tiles on the field. */
const rows = 6
/** Around the letter, in ink. */
const edge = 20
/** Between letter and edge of the field, with room for the letter's own edge. */
const margin = edge + 6
/** Between text and the edge of the picture. */
const side = 50
const widest = width - 2 * side
/** How far a letter may be stretched to fill the field. */
const stretch = { across: 1.3, up: 1.15 }
/** Heights of the font: above the baseline with an accent on a capital, from line to line, and below. */
const [accented, lineHeight, descent] = [0.93 * em, 0.93 * em, 0.21 * em]
/** The foot's share of the picture's height. */
const footShare = 0.2

/** The event's poster with a name, as an SVG file. The same name always gets the same field and tiles. */
export function posterSvg(
  { seed, letter, lines, foot }: PosterWords,
  size: PosterSize,
  parts: Parts,
): string {
  const { height, tile } = sizes[size]
  const top = tile * rows
  const footTop = height * (1 - footShare)
  const field = fieldOf(seed, parts.palette)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}">`,
    parts.start,
    strip(0, height, field),
    letterIn(letter, seed, tile, parts),
    strip(top, height, field === 'cal' ? 'albero' : 'cal'),
    strip(top - 3, top + 3, 'tinta'),
    ...sayingIn(lines, top, footTop, parts),
    strip(footTop, height, 'tinta'),
    ...footIn(foot, footTop, height - footTop, parts),
    '</svg>',
  ].join('')
}

/** A ground from edge to edge. */
const strip = (y: number, end: number, ink: Colour) =>
  `<path fill="${colours[ink]}" d="M0 ${y}h${width}V${end}H0z"/>`

/**
 * The colour around the letter, one of the event's own. Not ink, in which the letter's edge would not show, nor orange,
 * which is for buying.
 */
function fieldOf(seed: string, palette: PaletteName): Colour {
  const fields = Object.values(palettes[palette]).filter(
    (ink) => ink !== 'tinta' && ink !== 'naranja',
  )
  return fields[Math.floor(seeded(`campo ${seed}`)() * fields.length)] ?? 'albero'
}

/** The letter, cut out of the tiles: narrow ones are stretched, wide ones are lower, and all stand free. */
function letterIn(text: string, seed: string, tile: number, parts: Parts): string {
  const box = parts.measure(text)
  const wide = box.actualBoundingBoxLeft + box.actualBoundingBoxRight
  const tall = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent
  const height = tile * rows
  const room = width - 2 * margin
  const fitted = Math.min((height - 2 * margin) / tall, (room / wide) * stretch.up)
  const across = Math.min(room / wide, fitted * stretch.across)
  const x = (width - wide * across) / 2 + box.actualBoundingBoxLeft * across
  const y = (height + tall * fitted) / 2 - box.actualBoundingBoxDescent * fitted
  const columns = Math.ceil((wide * across) / tile)
  const tiles = parts.tiles(mosaic(`de ${seed}`, { columns, rows, calmRows: rows }))
  const left = (width - columns * tile) / 2
  return cutTo(
    placed(parts, text, x, y, `${across} ${fitted}`, `id="${cutShape}"`),
    `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="${(2 * edge) / Math.max(across, fitted)}" stroke-linejoin="round"`,
    `<g transform="translate(${left})scale(${tile / 100})">${tiles}</g>`,
  )
}

/** A text whose baseline begins at a point. */
const placed = (
  { write }: Parts,
  text: string,
  x: number,
  y: number,
  scale: number | string,
  look: string,
) => write(text, `${look} transform="translate(${x} ${y})scale(${scale})"`)

const filled = (ink: Colour) => `fill="${colours[ink]}"`

/** Two lines, each as large as its width allows, in the middle of the paper. */
function sayingIn(lines: PosterWords['lines'], top: number, bottom: number, parts: Parts) {
  const most = ((bottom - top) * 0.94) / (accented + lineHeight + descent)
  const [first, second] = lines.map((line) =>
    Math.min(most, widest / parts.measure(line).width),
  ) as [number, number]
  const y = (top + bottom + first * accented - second * (lineHeight + descent)) / 2
  return [
    placed(parts, lines[0], side, y, first, filled('tinta')),
    placed(parts, lines[1], side, y + second * lineHeight, second, filled('cobalto')),
  ]
}

/** When and where at the left, the event at the right, the address below. */
function footIn(foot: PosterWords['foot'], top: number, height: number, parts: Parts) {
  const { measure } = parts
  /** The scale at which all these texts have room. */
  const fitting = (room: number, ...texts: readonly string[]) =>
    Math.min((height * 0.27) / em, room / Math.max(...texts.map((text) => measure(text).width)))
  const [first, second] = [top + height * 0.31, top + height * 0.59]
  const half = widest / 2 - 20
  // As high as the two lines beside it.
  const day = (height * 0.46) / measure(foot.day).actualBoundingBoxAscent
  const beside = side + (measure(foot.day).width + 0.12 * em) * day
  const place = fitting(half + side - beside, foot.month, foot.city)
  const middle = foot.event.indexOf(' ', foot.event.length / 2 - 1)
  const names = [foot.event.slice(0, Math.max(0, middle)), foot.event.slice(middle + 1)] as const
  const name = fitting(half, ...names)
  const atEnd = (text: string, y: number) =>
    placed(parts, text, width - side - measure(text).width * name, y, name, filled('albero'))
  return [
    placed(parts, foot.day, side, second, day, filled('albero')),
    placed(parts, foot.month, beside, first, place, filled('cal')),
    placed(parts, foot.city, beside, second, place, filled('cal')),
    atEnd(names[0], first),
    atEnd(names[1], second),
    placed(
      parts,
      foot.address,
      side,
      top + height * 0.88,
      fitting(widest, foot.address),
      filled('cielo'),
    ),
  ]
}
