import { type Art, cells, rhythms, type Size, type Tile } from './art.ts'

/** Cells along a side of a plan. */
export const planSize = 12

/** Longest way in either direction that fits on a plan: each end takes two cells, with a free one around it. */
export const longestWay = planSize - 4

/** A step of one cell: right, left, down or up. */
type Step = readonly [column: number, row: number]

/** Moves two ends that would overlap side by side. */
const apart = ({ columns, rows }: Size): Size =>
  Math.max(Math.abs(columns), Math.abs(rows)) < 2
    ? { columns: columns < 0 ? -2 : 2, rows }
    : { columns, rows }

/** Steps along the longer side, alternating with steps across; these go out and back if they need to cover nothing. */
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

/** Steps between the two ends' nearest corners. */
const steps = ({ columns, rows }: Size): readonly Step[] => {
  const long = rows - Math.sign(rows)
  const wide = columns - Math.sign(columns)
  return Math.abs(long) >= Math.abs(wide)
    ? wave(long, wide, columns < 0).map(([row = 0, column = 0]) => [column, row])
    : wave(wide, long, rows < 0).map(([column = 0, row = 0]) => [column, row])
}

/** The turn of a bow that enters by one step and leaves by the next. */
const turnBetween = (one: Step, next: Step): Tile['turn'] => {
  const toRight = next[0] - one[0] > 0
  const toBottom = next[1] - one[1] > 0
  if (toRight) return toBottom ? 3 : 2
  return toBottom ? 0 : 1
}

/**
 * A plan of a way from a sun to a star, which is `offset` columns to the right and rows down (negative: left and up).
 * Bows join from tile to tile, first by day and then by night.
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
