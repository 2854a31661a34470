// The way on a plan: from a sun to a star, whatever lies between them.
import { expect, it } from 'vitest'
import type { Tile } from '../../../src/azulejo/art.ts'
import { longestWay, route } from '../../../src/azulejo/route.ts'

const lengths = [-longestWay, -5, -2, -1, 0, 1, 3, longestWay]
const ways = lengths.flatMap((columns) =>
  lengths.map((rows) => {
    const art = route({ columns, rows })
    const tilesOf = (name: string) => art.tiles.filter(({ motif }) => motif === name)
    return {
      columns,
      rows,
      art,
      sun: tilesOf('sol'),
      star: tilesOf('lucero'),
      bows: tilesOf('onda'),
    }
  }),
)

const cellsOf = ({ column, row, size }: Tile) =>
  Array.from({ length: size ** 2 }, (_, i) => [column + (i % size), row + Math.floor(i / size)])

/** The two points at which a bow leaves its cell: middles of the edges beside the corner that its turn means. */
const ends = ({ column, row, turn }: Tile) => [
  `${column + (turn === 2 || turn === 3 ? 1 : 0)} ${row + 0.5}`,
  `${column + 0.5} ${row + (turn === 0 || turn === 3 ? 1 : 0)}`,
]

/** The middles of all edges of a tile's cells. */
const edges = (tile: Tile) =>
  cellsOf(tile).flatMap(([column = 0, row = 0]) => [
    `${column} ${row + 0.5}`,
    `${column + 1} ${row + 0.5}`,
    `${column + 0.5} ${row}`,
    `${column + 0.5} ${row + 1}`,
  ])

it('a way joins the sun to the star without a gap', () => {
  const drawn = ways.filter(({ bows }) => bows.length > 0)
  expect(drawn.length).toBeGreaterThan(20)
  for (const { sun, star, bows } of drawn) {
    const links = [sun.flatMap(edges), ...bows.map(ends), star.flatMap(edges)]
    for (const [i, link] of links.slice(1).entries()) {
      expect(link.some((end) => links[i]?.includes(end))).toBe(true)
    }
  }
})

it('a way has the star at its offset from the sun', () => {
  for (const { columns, rows, sun, star } of ways) {
    if (Math.max(Math.abs(columns), Math.abs(rows)) < 2) continue
    const [from, to] = [sun[0], star[0]] as [Tile, Tile]
    expect([to.column - from.column, to.row - from.row]).toEqual([columns, rows])
  }
})
