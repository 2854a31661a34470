import { type Art, pick, seeded } from './art.ts'
import { mosaic } from './mosaic.ts'
import { type Colour, colours, type PaletteName, palettes } from './palette.ts'
import { cutIntoShape, cutOutIds } from './render.ts'

/** Formats of the poster: for the feed of a social network, and for its stories. */
export type PosterSize = 'feed' | 'story'

/** The texts of a poster. */
export type PosterTexts = {
  /** The name in lower case. The tiles, and the colour around the initial, depend on it. */
  readonly seed: string
  /** The text that is cut out of tiles: the initial of the name, or the day's number on the event's own poster. */
  readonly initial: string
  /** The two lines below the panel: "Ana va.", "¿Y tú?" */
  readonly lines: readonly [string, string]
  readonly foot: Readonly<Record<'day' | 'month' | 'city' | 'event' | 'address', string>>
}

/**
 * The functions and values for drawing that differ between browser and build. A browser writes texts in the page's font
 * (picture.ts). The build draws the outlines of texts (scripts/build/outputs/examplePosters.ts).
 */
export type DrawingTools = {
  /** Measures a text in the poster's font, in a font size of `em` pixels. */
  readonly measure: (text: string) => Pick<TextMetrics, Measure>
  /** Makes an element with a text in the poster's font, in a font size of `em` pixels. The baseline begins at the origin. */
  readonly write: (text: string, attributes: string) => string
  /** Makes the elements of a picture of tiles. */
  readonly tiles: (art: Art) => string
  /** Elements for the beginning of the file that later elements refer to, such as `<style>` and `<symbol>`. May be empty. */
  readonly definitions: string
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

/** Height of the picture, and side of a tile. A tile has whole pixels, so that no seams show between tiles. */
export const sizes = {
  feed: { height: 1350, tile: 116 },
  story: { height: 1920, tile: 184 },
} as const satisfies Record<PosterSize, object>

/** Font size in which texts are measured. It is large, because browsers measure in whole pixels. */
export const em = 1000

/** Height of the panel in rows of tiles. The panel is the upper part of the poster, which holds the initial. */
const rows = 6
/** Width of the dark edge around the initial. */
const edge = 20
/** Space between the initial and the ends of the panel: the edge of the initial, and six pixels of the panel's colour. */
const margin = edge + 6
/** Space between texts and the sides of the picture. */
const side = 50
const widestText = width - 2 * side
/** How much wider, or taller, than its proportions in the font an initial may become to fill the panel. */
const stretch = { across: 1.3, up: 1.15 }
/** Height of a capital with an accent, above the baseline. */
const accented = 0.93 * em
/** Distance from baseline to baseline. */
const lineHeight = 0.93 * em
/** Depth of a letter such as "g", below the baseline. */
const descent = 0.21 * em
/** Height of the foot, as a share of the picture's height. */
const footShare = 0.2

/**
 * The event's poster with a name, as an SVG file. From top to bottom it has a panel with the initial, two lines, and a foot
 * with the facts of the event. The same name always gets the same colours and tiles.
 */
export function posterSvg(
  { seed, initial, lines, foot }: PosterTexts,
  size: PosterSize,
  tools: DrawingTools,
): string {
  const { height, tile } = sizes[size]
  const panelEnd = tile * rows
  const footTop = height * (1 - footShare)
  const panelColour = panelColourOf(seed, tools.palette)
  // Later elements cover earlier ones, so the first two strips reach the end of the picture. The strip of six pixels is the
  // line between the panel and the two texts.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="0 0 ${width} ${height}">`,
    tools.definitions,
    strip(0, height, panelColour),
    initialInTiles(initial, seed, tile, tools),
    strip(panelEnd, height, panelColour === 'cal' ? 'albero' : 'cal'),
    strip(panelEnd - 3, panelEnd + 3, 'tinta'),
    ...linesBetween(panelEnd, footTop, lines, tools),
    strip(footTop, height, 'tinta'),
    ...footOf(foot, footTop, height - footTop, tools),
    '</svg>',
  ].join('')
}

/** A rectangle as wide as the picture, from `top` to `bottom`. */
const strip = (top: number, bottom: number, colour: Colour) =>
  `<path fill="${colours[colour]}" d="M0 ${top}h${width}V${bottom}H0z"/>`

/**
 * The colour around the initial: a colour of the event's own tile, but neither `tinta`, the colour of the initial's edge, nor
 * `naranja`, the colour of buying.
 */
function panelColourOf(seed: string, palette: PaletteName): Colour {
  const choices = Object.values(palettes[palette]).filter(
    (colour) => colour !== 'tinta' && colour !== 'naranja',
  )
  return pick(seeded(`campo ${seed}`), choices)
}

/**
 * The initial, cut out of tiles, in the middle of the panel. It is stretched within limits (`stretch`), so that it fills more
 * of the panel. A wide initial is as wide as the panel allows, and less tall than the panel.
 */
