import { create, type Font, type PathCommand } from 'fontkit'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Outline } from '../../src/azulejo/art.ts'
import { loadContent } from '../content/site-content.ts'
import { fontDirectory, makeFonts } from '../outputs/fonts/fonts.ts'

/** Resolved before the values of the content are (scripts/vite/content.ts), because no file of the content says it. */
const module = 'content:figure'
const resolved = '\0figure'

/** Gives the poster the day of the event, cut from the font that its name is set in. */
export function figure(root: string): Plugin {
  return {
    name: 'figure',
    resolveId: (id) => (id === module ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return
      const { display } = await makeFonts(path.join(root, fontDirectory))
      const font = create(await readFile(display)) as Font
      return `export const figure = ${JSON.stringify(figureOf(loadContent().facts.diaNumero, font))}`
    },
  }
}

/** Where a picture of four by six tiles leaves an outline its edge. */
const box = { x: 14, y: 14, width: 372, height: 572, gap: 28 }

/** Units of the font that the outline is rounded to, a three hundredth of its height. */
const grid = 2

/** One or two figures as high as the wall, so "24" is stretched; the first and the last day one above the other. */
export function figureOf(days: string, font: Font): readonly Outline[] {
  const lines = days.split('–')
  const height = (box.height + box.gap) / lines.length - box.gap
  return lines.map((line, i) => {
    const { commands, minX, minY, maxX, maxY } = letters(line, font)
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

/** A text as one path in the font's units, upwards, and its bounds. */
function letters(text: string, font: Font) {
  const { glyphs, positions } = font.layout(text)
  let start = 0
  const shapes = glyphs.map((glyph, i) => {
    const shape = glyph.path.translate(start, 0)
    start += positions[i]?.xAdvance ?? 0
    return shape
  })
  const bounds = shapes.map(({ bbox }) => bbox)
  return {
    commands: shapes.flatMap(({ commands }) => commands),
    minX: Math.min(...bounds.map(({ minX }) => minX)),
    minY: Math.min(...bounds.map(({ minY }) => minY)),
    maxX: Math.max(...bounds.map(({ maxX }) => maxX)),
    maxY: Math.max(...bounds.map(({ maxY }) => maxY)),
  }
}

type Point = readonly [x: number, y: number]

/** A quadratic curve from where the last one ended. */
type Curve = { readonly control: Point; readonly to: Point }

/**
 * Steps from point to point, as whole numbers: half the bytes of places. The font's quadratic curves were cubic ones, each
 * cut into equal parts that meet in the middle of their controls: put together again they take half as much once more.
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

/** So many times as far from one point as another is. */
const along = ([x, y]: Point, [towardsX, towardsY]: Point, times: number): Point => [
  x + (towardsX - x) * times,
  y + (towardsY - y) * times,
]

const isBetween = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) =>
  Math.hypot(x - (ax + bx) / 2, y - (ay + by) / 2) < 1
