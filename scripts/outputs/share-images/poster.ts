import type { Art } from '../../../src/azulejo/art.ts'
import { tile } from '../../../src/azulejo/compose.ts'
import { mosaic } from '../../../src/azulejo/mosaic.ts'
import { type Colour, colours } from '../../../src/azulejo/palette.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { typesetSvg } from '../typst.ts'
import { type Frame, photoBox } from './frames.ts'
import type { Scheme } from './schemes.ts'

export type Poster = {
  /** Names the poster in an error: «the page "faq"». */
  readonly place: string
  readonly frame: Frame
  readonly scheme: Scheme
  /** Small, in the stub. */
  readonly label?: string
  readonly title: string
  /** Under the title. */
  readonly subtitle?: string
  readonly day: string
  readonly month: string
  readonly city: string
  /** With the weekday. */
  readonly hours: string
  /** The wall. */
  readonly art: Art
  /** One tile, in the foot. */
  readonly emblem: Art
  readonly brandTile: SiteContent['event']['tile']
}

const texts = new URL('poster-texts.typ', import.meta.url)

/** The lines between the parts, in pixels at scale 1. */
const ruleWidth = 6

/**
 * The poster as an SVG file without text: every letter is an outline.
 * @param photo in front of the wall, as an address that holds it
 * @throws if a text does not fit, with the poster's name
 */
export async function drawPoster(poster: Poster, photo?: string): Promise<string> {
  const { frame, scheme, art, emblem, brandTile, label } = poster
  const { width, height, stub, right, footTop, emblemLeft, wall, scale } = frame
  const foot = height - footTop
  const inFront = photoBox(frame)
  // Without a text, tiles go on to the lower edge.
  const more = label || !stub ? 0 : Math.ceil(height / stub) - 1
  const lines = [
    stub ? `M${stub} 0V${height}M0 ${stub}H${stub}` : '',
    `M${stub} ${footTop}H${right}M${emblemLeft + foot} ${footTop}V${height}`,
    wall.x > 0 ? `M${right} 0V${height}` : `M0 ${wall.height}H${width}`,
    photo ? `M${right} ${inFront.y}H${width}` : '',
  ].join('')
  const fills = { text: colours[scheme.text], stubText: colours[scheme.stubText] }
  const written = await typesetSvg(texts, { ...poster, fills })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    rect(0, 0, width, height, scheme.stub) +
    rect(stub, 0, right - stub, footTop, scheme.field) +
    (stub ? at(standalone(tile('marca', brandTile), { size: stub }), 0, 0) : '') +
    (more
      ? at(standalone(mosaic('lado', { columns: 1, rows: more }), { size: stub }), 0, stub)
      : '') +
    at(standalone(emblem, { size: foot }), emblemLeft, footTop) +
    at(standalone(art, { size: art.columns * wall.cell }), wall.x, wall.y) +
    (photo ? `<image href="${photo}" x="${inFront.x}" y="${inFront.y}"/>` : '') +
    `<path fill="none" stroke="${colours[scheme.line]}" stroke-width="${ruleWidth * scale}" d="${lines}"/>` +
    written +
    `</svg>`
  )
}

const rect = (x: number, y: number, width: number, height: number, colour: Colour) =>
  `<path fill="${colours[colour]}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

const at = (svg: string, x: number, y: number) => svg.replace('<svg ', `<svg x="${x}" y="${y}" `)
