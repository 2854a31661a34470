import type { Art, Size, Tile } from './art.ts'
import { colourOf, drawing } from './drawings.ts'
import { type ColourRole, colours, type PaletteName, palettes } from './palette.ts'

/** The `viewBox` of a picture: a tile is 100 units wide. */
const viewBox = ({ columns, rows }: Size): string => `0 0 ${columns * 100} ${rows * 100}`

/**
 * The approximate longer side of a picture in a page without styles, in CSS pixels. Without it a picture would fill the
 * window.
 */
const sideWithoutStyles = 96

/** The attributes `width`, `height` and `viewBox` of a picture. Columns and rows need not be whole numbers. */
export function frameAttributes({ columns, rows }: Size) {
  const tile = Math.max(1, Math.floor(sideWithoutStyles / Math.max(columns, rows)))
  const pixels = (cells: number) => Number((cells * tile).toFixed(3))
  return { width: pixels(columns), height: pixels(rows), viewBox: viewBox({ columns, rows }) }
}

/**
 * The attributes of a `<use>` that put a tile into its cell, with its size and turn. A tile's origin is its centre
 * (drawings.ts).
 */
const positionOf = ({ column, row, size, turn }: Tile) => {
  const x = column * 100 + size * 50
  const y = row * 100 + size * 50
  if (!turn && size === 1) return `y="${y}" x="${x}"`
  const scale = size === 1 ? '' : `scale(${size})`
  return `transform="translate(${x} ${y})rotate(${turn * 90})${scale}"`
}

/** A rectangle as large as the picture. */
const groundRectangle = ({ columns, rows }: Art, attributes: string) =>
  `<path ${attributes} d="M0 0h${columns * 100}v${rows * 100}H0z"/>`

/**
 * The tiles row by row or, in a wide picture, column by column. So a box that is too small cuts off the last tiles of the
 * list.
 */
const inReadingOrder = ({ columns, rows, tiles }: Art): readonly Tile[] => {
  const isWide = columns > rows * 2
  const [first, second] = isWide ? (['column', 'row'] as const) : (['row', 'column'] as const)
  return tiles.toSorted((one, other) => one[first] - other[first] || one[second] - other[second])
}

/**
 * The inside of a picture's `<svg viewBox aria-hidden="true">`. The page needs the sprite and the rules of the palettes.
 *
 * Each tile is an element `.az`, which CSS may turn about the centre of its `fill-box`. Position and turn are attributes of the
 * `<use>` inside, because Chromium 156 would turn a `<use x y>` itself about the centre of the definition.
 */
export const markup = (art: Art): string => {
  const tiles = inReadingOrder(art).map(
    (tile) =>
      `<g class="az az-${tile.palette}"><use href="#A-${tile.motif}" ${positionOf(tile)}/></g>`,
  )
  if (art.outline) return cutIntoShape(shapeOf(art.outline), 'class="cut-out"', tiles.join(''))
  if (!art.ground) return tiles.join('')
  return groundRectangle(art, `class="az-${art.ground}" fill="${colourOf('g')}"`) + tiles.join('')
}

/**
 * Ids in a cut-out: its tiles, which other pictures of the page can show too, its shape, and its clip path. Ids in pictures
 * begin with a capital, so they differ from the ids of speakers, answers and headings. They are short, because the first
 * screen of the home page has to arrive in one congestion window.
 */
export const cutOutIds = { tiles: 'T', shape: 'S', clip: 'C' } as const

const shapeOf = (outline: string): string => `<path id="${cutOutIds.shape}" d="${outline}"/>`

/**
 * Tiles that are cut into a shape. Below them is the shape itself in the dark `tinta`, with a stroke. The stroke shows around
 * the tiles as an edge, so that the shape is visible where a tile has the colour of its surroundings. A page has at most one
 * cut-out, because the ids are always the same.
 * @param shape an element with the id `cutOutIds.shape`
 * @param edge attributes of the shape below the tiles
 */
export const cutIntoShape = (shape: string, edge: string, tiles: string): string =>
  `<clipPath id="${cutOutIds.clip}">${shape}</clipPath><use ${edge} href="#${cutOutIds.shape}"/>` +
  `<g clip-path="url(#${cutOutIds.clip})"><g id="${cutOutIds.tiles}">${tiles}</g></g>`

/** Replaces the colours of roles by the colours of a palette: `VAR(--g)` → "#10204a". */
const inColour = (shapes: string, palette: PaletteName) =>
  shapes.replace(/VAR\(--(\w)\)/g, (_, role: ColourRole) => colours[palettes[palette][role]])

/**
 * Attributes of the shape below the tiles of a cut-out. In pages the class `cut-out` has the same values
 * (styles/_azulejo.scss).
 */
const edgeInFile = `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="27"`

/** The tiles of a picture and the definitions of their motifs, in plain colours, for programs without CSS. */
export const plainTiles = (art: Art): string => {
  // Tiles with the same motif and palette share a definition.
  const shapesById = new Map(
    art.tiles.map(({ motif, palette }) => [
      `${motif}-${palette}`,
      inColour(drawing(motif), palette),
    ]),
  )
  const definitions = [...shapesById].map(([id, shapes]) => `<g id="${id}">${shapes}</g>`).join('')
  const tiles = art.tiles
    .map((tile) => `<use href="#${tile.motif}-${tile.palette}" ${positionOf(tile)}/>`)
    .join('')
  return `<defs>${definitions}</defs>${tiles}`
}

/** A whole SVG file in plain colours. `size` is the width in pixels. */
export const standalone = (art: Art, { size }: { readonly size: number }): string => {
  const ground = art.ground
    ? groundRectangle(art, inColour(`fill="${colourOf('g')}"`, art.ground))
    : ''
  const wall = plainTiles(art)
  const tiles = art.outline ? cutIntoShape(shapeOf(art.outline), edgeInFile, wall) : wall
  const height = (size * art.rows) / art.columns
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" ` +
    `viewBox="${viewBox(art)}">${ground}${tiles}</svg>`
  )
}
