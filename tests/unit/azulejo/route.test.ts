// The way on a plan: from a sun to a star, whatever lies between them.
import { describe, expect, it } from 'vitest'
import type { Tile } from '../../../src/azulejo/art.ts'
import { longestWay, route } from '../../../src/azulejo/route.ts'

const lengths = [-longestWay, -5, -2, -1, 0, 1, 3, longestWay]
const offsets = lengths.flatMap((columns) => lengths.map((rows) => ({ columns, rows })))

const cellsOf = ({ column, row, size }: Tile) =>
  size === 1
    ? [`${column} ${row}`]
    : [0, 1].flatMap((x) => [0, 1].map((y) => `${column + x} ${row + y}`))

/** Where a bow leaves its cell: in the middle of two edges, on either side of the corner that its turn says. */
const ends = ({ column, row, turn }: Tile): readonly string[] => [
  `${column + (turn === 2 || turn === 3 ? 1 : 0)} ${row + 0.5}`,
  `${column + 0.5} ${row + (turn === 0 || turn === 3 ? 1 : 0)}`,
]

/** The middles of all edges of a cell. */
const edges = (cell: string) => {
  const [column = 0, row = 0] = cell.split(' ').map(Number)
  return [
    `${column} ${row + 0.5}`,
    `${column + 1} ${row + 0.5}`,
    `${column + 0.5} ${row}`,
    `${column + 0.5} ${row + 1}`,
  ]
}

const parts = ({ tiles }: ReturnType<typeof route>) => ({
  sun: tiles.filter(({ motif }) => motif === 'sol'),
  star: tiles.filter(({ motif }) => motif === 'lucero'),
  bows: tiles.filter(({ motif }) => motif === 'onda'),
})

describe('a way on a plan', () => {
  it('stays on it and covers no cell twice', () => {
    for (const offset of offsets) {
      const art = route(offset)
      const covered = art.tiles.flatMap(cellsOf)
      expect(new Set(covered).size).toBe(covered.length)
      for (const { column, row, size } of art.tiles) {
        expect(Math.min(column, row)).toBeGreaterThanOrEqual(0)
        expect(column + size).toBeLessThanOrEqual(art.columns)
        expect(row + size).toBeLessThanOrEqual(art.rows)
      }
    }
  })

  it('joins the sun to the star without a gap', () => {
    const drawn = offsets.map((offset) => parts(route(offset))).filter(({ bows }) => bows.length)
    expect(drawn.length).toBeGreaterThan(20)
    for (const { sun, star, bows } of drawn) {
      const links = [
        sun.flatMap(cellsOf).flatMap(edges),
        ...bows.map(ends),
        star.flatMap(cellsOf).flatMap(edges),
      ]
      for (const [i, link] of links.slice(1).entries()) {
        expect(link.some((end) => links[i]?.includes(end))).toBe(true)
      }
    }
  })

  it('puts the star where it lies from the sun', () => {
    const far = offsets.filter(
      ({ columns, rows }) => Math.max(Math.abs(columns), Math.abs(rows)) > 1,
    )
    for (const offset of far) {
      const { sun, star } = parts(route(offset))
      const [one, other] = [sun[0], star[0]] as [Tile, Tile]
      expect(other.column - one.column).toBe(offset.columns)
      expect(other.row - one.row).toBe(offset.rows)
    }
  })
})
