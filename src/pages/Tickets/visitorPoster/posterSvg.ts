import { language } from '../../../lib/locale.ts'
import { event } from 'content/values.ts'
import { mosaic } from '../../../azulejo/mosaic.ts'
import { type Colour, colours, paletteRules, palettes } from '../../../azulejo/palette.ts'
import { seeded } from '../../../azulejo/art.ts'
import { cutShape, cutTo, markup } from '../../../azulejo/render.ts'
import { escapeHtml } from '../../../lib/texts.ts'
import type { PosterSize, PosterTexts } from './posterTexts.ts'

/** What a picture takes from the page, because it is a document of its own that loads nothing. */
export type Parts = {
  /** In the poster's font, `em` pixels large. */
  readonly measure: (text: string) => TextMetrics
  /** Rules of this font, with the files in them. */
  readonly faces: string
  /** Definitions of the motifs. */
  readonly motifs: string
}

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
/** How much of the field a letter covers at least, and how far it grows for that, over the upper edge of the picture. */
const narrow = { share: 0.45, growth: 1.25 }
/** Heights of the font: above the baseline with an accent on a capital, from line to line, and below. */
const [accented, lineHeight, descent] = [0.93 * em, 0.93 * em, 0.21 * em]
/** The foot's share of the picture's height. */
const footShare = 0.2

/** The event's poster with a name, as an SVG file. The same name always gets the same field and tiles. */
export function posterSvg(
  { name, letter, lines, foot }: PosterTexts,
  size: PosterSize,
  parts: Parts,
): string {
  const { measure, faces, motifs } = parts
  const seed = name.toLocaleLowerCase(language)
  const { height, tile } = sizes[size]
  const top = tile * rows
  const footTop = height * (1 - footShare)
  const field = fieldOf(seed)
  const inks = Object.entries(colours).map(([ink, colour]) => `--${ink}:${colour};`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}"`,
    ` font-family="Bricolage Grotesque" font-size="${em}" font-stretch="75%" font-weight="800">`,
    `<style>${faces}svg{${inks.join('')}}${paletteRules()}</style>${motifs}`,
    strip(0, height, field),
    letterIn(letter, seed, tile, measure),
    strip(top, height, field === 'cal' ? 'albero' : 'cal'),
    strip(top - 3, top + 3, 'tinta'),
    ...sayingIn(lines, top, footTop, measure),
    strip(footTop, height, 'tinta'),
    ...footIn(foot, footTop, height - footTop, measure),
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
function fieldOf(seed: string): Colour {
  const fields = Object.values(palettes[event.tile.palette]).filter(
    (ink) => ink !== 'tinta' && ink !== 'naranja',
  )
  return fields[Math.floor(seeded(`campo ${seed}`)() * fields.length)] ?? 'albero'
}

/** The letter, cut out of the tiles: narrow ones are stretched and grow, wide ones are lower. */
function letterIn(text: string, seed: string, tile: number, measure: Parts['measure']): string {
  const box = measure(text)
  const wide = box.actualBoundingBoxLeft + box.actualBoundingBoxRight
  const tall = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent
  const height = tile * rows
  const room = width - 2 * margin
  const fitted = Math.min((height - 2 * margin) / tall, (room / wide) * stretch.up)
  const stretched = Math.min(room / wide, fitted * stretch.across)
  const growth = Math.min(narrow.growth, Math.max(1, (narrow.share * room) / (wide * stretched)))
  // Without its accent it would be another letter.
  const isAccented = text.normalize('NFD') !== text
  const [across, up] = [stretched * growth, isAccented ? fitted : fitted * growth]
  const x = (width - wide * across) / 2 + box.actualBoundingBoxLeft * across
  const y = (height + tall * fitted) / 2 - box.actualBoundingBoxDescent * up
  const columns = Math.ceil((wide * across) / tile)
  const tiles = markup(mosaic(`de ${seed}`, { columns, rows, calmRows: rows }))
  const left = (width - columns * tile) / 2
  return cutTo(
    written(text, x, y, `${across} ${up}`, `id="${cutShape}"`),
    `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="${(2 * edge) / Math.max(across, up)}" stroke-linejoin="round"`,
    `<g transform="translate(${left})scale(${tile / 100})">${tiles}</g>`,
  )
}

const written = (text: string, x: number, y: number, scale: number | string, look: string) =>
  `<text ${look} transform="translate(${x} ${y})scale(${scale})">${escapeHtml(text)}</text>`

const filled = (ink: Colour) => `fill="${colours[ink]}"`

/** Two lines, each as large as its width allows, in the middle of the paper. */
function sayingIn(
  lines: PosterTexts['lines'],
  top: number,
  bottom: number,
  measure: Parts['measure'],
) {
  const most = ((bottom - top) * 0.94) / (accented + lineHeight + descent)
  const [first, second] = lines.map((line) => Math.min(most, widest / measure(line).width)) as [
    number,
    number,
  ]
  const y = (top + bottom + first * accented - second * (lineHeight + descent)) / 2
  return [
    written(lines[0], side, y, first, filled('tinta')),
    written(lines[1], side, y + second * lineHeight, second, filled('cobalto')),
  ]
}

/** When and where at the left, the event at the right, the address below. */
function footIn(foot: PosterTexts['foot'], top: number, height: number, measure: Parts['measure']) {
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
  const atEnd = `${filled('albero')} text-anchor="end"`
  return [
    written(foot.day, side, second, day, filled('albero')),
    written(foot.month, beside, first, place, filled('cal')),
    written(foot.city, beside, second, place, filled('cal')),
    written(names[0], width - side, first, name, atEnd),
    written(names[1], width - side, second, name, atEnd),
    written(
      foot.address,
      side,
      top + height * 0.88,
      fitting(widest, foot.address),
      filled('cielo'),
    ),
  ]
}
