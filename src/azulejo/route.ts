import { type Art, cells, rhythms, type Size, type Tile } from './art.ts'

/** Cells along a side of a plan. */
export const planSize = 12

/** The longest way that a plan has room for, in either direction: each end has two cells, and a free one around it. */
export const longestWay = planSize - 4

/** One cell on: to the right or the left, down or up. */
type Step = readonly [column: number, row: number]

/** Ends that would lie on each other lie side by side. */
const apart = ({ columns, rows }: Size): Size =>
  Math.max(Math.abs(columns), Math.abs(rows)) < 2
    ? { columns: columns < 0 ? -2 : 2, rows }
    : { columns, rows }

/** Steps along the longer side in turn with steps across: as many as it takes, forth and back if there is nothing to cover. */
const wave = (long: number, across: number, back: boolean): readonly (readonly number[])[] => {
  const way = Math.abs(long)
  const wide = Math.abs(across)
  const count = (way - 1 - wide) % 2 === 0 ? way - 1 : way
  let covered = 0
  return Array.from({ length: way + count }, (_, i) => {
    if (i % 2 === 0) return [Math.sign(long), 0]
    const forth = covered < (wide * (i + 1)) / 2 / count ? 1 : -1
    covered += forth
    return [0, back ? -forth : forth]
  })
}

/** From the corner of one end that is next to the other, to the corner of the other. */
const steps = ({ columns, rows }: Size): readonly Step[] => {
  const long = rows - Math.sign(rows)
  const wide = columns - Math.sign(columns)
  return Math.abs(long) >= Math.abs(wide)
    ? wave(long, wide, columns < 0).map(([row = 0, column = 0]) => [column, row])
    : wave(wide, long, rows < 0).map(([column = 0, row = 0]) => [column, row])
}

/** The turn of a bow that comes in by one step and leaves by the next. */
const turnBetween = (one: Step, next: Step): Tile['turn'] => {
  const toRight = next[0] - one[0] > 0
  const toBottom = next[1] - one[1] > 0
  if (toRight) return toBottom ? 3 : 2
  return toBottom ? 0 : 1
}

/**
 * A plan of a way, from a sun to a star that is so many columns to the right of it and rows below (less than none: to the
 * left, above): bows that join from tile to tile, by day first and then by night.
 */
export const route = (offset: Size): Art => {
  const { columns, rows } = apart(offset)
  const first = (length: number) =>
    Math.floor((planSize - 2 - Math.abs(length)) / 2) + Math.max(0, -length)
  const column = first(columns)
  const row = first(rows)
  const sun = cells({ columns: 2, rows: 2 }).map((cell, i): Tile => {
    const turn = rhythms[0][i] ?? 0
    const at = { column: column + cell.column, row: row + cell.row }
    return { ...at, size: 1, motif: 'sol', palette: 'plaza', turn }
  })
  const star = { column: column + columns, row: row + rows } as const
  const way = steps({ columns, rows })
  let at = { column: column + (columns > 0 ? 1 : 0), row: row + (rows > 0 ? 1 : 0) }
  const bows = way.slice(1).map((next, i): Tile => {
    const step = way[i] as Step
    at = { column: at.column + step[0], row: at.row + step[1] }
    const palette = i < (way.length - 1) / 2 ? 'feria' : 'noche'
    return { ...at, size: 1, motif: 'onda', palette, turn: turnBetween(step, next) }
  })
  return {
    columns: planSize,
    rows: planSize,
    tiles: [...sun, ...bows, { ...star, size: 2, motif: 'lucero', palette: 'noche', turn: 0 }],
  }
}
