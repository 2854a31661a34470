import { mosaic } from '../../../azulejo/mosaic.ts'
import type { Colour, PaletteName } from '../../../azulejo/palette.ts'
import { fieldOf, groundsOf, rows, type Size, sizes, width } from './grounds.ts'

/** Extents of a text around its origin, in ems of the poster's font; `width` is its advance. */
export type Extent = Readonly<Record<'left' | 'right' | 'ascent' | 'descent' | 'width', number>>

export type Measure = (text: string) => Extent

/** What a poster says. */
export type Words = {
  /** As the font can write it; empty on the poster of the event itself. */
  readonly name: string
  /** The initial, or the day of the event. */
  readonly letter: string
  /** "Rocío va." and "¿Y tú?" */
  readonly lines: readonly [string, string]
  readonly foot: Readonly<Record<'day' | 'month' | 'city' | 'event' | 'address', string>>
}

/** A text whose em is so many pixels wide and high, and the place of its origin. */
export type Line = Readonly<Record<'x' | 'y' | 'across' | 'up', number>> & {
  readonly text: string
  readonly ink: Colour
}

/** A poster as data, in pixels. The letter is cut out of the tiles, and has an edge in ink around it. */
export type Plan = ReturnType<typeof planPoster>

const edge = 20
/** Between letter and edge of the field, with room for the letter's own edge. */
const margin = edge + 6
/** Between text and the edge of the picture. */
const side = 50
/** How far a letter may be stretched to fill the field. */
const stretch = { across: 1.3, up: 1.15 }
const lineHeight = 0.93

/**
 * Plans the poster of a name. The same name always gets the same field and tiles.
 * @param palette of the event's tile
 */
export function planPoster(
  { name, letter, lines, foot }: Words,
  size: Size,
  palette: PaletteName,
  measure: Measure,
) {
  const seed = name.toLocaleLowerCase('es')
  const { height, tile, footHeight } = sizes[size]
  const top = tile * rows
  const footTop = height - footHeight
  const extent = measure(letter)
  const shape = fillField(letter, top, extent)
  const columns = Math.ceil(((extent.left + extent.right) * shape.across) / tile)
  return {
    height,
    grounds: groundsOf(size, fieldOf(seed, palette)),
    tiles: {
      art: mosaic(`de ${seed}`, { columns, rows, calmRows: rows }),
      x: (width - columns * tile) / 2,
      size: tile,
    },
    letter: shape,
    edge,
    lines: [
      ...planSaying(lines, top, footTop, measure),
      ...planFoot(foot, footTop, footHeight, measure),
    ],
  }
}

/** From edge to edge: narrow letters are stretched, wide ones lower. */
function fillField(text: string, height: number, extent: Extent): Line {
  const wide = extent.left + extent.right
  const tall = extent.ascent + extent.descent
  const mostAcross = (width - 2 * margin) / wide
  const mostUp = (height - 2 * margin) / tall
  const up = Math.min(mostUp, mostAcross * stretch.up)
  const across = Math.min(mostAcross, up * stretch.across)
  return {
    text,
    ink: 'tinta',
    across,
    up,
    x: (width - wide * across) / 2 + extent.left * across,
    y: (height - tall * up) / 2 + extent.ascent * up,
  }
}

/** Two lines, each as large as its width allows, in the middle of the paper. */
function planSaying(
  texts: Words['lines'],
  top: number,
  bottom: number,
  measure: Measure,
): readonly Line[] {
  const room = bottom - top
  const most = (room * 0.94) / (2 * lineHeight)
  const ems = texts.map((text) => fitted(text, most, measure))
  const block = ems.reduce((sum, em) => sum + em * lineHeight, 0)
  let y = top + (room - block) / 2 - (ems[0] ?? 0) * 0.12
  return texts.map((text, i): Line => {
    const em = ems[i] ?? 0
    y += em * lineHeight
    return line(text, side, y, em, i === 0 ? 'tinta' : 'cobalto')
  })
}

/** The em of a text that may be as wide as the picture. */
const fitted = (text: string, most: number, measure: Measure) =>
  Math.min(most, (width - 2 * side) / measure(text).width)

const line = (text: string, x: number, y: number, em: number, ink: Colour): Line => {
  return { text, ink, x, y, across: em, up: em }
}

/** When and where at the left, the event at the right, the address below. */
function planFoot(
  { day, month, city, event, address }: Words['foot'],
  top: number,
  height: number,
  measure: Measure,
): readonly Line[] {
  const widthOf = (text: string) => measure(text).width
  // Of the foot's width, with a gap between the two.
  const half = width / 2 - side - 20
  const em = height * 0.225
  const [first, second] = [top + height * 0.36, top + height * 0.6]
  // As high as the two lines beside it.
  const { ascent } = measure(day)
  const figure = (second - first + em * 0.68) / ascent
  const beside = side + (widthOf(day) + 0.12) * figure
  const room = half + side - beside
  const place = Math.min(em, room / Math.max(widthOf(month), widthOf(city)))
  const named = inTwoLines(event, widthOf)
  const name = Math.min(em, half / Math.max(...named.map(widthOf)))
  return [
    line(day, side, second, figure, 'albero'),
    line(month, beside, first, place, 'cal'),
    line(city, beside, second, place, 'cal'),
    ...named.map((text, i) =>
      line(text, width - side - widthOf(text) * name, i ? second : first, name, 'albero'),
    ),
    line(address, side, top + height * 0.87, fitted(address, em * 0.72, measure), 'cielo'),
  ]
}

/** A text in two lines whose longer one is as short as it can be. */
function inTwoLines(text: string, widthOf: (text: string) => number): readonly string[] {
  const words = text.split(' ')
  const cuts = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))
  return cuts.toSorted((one, other) => longest(one) - longest(other))[0] ?? [text]
}
