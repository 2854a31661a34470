import type { Art } from './art.ts'
import { drawing, inked } from './drawings.ts'
import { colours, type Ink, type PaletteName, palettes } from './palette.ts'
import { cutTo, edgeWidth, field, place, shapeOf, viewBox } from './render.ts'

const inColour = (shapes: string, palette: PaletteName) =>
  shapes.replace(/VAR\(--(\w)\)/g, (_, ink: Ink) => colours[palettes[palette][ink]])

/** Around a shape, in ink. */
const edge = `fill="${colours.tinta}" stroke="${colours.tinta}" stroke-width="${edgeWidth}"`

/**
 * A whole SVG file, with plain colours and only the motifs that it shows, for rasterisers that
 * know no CSS. `size` is the width in pixels.
 */
export const standalone = (art: Art, { size }: { readonly size: number }): string => {
  const definitions = new Map(
    art.tiles.map(({ motif, palette }) => [
      `${motif}-${palette}`,
      inColour(drawing(motif), palette),
    ]),
  )
  const defs = [...definitions].map(([id, shapes]) => `<g id="${id}">${shapes}</g>`).join('')
  const ground = art.field ? field(art, inColour(`fill="${inked('g')}"`, art.field)) : ''
  const all = art.tiles
    .map((tile) => `<use href="#${tile.motif}-${tile.palette}" ${place(tile)}/>`)
    .join('')
  const tiles = art.outline ? cutTo(shapeOf(art.outline), edge, all) : all
  const height = (size * art.rows) / art.columns
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" ` +
    `viewBox="${viewBox(art)}"><defs>${defs}</defs>${ground}${tiles}</svg>`
  )
}
