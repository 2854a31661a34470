import type { PathCommand } from 'fontkit'
import type { Outline } from '../../../src/azulejo/art.ts'
import { displayFont } from '../../outputs/fonts.ts'

/** The box of an outline in a picture of four by six tiles, whose edge it leaves free. */
const box = { x: 14, y: 14, width: 372, height: 572, gap: 28 }

/** Units of the font that the outline is rounded to, less than half a hundredth of its height. */
const grid = 3

/**
 * The day of the event as an outline, in the font of its name. One or two figures are as high as the wall, so "24" is
 * stretched. The first and the last day stand one above the other.
 */
export async function figureOf(days: string): Promise<readonly Outline[]> {
  const font = await displayFont()
  const lines = days.split('–')
  const height = (box.height + box.gap) / lines.length - box.gap
  return lines.map((line, i) => {
    const { glyphs, positions, bbox } = font.layout(line)
    const { minX, minY, maxX, maxY } = bbox
    let start = 0
    const commands = glyphs.flatMap(({ path }, j) => {
      const shape = path.translate(start, 0)
      start += positions[j]?.xAdvance ?? 0
      return shape.commands
    })
    const up = height / (maxY - minY)
    const across = Math.min(box.width / (maxX - minX), up)
    const x = box.x + (box.width - across * (minX + maxX)) / 2
    const y = box.y + (height + box.gap) * i + maxY * up
    const scale = [across, 0, 0, -up].map((n) => Number((n * grid).toFixed(2)))
    return {
      d: shortPath(commands),
      transform: `matrix(${scale.join(' ')} ${Math.round(x)} ${Math.round(y)})`,
    }
  })
}

type Point = readonly [x: number, y: number]

/** A quadratic curve from where the last one ended. */
type Curve = { readonly control: Point; readonly to: Point }

/**
 * Writes whole, relative steps, which take half the bytes of absolute points. The font's quadratic curves once were
 * cubic ones, cut into equal parts that meet midway between their controls. Joining them halves that again.
 */
function shortPath(commands: readonly PathCommand[]): string {
  let [start, from, run, drawn]: [Point, Point, Curve[], string] = [[0, 0], [0, 0], [], '']
  const draw = (sign: string, points: readonly Point[]) => {
    const [x, y] = from.map((n) => Math.round(n / grid)) as [number, number]
    const steps = points.flatMap(([px, py]) => [
      Math.round(px / grid) - x,
      Math.round(py / grid) - y,
    ])
    drawn += sign + steps.join(' ')
    from = points.at(-1) ?? from
  }
  const drawRun = () => {
    const [first, last] = [run[0]?.control, run.at(-1)]
    if (!first || !last) return
    const reach = (2 * run.length) / 3
    draw('c', [along(from, first, reach), along(last.to, last.control, reach), last.to])
    run = []
  }
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'quadraticCurveTo') {
      const last = run.at(-1)
      if (last && !isBetween(last.to, last.control, [a, b])) drawRun()
      run.push({ control: [a, b], to: [c, d] })
      continue
    }
    drawRun()
    if (command === 'closePath') {
      drawn += 'z'
      from = start
    } else draw(command === 'moveTo' ? 'm' : 'l', [[a, b]])
    if (command === 'moveTo') start = from
  }
  return drawn.replaceAll(' -', '-')
}

/** The point that is so many times as far from the first as the second is. */
const along = ([x, y]: Point, [towardsX, towardsY]: Point, times: number): Point => [
  x + (towardsX - x) * times,
  y + (towardsY - y) * times,
]

const isBetween = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) =>
  Math.hypot(x - (ax + bx) / 2, y - (ay + by) / 2) < 1
