import { expect, test } from 'vitest'
import { contrastOf } from '../../../../scripts/tools/audit/contrast.ts'
import { rgbOf } from '../../../support/colours.ts'
import { type Art, seeded } from '../../../../src/azulejo/art.ts'
import { areNeighbours, cutFromTiles, isOrange, mosaic } from '../../../../src/azulejo/mosaic.ts'
import { colours, paletteNames, palettes } from '../../../../src/azulejo/palette.ts'
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
const mosaics = seeds.flatMap((seed, i) =>
  sizes.map((size) => mosaic(seed, { ...size, density: (i % 11) / 10 })),
)

const drawnFrom = (seed: string) => markup(mosaic(seed, { columns: 6, rows: 4, density: 0.6 }))

test('the same text gives the same picture in every engine, another text another one', () => {
  expect(Math.floor(seeded('Sevilla')() * 2 ** 32)).toBe(2838691656)
  expect(drawnFrom('año')).toBe(drawnFrom('año'))
  expect(new Set(seeds.map(drawnFrom)).size).toBeGreaterThan(20)
})

test.each(paletteNames)('%s: figure on ground, and what lies on it, reach 3 to 1', (name) => {
  const { g, a, b, c } = palettes[name]
  const figure = rgbOf(colours[a])
  for (const other of [g, b])
    expect(contrastOf(rgbOf(colours[other]), figure)).toBeGreaterThanOrEqual(3)
  expect(new Set([g, a, b, c]).size).toBe(4)
})

/** Number of bitter orange cells. */
const orangeIn = ({ tiles }: Art) =>
  tiles.filter(({ palette }) => isOrange(palette)).reduce((sum, { size }) => sum + size ** 2, 0)

test('walls have no neighbours that share a motif and a palette', () => {
  const pairs = mosaics.flatMap(({ tiles }) =>
    tiles.flatMap((one, i) =>
      tiles.slice(i + 1).flatMap((other) => (areNeighbours(one, other) ? [[one, other]] : [])),
    ),
  )
  const duplicates = pairs.filter(
    ([one, other]) => one?.motif === other?.motif && one?.palette === other?.palette,
  )
  expect(pairs.length).toBeGreaterThan(4000)
  expect(duplicates).toEqual([])
})

test('walls are bitter orange in a tenth at most', () => {
  for (const art of mosaics) expect(orangeIn(art)).toBeLessThanOrEqual(art.columns * art.rows * 0.1)
  expect(mosaics.some(orangeIn)).toBe(true)
})

test('inks are named in capitals, so that Dark Reader leaves them alone', () => {
  expect(sprite()).toContain('VAR(--g)')
  for (const drawn of [sprite(), markup(mosaics[0]!)]) expect(drawn).not.toContain('var(')
})

test('a shape is cut out of small tiles, and no address leads to a part of a drawing', () => {
  const art = cutFromTiles('day', { columns: 4, rows: 6, field: 'feria', outline: 'M100 100h200z' })
  expect(art.tiles.filter(({ size }) => size > 1)).toEqual([])
  // A speaker or answer may be called "f" or "az-sol".
  const ids = [...`${sprite()}${markup(art)}`.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id) => fragmentId.safeParse(id).success)).toEqual([])
  expect(ids.length).toBeGreaterThan(10)
})
