import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { contrastOf } from '../../../scripts/lib/contrast.ts'
import { rgbOf } from '../../support/colours.ts'
import type { Art } from '../../../src/azulejo/art.ts'
import { repeat } from '../../../src/azulejo/compose.ts'
import { areNeighbours, cutOut, isOrange, mosaic } from '../../../src/azulejo/mosaic.ts'
import { colours, paletteNames, palettes } from '../../../src/azulejo/palette.ts'
import { seeded } from '../../../src/azulejo/random.ts'
import { ribbon } from '../../../src/azulejo/ribbon.ts'
import { markup, viewBox } from '../../../src/azulejo/render.ts'
import { sprite } from '../../../src/azulejo/drawings.ts'
import { fragmentId } from '../../../src/content/schema/formats.ts'

const { DOMParser } = new JSDOM().window

function parse(svg: string) {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  if (documentElement.localName !== 'svg') throw new Error(`This is not well-formed: ${svg}`)
  return documentElement
}

const inPage = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`

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

const kinds: readonly ((seed: string) => Art)[] = [
  (seed) => repeat(seed, { columns: 4, rows: 4 }),
  (seed) => mosaic(seed, { columns: 6, rows: 4, density: 0.6 }),
]

test('the same text gives the same picture in every engine, another text another one', () => {
  expect(Math.floor(seeded('Sevilla')() * 2 ** 32)).toBe(2838691656)
  for (const make of kinds) {
    expect(markup(make('año'))).toBe(markup(make('año')))
    expect(new Set(seeds.map((seed) => markup(make(seed)))).size).toBeGreaterThan(20)
  }
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

describe('walls', () => {
  test('have no neighbours that share a motif and a palette', () => {
    const pairs = mosaics.flatMap(({ tiles }) =>
      tiles.flatMap((one, i) =>
        tiles.slice(i + 1).flatMap((other) => (areNeighbours(one, other) ? [[one, other]] : [])),
      ),
    )
    const twins = pairs.filter(
      ([one, other]) => one?.motif === other?.motif && one?.palette === other?.palette,
    )
    expect(pairs.length).toBeGreaterThan(4000)
    expect(twins).toEqual([])
  })

  test('are bitter orange in a tenth at most', () => {
    for (const art of mosaics)
      expect(orangeIn(art)).toBeLessThanOrEqual(art.columns * art.rows * 0.1)
    expect(mosaics.some(orangeIn)).toBe(true)
  })
})

test('inks are named in capitals, so that Dark Reader leaves them alone', () => {
  expect(sprite()).toContain('VAR(--g)')
  for (const drawn of [sprite(), markup(mosaics[0]!)]) expect(drawn).not.toContain('var(')
})

describe('a shape cut out of tiles', () => {
  const outline = 'M100 100h200v400h-200z'
  const art = cutOut('day', { columns: 4, rows: 6, field: 'feria', outline })

  test('shows only small tiles, in a page over an edge in ink', () => {
    expect(art.tiles.filter(({ size }) => size > 1)).toEqual([])
    const svg = parse(inPage(markup(art)))
    expect(svg.querySelector('clipPath > path')?.getAttribute('d')).toBe(outline)
    expect(svg.querySelector('[clip-path="url(#F)"]')?.querySelectorAll('.az')).toHaveLength(24)
    expect(svg.querySelector('use.figure')?.getAttribute('href')).toBe('#F0')
    // A speaker or answer may be called "f" or "az-sol": no address leads from there to a drawing.
    const ids = [...`${sprite()}${markup(art)}`.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids.filter((id) => fragmentId.safeParse(id).success)).toEqual([])
    expect(ids.length).toBeGreaterThan(10)
  })
})

test('a way has a bow for each tile between a sun and a star, half of them by night', () => {
  const { columns, rows, tiles } = ribbon(14)
  expect(viewBox({ columns, rows })).toBe('0 0 3200 200')
  const drawn = tiles.map(({ motif, palette }) => `${motif} ${palette}`)
  const count = (name: string) => drawn.filter((one) => one === name).length
  expect(['sol plaza', 'onda feria', 'onda noche', 'lucero noche'].map(count)).toEqual([
    4, 28, 28, 1,
  ])
})
