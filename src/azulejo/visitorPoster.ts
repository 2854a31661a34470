import { type Art, pick, seeded } from './art.ts'
import { mosaic } from './mosaic.ts'
import { type Colour, colours, type PaletteName, palettes } from './palette.ts'
import { cutIntoShape, cutOutIds } from './render.ts'

/** Formats of the poster: for the feed of a social network, and for its stories. */
export type PosterSize = 'feed' | 'story'

/** The texts of a poster. */
export type PosterTexts = {
  /** The name in lower case. It chooses the tiles, and the colour around the initial. */
  readonly seed: string
  /** The initial of the name, or the day's number: the text that is cut out of tiles. */
  readonly initial: string
  /** The two lines below the panel: "Ana va.", "¿Y tú?" */
  readonly lines: readonly [string, string]
  readonly foot: Readonly<Record<'day' | 'month' | 'city' | 'event' | 'address', string>>
}

/**
 * Functions and values for drawing that differ between browser and build: a browser writes texts with the page's font
 * (picture.ts), the build draws their outlines (scripts/build/outputs/examplePosters.ts).
 */
export type DrawingTools = {
  /** Measures a text in the poster's font, in a font size of `em` pixels. */
  readonly measure: (text: string) => Pick<TextMetrics, Measure>
  /** Makes an element with a text in this font and size, whose baseline begins at the origin. */
  readonly write: (text: string, attributes: string) => string
  /** Makes the elements of a picture of tiles. */
  readonly tiles: (art: Art) => string
  /** Elements that the others refer to, such as `<style>` and `<symbol>`. They come first in the file; empty if none. */
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

/** Height of the picture, and width of a tile in whole pixels: so no seams show between tiles. */
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
/** How much wider, or higher, than in the font's own proportions an initial may become to fill the panel. */
const stretch = { across: 1.3, up: 1.15 }
/** Height of a capital with its accent above the baseline. */
const accented = 0.93 * em
/** Distance from baseline to baseline. */
const lineHeight = 0.93 * em
/** Depth of letters such as "g" below the baseline. */
const descent = 0.21 * em
/** The foot's share of the picture's height. */
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
  // Later elements cover earlier ones, so the first two strips go on to the end of the picture. The strip of six pixels is the
  // line between panel and lines.
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

/** A rectangle as wide as the picture, between two heights. */
const strip = (y: number, end: number, colour: Colour) =>
  `<path fill="${colours[colour]}" d="M0 ${y}h${width}V${end}H0z"/>`

/**
 * The colour around the initial, one of the event's own. It is neither `tinta`, the colour of the initial's edge, nor
 * `naranja`, the colour of buying.
 */
function panelColourOf(seed: string, palette: PaletteName): Colour {
  const choices = Object.values(palettes[palette]).filter(
    (colour) => colour !== 'tinta' && colour !== 'naranja',
  )
  return pick(seeded(`campo ${seed}`), choices)
}

/**
 * The initial, cut out of tiles, in the middle of the panel. A narrow initial is stretched (`stretch`), so that it fills more
 * of the panel. A wide initial is as wide as the panel allows, and less high than the panel.
 */
function initialInTiles(initial: string, seed: string, tile: number, tools: DrawingTools): string {
  const box = tools.measure(initial)
  const glyphWidth = box.actualBoundingBoxLeft + box.actualBoundingBoxRight
  const glyphHeight = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent
  const panelHeight = tile * rows

  // Scales of the glyph. At the scale `widest` it is as wide as the panel allows, at `highest` as high. A glyph with different
  // scales in the two directions is stretched.
  const widest = (width - 2 * margin) / glyphWidth
  const highest = (panelHeight - 2 * margin) / glyphHeight
  const up = Math.min(highest, widest * stretch.up)
  const across = Math.min(widest, up * stretch.across)

  // The start of the baseline. It puts the drawn glyph in the middle.
  const x = (width - glyphWidth * across) / 2 + box.actualBoundingBoxLeft * across
  const y = (panelHeight + glyphHeight * up) / 2 - box.actualBoundingBoxDescent * up
  const shape = textAt(tools, initial, x, y, `${across} ${up}`, `id="${cutOutIds.shape}"`)

  // Only the outer half of the stroke shows, so it is twice as wide as the edge. The text's scale also scales its stroke, so
  // the width is divided by the scale.
  const stroke = (2 * edge) / Math.max(across, up)
  const edgeStyle = `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="${stroke}" stroke-linejoin="round"`

  const columns = Math.ceil((glyphWidth * across) / tile)
  const wall = tools.tiles(mosaic({ columns, rows }, { seed: `de ${seed}`, smallRows: rows }))
  const left = (width - columns * tile) / 2
  // A tile of `wall` is 100 wide.
  const tiles = `<g transform="translate(${left})scale(${tile / 100})">${wall}</g>`
  return cutIntoShape(shape, edgeStyle, tiles)
}

/** A text whose baseline begins at a point. */
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
 * Two lines in the middle between two heights. Each is as large as its width allows, but both together fit between the heights.
 */
function linesBetween(
  top: number,
  bottom: number,
  [line, nextLine]: PosterTexts['lines'],
  tools: DrawingTools,
) {
  // At this scale both lines together take 94 % of the height.
  const largest = ((bottom - top) * 0.94) / (accented + lineHeight + descent)
  const scaleOf = (text: string) => Math.min(largest, widestText / tools.measure(text).width)
  const [scale, nextScale] = [scaleOf(line), scaleOf(nextLine)]
  // The space above the first line's accents is as high as the space below the second line's descent.
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
  /** The largest scale at which each of the texts fits into a width, and is not higher than 27 % of the foot. */
  const scaleFor = (available: number, ...texts: readonly string[]) => {
    const widest = Math.max(...texts.map((text) => measure(text).width))
    return Math.min((height * 0.27) / em, available / widest)
  }
  // Baselines of the foot's three lines.
  const firstLine = top + height * 0.31
  const secondLine = top + height * 0.59
  const lastLine = top + height * 0.88
  /** Width of the texts at the left, and of those at the right. Between them 40 pixels stay free. */
  const halfWidth = widestText / 2 - 20

  // The day's number is as high as the two lines beside it.
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
  const middle = text.indexOf(' ', text.length / 2 - 1)
  return [text.slice(0, Math.max(0, middle)), text.slice(middle + 1)]
}