function initialInTiles(initial: string, seed: string, tile: number, tools: DrawingTools): string {
  const box = tools.measure(initial)
  const glyphWidth = box.actualBoundingBoxLeft + box.actualBoundingBoxRight
  const glyphHeight = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent
  const panelHeight = tile * rows

  // At the scale `widest` the glyph is as wide as the panel allows, at `highest` as tall as it allows. If `across` and `up`
  // differ, the glyph is stretched.
  const widest = (width - 2 * margin) / glyphWidth
  const highest = (panelHeight - 2 * margin) / glyphHeight
  const up = Math.min(highest, widest * stretch.up)
  const across = Math.min(widest, up * stretch.across)

  // The point at which the baseline starts, so that the drawn glyph is in the middle of the panel.
  const x = (width - glyphWidth * across) / 2 + box.actualBoundingBoxLeft * across
  const y = (panelHeight + glyphHeight * up) / 2 - box.actualBoundingBoxDescent * up
  const shape = textAt(tools, initial, x, y, `${across} ${up}`, `id="${cutOutIds.shape}"`)

  // Only the outer half of the stroke shows, so the stroke is twice as wide as the edge. The scale of the text also applies to
  // its stroke, so the width is divided by the scale.
  const stroke = (2 * edge) / Math.max(across, up)
  const edgeStyle = `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="${stroke}" stroke-linejoin="round"`

  const columns = Math.ceil((glyphWidth * across) / tile)
  const wall = tools.tiles(mosaic({ columns, rows }, { seed: `de ${seed}`, smallRows: rows }))
  const left = (width - columns * tile) / 2
  // A tile of `wall` is 100 units wide.
  const tiles = `<g transform="translate(${left})scale(${tile / 100})">${wall}</g>`
  return cutIntoShape(shape, edgeStyle, tiles)
}

/** A text whose baseline begins at the point (x, y). */
const textAt = (
  { write }: DrawingTools,
  text: string,
  x: number,
  y: number,
  scale: number | string,
  attributes: string,
) => write(text, `${attributes} transform="translate(${x} ${y})scale(${scale})"`)

const filled = (colour: Colour) => `fill="${colours[colour]}"`

/**
 * Two lines of text, in the middle between `top` and `bottom`. Each line is as wide as the picture allows, or smaller, so that
 * both fit into the height.
 */
function linesBetween(
  top: number,
  bottom: number,
  [line, nextLine]: PosterTexts['lines'],
  tools: DrawingTools,
) {
  // The scale at which both lines together take 94 % of the height. No line is larger.
  const largest = ((bottom - top) * 0.94) / (accented + lineHeight + descent)
  const scaleOf = (text: string) => Math.min(largest, widestText / tools.measure(text).width)
  const [scale, nextScale] = [scaleOf(line), scaleOf(nextLine)]
  // The space above the first line's accents is as tall as the space below the second line's descent.
  const baseline = (top + bottom + scale * accented - nextScale * (lineHeight + descent)) / 2
  const nextBaseline = baseline + nextScale * lineHeight
  return [
    textAt(tools, line, side, baseline, scale, filled('tinta')),
    textAt(tools, nextLine, side, nextBaseline, nextScale, filled('cobalto')),
  ]
}

/** Date and city at the left, the event's name at the right, the site's address below. */
function footOf(foot: PosterTexts['foot'], top: number, height: number, tools: DrawingTools) {
  const { measure } = tools
  /** The largest scale at which all texts fit into the width. The font size is at most 27 % of the foot's height. */
  const scaleFor = (available: number, ...texts: readonly string[]) => {
    const widest = Math.max(...texts.map((text) => measure(text).width))
    return Math.min((height * 0.27) / em, available / widest)
  }
  // Baselines of the foot's three lines.
  const firstLine = top + height * 0.31
  const secondLine = top + height * 0.59
  const lastLine = top + height * 0.88
  /** Largest width of the texts on the left, and of the texts on the right. Between them is a space of 40 pixels. */
  const halfWidth = widestText / 2 - 20

  // The day's number is as tall as the two lines beside it.
  const dayScale = (height * 0.46) / measure(foot.day).actualBoundingBoxAscent
  const besideDayX = side + (measure(foot.day).width + 0.12 * em) * dayScale
  const leftEnd = side + halfWidth
  const besideDayScale = scaleFor(leftEnd - besideDayX, foot.month, foot.city)

  const [nameStart, nameEnd] = halvesOf(foot.event)
  const nameScale = scaleFor(halfWidth, nameStart, nameEnd)
  const atRight = (text: string, y: number) => {
    const x = width - side - measure(text).width * nameScale
    return textAt(tools, text, x, y, nameScale, filled('albero'))
  }
  const addressScale = scaleFor(widestText, foot.address)
  return [
    textAt(tools, foot.day, side, secondLine, dayScale, filled('albero')),
    textAt(tools, foot.month, besideDayX, firstLine, besideDayScale, filled('cal')),
    textAt(tools, foot.city, besideDayX, secondLine, besideDayScale, filled('cal')),
    atRight(nameStart, firstLine),
    atRight(nameEnd, secondLine),
    textAt(tools, foot.address, side, lastLine, addressScale, filled('cielo')),
  ]
}

/**
 * Divides a text at the first space from its middle on: "Encuentro Startup Sevilla" → "Encuentro Startup", "Sevilla". If there
 * is no such space, the first half is empty.
 */
function halvesOf(text: string): readonly [string, string] {
  // -1 if there is no space
  const space = text.indexOf(' ', text.length / 2 - 1)
  return [text.slice(0, Math.max(0, space)), text.slice(space + 1)]
}
