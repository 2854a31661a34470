import { colours, type Ink, type PaletteName, palettes } from '../../../azulejo/palette.ts'
import { width } from './grounds.ts'
import type { Extent, Line, Plan } from './plan.ts'

/** Pixels: large, because browsers measure in whole ones. */
const em = 1000

/** The voice of the poster (styles/_tools.scss, "display"). */
export const face = `800 condensed ${em}px "Bricolage Grotesque"`

type Context = CanvasRenderingContext2D

/** Measures texts in ems, with the font that the context has. */
export const measureWith =
  (context: Context) =>
  (text: string): Extent => {
    context.font = face
    const extent = context.measureText(text)
    return {
      left: extent.actualBoundingBoxLeft / em,
      right: extent.actualBoundingBoxRight / em,
      ascent: extent.actualBoundingBoxAscent / em,
      descent: extent.actualBoundingBoxDescent / em,
      width: extent.width / em,
    }
  }

/** Draws from the top layer to the bottom, and the texts last: so one canvas is enough, also for a cheap phone. */
export function drawOn(context: Context, plan: Plan): void {
  const { grounds, letter, edge, lines } = plan
  drawTiles(context, plan.tiles)
  context.globalCompositeOperation = 'destination-in'
  write(context, letter)
  context.globalCompositeOperation = 'destination-over'
  // Under the tiles: the font's overlapping contours would show in a stroke above them.
  write(context, letter, edge)
  for (const { y, height, ink } of grounds.toReversed()) {
    context.fillStyle = colours[ink]
    context.fillRect(0, y, width, height)
  }
  context.globalCompositeOperation = 'source-over'
  for (const line of lines) write(context, line)
}

function write(context: Context, { text, x, y, across, up, ink }: Line, edge = 0) {
  context.save()
  context.translate(x, y)
  context.scale(across / em, up / em)
  context.font = face
  context.fillStyle = context.strokeStyle = colours[ink]
  context.lineJoin = 'round'
  context.lineWidth = (2 * edge * em) / Math.max(across, up)
  if (edge) context.strokeText(text, 0, 0)
  context.fillText(text, 0, 0)
  context.restore()
}

/** Draws the motifs that the page holds. */
function drawTiles(context: Context, { art, x, size }: Plan['tiles']) {
  for (const { column, row, motif, palette, turn } of art.tiles) {
    context.save()
    context.translate(x + (column + 0.5) * size, (row + 0.5) * size)
    context.rotate((turn * Math.PI) / 2)
    context.scale(size / 100, size / 100)
    for (const shape of document.querySelectorAll(`#A-${motif} > *`)) {
      drawShape(context, shape, palette)
    }
    context.restore()
  }
}

/** A path or a circle of src/azulejo/drawings.ts. */
function drawShape(context: Context, shape: Element, palette: PaletteName) {
  const read = (name: string) => shape.getAttribute(name)
  const colour = (name: string) => {
    const [, ink] = /--(\w)/.exec(read(name) ?? '') ?? []
    return ink && colours[palettes[palette][ink as Ink]]
  }
  const path = new Path2D(read('d') ?? '')
  if (read('r')) path.arc(0, 0, Number(read('r')), 0, 7)
  const [fill, stroke] = [colour('fill'), colour('stroke')]
  if (fill) {
    context.fillStyle = fill
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(path)
  }
  if (stroke) {
    context.strokeStyle = stroke
    context.lineWidth = Number(read('stroke-width'))
    context.lineCap = read('stroke-linecap') === 'round' ? 'round' : 'butt'
    context.stroke(path)
  }
}

/** How far a channel may be off: browsers that protect from recognition change the lowest bits, which nobody sees. */
const tolerance = 4

/**
 * Whether a canvas gives back another picture than was drawn: white, noise or nothing. It looks at the left edge, where
 * only the grounds are, and in each of them near its end.
 */
export function isSpoilt(context: Context, { height, grounds }: Plan): boolean {
  const seen = context.getImageData(4, 0, 1, height).data
  return grounds.some(({ y, height: high, ink }) => {
    const at = Math.floor(y + high * 0.9) * 4
    return [1, 3, 5].some((digit, channel) => {
      const drawn = parseInt(colours[ink].slice(digit, digit + 2), 16)
      return Math.abs(drawn - (seen[at + channel] ?? 0)) > tolerance
    })
  })
}
