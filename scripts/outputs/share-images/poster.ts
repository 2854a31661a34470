import type { Art } from '../../../src/azulejo/art.ts'
import { tile } from '../../../src/azulejo/compose.ts'
import { type Colour, colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import type { SiteContent } from '../site-content.ts'
import { type Fonts, layPoster, type Piece, type PosterTexts } from './poster-texts.ts'
import { outline } from './type.ts'

export type Poster = PosterTexts & {
  readonly art: Art
  readonly brandTile: SiteContent['brandTile']
}

/** The lines between the parts, in pixels at scale 1. */
const ruleWidth = 6

/** The poster as an SVG file without text: every letter is an outline. */
export function drawPoster(poster: Poster, fonts: Fonts): string {
  const { frame, scheme, art, brandTile } = poster
  const { width, height, stub, right, bottom, wall, scale } = frame
  const { pieces, footTop } = layPoster(poster, fonts)
  const rule = ruleWidth * scale
  const lines = [
    `M${stub} 0V${bottom}`,
    `M0 ${stub}H${stub}`,
    `M${stub} ${footTop}H${right}`,
    wall.y > 0 ? `M0 ${bottom}H${width}` : `M${right} 0V${height}`,
  ].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    rect(0, 0, right, bottom, scheme.stub) +
    rect(stub, 0, right - stub, footTop, scheme.field) +
    at(standalone(tile('marca', brandTile), { size: stub }), 0, 0) +
    at(standalone(art, { size: art.columns * wall.cell }), wall.x, wall.y) +
    `<path fill="none" stroke="${colours[scheme.line]}" stroke-width="${rule}" d="${lines}"/>` +
    pieces.map(drawPiece).join('') +
    `</svg>`
  )
}

const rect = (x: number, y: number, width: number, height: number, colour: Colour) =>
  `<path fill="${colours[colour]}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

const at = (svg: string, x: number, y: number) => svg.replace('<svg ', `<svg x="${x}" y="${y}" `)

function drawPiece({ setting: { style, size, lines }, x, y, colour }: Piece): string {
  const first = y + (style.font.capHeight / style.font.unitsPerEm) * size
  const d = lines.map((text, i) =>
    outline(text, style, { x, y: first + i * style.leading * size, size }),
  )
  return `<path fill="${colours[colour]}" d="${d.join('')}"/>`
}
