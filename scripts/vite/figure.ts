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
    const matrix = [across, 0, 0, -up, x, y].map((n) => Number(n.toFixed(3)))
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

const signs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }

/** Of a curve that goes on as the one before it came, which most do, SVG needs the end alone. */
function shortPath(commands: readonly PathCommand[]): string {
  let mirrored = ''
  return commands
    .map(({ command, args }) => {
      const points = args.map((n) => Math.round(n * 2) / 2)
      const [controlX = 0, controlY = 0, x = 0, y = 0] = points
      const isSmooth = command === 'quadraticCurveTo' && `${controlX} ${controlY}` === mirrored
      mirrored = `${2 * x - controlX} ${2 * y - controlY}`
      return isSmooth ? `T${x} ${y}` : signs[command] + points.join(' ')
    })
    .join('')
    .replaceAll(' -', '-')
}
