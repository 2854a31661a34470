import type { Art, Tile } from './compose.ts'
import { drawing, motifNames } from './motifs.ts'
import { colours, type Ink, type PaletteName, palettes } from './palette.ts'

/** The `viewBox` of a picture: a tile is 100 units wide. */
export const viewBox = ({ columns, rows }: Art): string => `0 0 ${columns * 100} ${rows * 100}`

const place = ({ column, row, size, turn }: Tile) => {
  const x = column * 100 + size * 50
  const y = row * 100 + size * 50
  if (!turn && size === 1) return `x="${x}" y="${y}"`
  const turned = turn ? `rotate(${turn * 90})` : ''
  return `transform="translate(${x} ${y})${turned}${size > 1 ? `scale(${size})` : ''}"`
}

const field = ({ columns, rows }: Art, attributes: string) =>
  `<path ${attributes} d="M0 0h${columns * 100}v${rows * 100}H0z"/>`

/** All motifs as definitions, once a page: the inside of one hidden `<svg>`. */
export const sprite = (): string =>
  `<defs>${motifNames.map((name) => `<g id="az-${name}">${drawing(name)}</g>`).join('')}</defs>`

/**
 * The inside of a picture's `<svg viewBox aria-hidden="true" focusable="false">` in a page that
 * holds the sprite and the palettes' rules. Each tile is one child `.az`; its own place and turn
 * are further in, so a CSS transform on it only adds to them.
 */
export const markup = (art: Art): string => {
  const ground = art.field ? field(art, `class="az-${art.field}" fill="var(--g)"`) : ''
  const tiles = art.tiles.map((tile) => {
    const use = `href="#az-${tile.motif}" ${place(tile)}`
    const name = `class="az az-${tile.palette}"`
    return use.includes('transform') ? `<g ${name}><use ${use}/></g>` : `<use ${name} ${use}/>`
  })
  return ground + tiles.join('')
}

const inColour = (shapes: string, palette: PaletteName) =>
  shapes.replace(/var\(--(\w)\)/g, (_, ink: Ink) => colours[palettes[palette][ink]])

/**
 * A whole SVG file, with plain colours and only the motifs that it shows, for rasterisers that
 * know no CSS. `size` is the width in pixels.
 */
export const standalone = (art: Art, { size }: { readonly size: number }): string => {
  if (!(size > 0)) throw new Error(`A picture's size must be a number of pixels, not ${size}.`)
  const definitions = new Map(
    art.tiles.map(({ motif, palette }) => [
      `${motif}-${palette}`,
      inColour(drawing(motif), palette),
    ]),
  )
  const defs = [...definitions].map(([id, shapes]) => `<g id="${id}">${shapes}</g>`).join('')
  const ground = art.field ? field(art, inColour('fill="var(--g)"', art.field)) : ''
  const tiles = art.tiles
    .map((tile) => `<use href="#${tile.motif}-${tile.palette}" ${place(tile)}/>`)
    .join('')
  const height = (size * art.rows) / art.columns
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" ` +
    `viewBox="${viewBox(art)}"><defs>${defs}</defs>${ground}${tiles}</svg>`
  )
}
