// Mosaics of Andalusian tiles (azulejos), and shapes that are cut out of tiles. A text (the seed) decides which tiles they
// have.
import { expect, test } from 'vitest'
import type { Art } from '../../../../src/azulejo/art.ts'
import { areNeighbours, cutFromTiles, isOrange, mosaic } from '../../../../src/azulejo/mosaic.ts'
import { markup } from '../../../../src/azulejo/render.ts'
import { sprite } from '../../../../src/azulejo/drawings.ts'
import { fragmentId } from '../../../../src/content/schema/formats.ts'

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const sizes = [
  { columns: 8, rows: 6 },
  { columns: 4, rows: 8 },
  { columns: 24, rows: 2 },
  { columns: 5, rows: 1 },
]

/** Mosaics of all seeds in all sizes, with densities from 0 to 1. */
const mosaics = seeds.flatMap((seed, i) =>
  sizes.map((size) => mosaic(size, { seed, density: (i % 11) / 10 })),
)

const drawMosaic = (seed: string) => markup(mosaic({ columns: 6, rows: 4 }, { seed, density: 0.6 }))

test('one seed always gives the same picture', () => {
  expect(drawMosaic('año')).toBe(drawMosaic('año'))
})

test('more than half of the seeds give different pictures', () => {
  const differentPictures = new Set(seeds.map(drawMosaic))
  expect(differentPictures.size).toBeGreaterThan(seeds.length / 2)
})

/** The number of cells in bitter orange. A tile of size 2 covers four cells. */
function orangeCellsIn({ tiles }: Art): number {
  let cells = 0
  for (const { palette, size } of tiles) {
    if (isOrange(palette)) cells += size ** 2
  }
  return cells
}

/** All pairs of tiles in a mosaic. */
const pairsIn = ({ tiles }: Art) =>
  tiles.flatMap((tile, index) =>
    tiles.slice(index + 1).map((laterTile) => [tile, laterTile] as const),
  )

test('no two neighbouring tiles have both their motif and their palette in common', () => {
  const neighbours = mosaics.flatMap(pairsIn).filter(([one, other]) => areNeighbours(one, other))
  expect(neighbours.length).toBeGreaterThan(4000)
  const duplicates = neighbours.filter(
    ([one, other]) => one.motif === other.motif && one.palette === other.palette,
  )
  expect(duplicates).toEqual([])
})

test('at most a tenth of a mosaic is bitter orange, the colour of the sale', () => {
  for (const art of mosaics) {
    const allCells = art.columns * art.rows
    expect(orangeCellsIn(art)).toBeLessThanOrEqual(allCells * 0.1)
  }
  const numbersOfCells = mosaics.map(orangeCellsIn)
  expect(Math.max(...numbersOfCells)).toBeGreaterThan(0)
})

const cutOut = cutFromTiles(
  { columns: 4, rows: 6, ground: 'feria', outline: 'M100 100h200z' },
  { seed: 'day' },
)

test('a shape is cut out of tiles of size 1 alone', () => {
  expect(cutOut.tiles.filter(({ size }) => size > 1)).toEqual([])
})

// A speaker or an answer may have an id such as "f" or "az-sol".
test('ids in drawings are not allowed as ids in the content', () => {
  const drawings = sprite() + markup(cutOut)
  const ids = [...drawings.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(10)
  const idsAllowedInContent = ids.filter((id) => fragmentId.safeParse(id).success)
  expect(idsAllowedInContent).toEqual([])
})
