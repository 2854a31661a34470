import type { Art } from '../../../src/azulejo/art.ts'
import { drawing } from '../../../src/azulejo/drawings.ts'
import { colours, type Ink, type Palette, palettes } from '../../../src/azulejo/palette.ts'
import type { Document } from './measures.ts'

/**
 * Draws a picture of tiles into a PDF as vector paths.
 * @param left distance from the page's left edge, in points, as are `top` and `size`, the side of one cell.
 * @throws if a drawing holds something that this does not draw.
 */
export function drawArt(
  doc: Document,
  art: Art,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
): void {
  doc.save().translate(left, top).scale(size)
  if (art.field) doc.rect(0, 0, art.columns, art.rows).fill(colours[palettes[art.field].g])
  for (const { column, row, size: cells, motif, palette, turn } of art.tiles) {
    doc.save().translate(column + cells / 2, row + cells / 2)
    doc.rotate(turn * 90).scale(cells / 100)
    for (const shape of drawing(motif).match(/<[^>]*>/g) ?? []) {
      drawShape(doc, shape, palettes[palette])
    }
    doc.restore()
  }
  doc.restore()
}

/** @param shape a `<path>` or `<circle>` as azulejo/drawings.ts writes it. */
function drawShape(doc: Document, shape: string, palette: Palette): void {
  const value = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(shape)?.[1]
  const colour = (attribute: string) => {
    const ink = /^var\(--([gabc])\)$/.exec(value(attribute) ?? '')?.[1]
    return ink && colours[palette[ink as Ink]]
  }
  const path = value('d')
  const radius = value('r')
  const scale = /^scale\(([\d.]+)\)$/.exec(value('transform') ?? 'scale(1)')?.[1]
  const fill = colour('fill')
  const stroke = colour('stroke')
  if (!(path ?? radius) || !scale || !(fill ?? stroke)) {
    throw new Error(
      `The tiles in the PDF would miss ${shape}: teach scripts/outputs/programme-pdf/draw-art.ts to draw it.`,
    )
  }
  doc.save().scale(Number(scale))
  if (path) doc.path(path)
  else doc.circle(0, 0, Number(radius))
  if (fill) doc.fill(fill)
  else {
    doc.lineWidth(Number(value('stroke-width')))
    doc.lineCap(value('stroke-linecap') === 'round' ? 'round' : 'butt').stroke(stroke)
  }
  doc.restore()
}
