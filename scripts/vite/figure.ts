import { create, type Font, type PathCommand } from 'fontkit'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Outline } from '../../src/azulejo/art.ts'
import { siteContent } from '../content/site-content.ts'
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
      return `export const figure = ${JSON.stringify(figureOf(siteContent.facts.diaNumero, font))}`
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
    const matrix = [across * grid, 0, 0, -up * grid, x, y].map((n) => Number(n.toFixed(3)))
    return { d: shortPath(commands), transform: `matrix(${matrix.join(' ')})` }
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

const signs = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
}

/** Steps from point to point, as whole numbers: half the bytes of places. */
function shortPath(commands: readonly PathCommand[]): string {
  let from = [0, 0]
  return commands
    .map(({ command, args }) => {
      const points = args.map((n) => Math.round(n / grid))
      const steps = points.map((n, i) => n - (from[i % 2] ?? 0))
      if (points.length > 0) from = points.slice(-2)
      return signs[command] + steps.join(' ')
    })
    .join('')
    .replaceAll(' -', '-')
}
