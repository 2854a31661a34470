import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contrastOf, rgbOf } from '../../../scripts/lib/contrast.ts'
import { type Art, fullMotifs, isOrange, type Tile } from '../../../src/azulejo/art.ts'
import { band, repeat, tile } from '../../../src/azulejo/compose.ts'
import { drawing } from '../../../src/azulejo/drawings.ts'
import { areNeighbours, mosaic } from '../../../src/azulejo/mosaic.ts'
import { isQuiet, type MotifName, motifNames, motifs } from '../../../src/azulejo/motifs.ts'
import {
  colours,
  type Ink,
  paletteNames,
  paletteRules,
  palettes,
} from '../../../src/azulejo/palette.ts'
import { seeded } from '../../../src/azulejo/random.ts'
import { markup, viewBox } from '../../../src/azulejo/render.ts'
import { sprite } from '../../../src/azulejo/sprite.ts'
import { standalone } from '../../../src/azulejo/standalone.ts'

const { window } = new JSDOM()

const parse = (svg: string) => {
  const { documentElement } = new window.DOMParser().parseFromString(svg, 'image/svg+xml')
  if (documentElement.localName !== 'svg') throw new Error(`This is not well-formed: ${svg}`)
  return documentElement
}

const inPage = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const brotli = (text: string) => brotliCompressSync(text).length

const speakers = ['lucia-romero', 'javier-ortega', 'carmen-vidal', 'pablo-herrera', 'marta-leon']
const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)
const sizes = [
  { columns: 8, rows: 6 },
  { columns: 4, rows: 8 },
  { columns: 24, rows: 2 },
  { columns: 5, rows: 1 },
]
const everyMosaic = seeds.flatMap((seed, i) =>
  sizes.map((size) => mosaic(seed, { ...size, density: (i % 11) / 10 })),
)
const everyBand = seeds.flatMap((seed) => sizes.map((size) => band(seed, size)))

const kinds: Record<string, (seed: string) => Art> = {
  tile: (seed) => tile(seed),
  repeat: (seed) => repeat(seed, { columns: 4, rows: 4 }),
  mosaic: (seed) => mosaic(seed, { columns: 6, rows: 4, density: 0.6 }),
  band: (seed) => band(seed, { columns: 12, rows: 2 }),
}

const neighbourPairs = ({ tiles }: Art): readonly (readonly [Tile, Tile])[] =>
  tiles.flatMap((one, i) =>
    tiles
      .slice(i + 1)
      .flatMap((other) => (areNeighbours(one, other) ? [[one, other] as const] : [])),
  )

describe('seeds', () => {
  test('the same text gives the same picture in every engine, another text another one', () => {
    expect(Math.floor(seeded('Sevilla')() * 2 ** 32)).toBe(2838691656)
    for (const make of Object.values(kinds)) {
      expect(standalone(make('año'), { size: 320 })).toBe(standalone(make('año'), { size: 320 }))
      expect(new Set(seeds.map((seed) => markup(make(seed)))).size).toBeGreaterThan(20)
    }
    const used = speakers.map((slug) => repeat(slug, { columns: 4, rows: 4 }).tiles[0]?.motif)
    expect(new Set(used).size).toBe(5)
  })
})

const inks = { g: '#000', a: '#f00', b: '#0f0', c: '#00f' } as const
const sealed = '[shape-rendering]'

/** The shapes of a motif, each ink in a plain colour. */
const shapesOf = (name: MotifName, which = '*') =>
  [...parse(inPage(drawing(name))).querySelectorAll(which)]
    .map(({ outerHTML }) => outerHTML.replace(/var\(--(\w)\)/g, (_, ink: Ink) => inks[ink]))
    .join('')

const pixelsPerUnit = 2
/** What the edge of a shape may blur. */
const blur = 2

/** Draws shapes on a square that reaches from the middle of their tile as far as `reach`. */
function draw(shapes: string, reach: number) {
  const side = reach * 2
  const view = `viewBox="${-reach} ${-reach} ${side} ${side}" width="${side * pixelsPerUnit}"`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${shapes}</svg>`))
}

/** The bytes of the tile's pixels after quarter turns. */
async function tilePixels(name: MotifName, turns: number): Promise<Buffer> {
  const drawn = await draw(shapesOf(name), 50).removeAlpha().toBuffer()
  return sharp(drawn)
    .rotate(turns * 90)
    .raw()
    .toBuffer()
}

/** The share of bytes in which two pictures differ by more than the edge of a shape does when it is drawn elsewhere. */
const difference = (one: Buffer, other: Buffer) =>
  one.filter((byte, i) => Math.abs(byte - (other[i] ?? 0)) > 128).length / one.length

const looksTheSameTurned = async (name: MotifName, turns: number) =>
  difference(await tilePixels(name, 0), await tilePixels(name, turns)) < 0.02

describe('motifs', () => {
  test('there are more than ten, each of its own, with a ground of hard pixels under it', () => {
    expect(fullMotifs.length).toBeGreaterThanOrEqual(14)
    expect(new Set(motifNames.map(drawing)).size).toBe(motifNames.length)
    for (const name of motifNames) {
      const drawn = parse(inPage(drawing(name)))
      expect(drawn.querySelector('[transform]')).toBeNull()
      const ground = drawn.firstElementChild
      expect(ground?.getAttribute('shape-rendering')).toBe('crispEdges')
      expect(ground?.getAttribute('d')).toBe('M-50.1-50.1H50.1V50.1H-50.1z')
    }
  })

  test.each(motifNames)(
    '%s stays inside its tile, and looks another way after each of its turns',
    async (name) => {
      const { turns } = motifs[name]
      for (let turn = 1; turn <= Math.min(turns, 3); turn++) {
        expect(await looksTheSameTurned(name, turn)).toBe(turn === turns)
      }
      for (const [which, side] of [
        [sealed, 100.2],
        [`:not(${sealed})`, 100],
      ] as const) {
        const { info } = await draw(shapesOf(name, which), 60)
          .trim()
          .toBuffer({ resolveWithObject: true })
        expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(side * pixelsPerUnit + blur)
      }
    },
  )
})

test('figure on ground, and what lies on the figure, reach 3 to 1 in every palette', () => {
  for (const name of paletteNames) {
    const { g, a, b, c } = palettes[name]
    const figure = rgbOf(colours[a])
    expect(contrastOf(rgbOf(colours[g]), figure)).toBeGreaterThanOrEqual(3)
    expect(contrastOf(figure, rgbOf(colours[b]))).toBeGreaterThanOrEqual(3)
    expect(new Set([g, a, b, c]).size).toBe(4)
  }
  expect(paletteRules()).toContain('.az-noche{--g:var(--tinta);--a:var(--albero);')
})

describe('mosaics', () => {
  test('no neighbours share a motif and a palette, in mosaics and bands', () => {
    const pairs = [...everyMosaic, ...everyBand].flatMap(neighbourPairs)
    const twins = pairs.filter(
      ([one, other]) => one.motif === other.motif && one.palette === other.palette,
    )
    expect(pairs.length).toBeGreaterThan(5000)
    expect(twins).toEqual([])
  })

  test('bitter orange takes a tenth of a mosaic at most, and no band', () => {
    let orange = 0
    for (const { columns, rows, tiles } of everyMosaic) {
      const cells = tiles.filter((one) => isOrange(one.palette)).map((one) => one.size ** 2)
      const area = cells.reduce((sum, n) => sum + n, 0)
      orange += area
      expect(area).toBeLessThanOrEqual(columns * rows * 0.1)
    }
    expect(orange).toBeGreaterThan(0)
    expect(everyBand.flatMap((art) => art.tiles).some((one) => isOrange(one.palette))).toBe(false)
  })

  test('tiles lie on whole cells of the wall and never overlap', () => {
    for (const { columns, rows, tiles } of [...everyMosaic, ...everyBand]) {
      const taken = tiles.flatMap(({ column, row, size }) =>
        Array.from({ length: size ** 2 }, (_, i) => {
          return { column: column + (i % size), row: row + Math.floor(i / size) }
        }),
      )
      const outside = taken.filter(({ column, row }) => column >= columns || row >= rows)
      expect(outside).toEqual([])
      expect(new Set(taken.map(({ column, row }) => `${column} ${row}`)).size).toBe(taken.length)
    }
  })

  test('a denser wall is the same wall further on, and mixes scales', () => {
    const large: number[] = []
    for (const seed of seeds) {
      const wall = (density: number) => mosaic(seed, { columns: 6, rows: 4, density }).tiles
      const full = (density: number) => wall(density).filter(({ motif }) => !isQuiet(motif))
      for (let tenths = 1; tenths <= 10; tenths++) {
        const before = full((tenths - 1) / 10)
        const after = full(tenths / 10)
        expect(after.length).toBeGreaterThan(before.length)
        expect(after.slice(0, before.length)).toEqual(before)
      }
      expect(full(0)).toEqual([])
      expect(full(1)).toEqual(wall(1))
      large.push(wall(1).filter(({ size }) => size === 2).length)
    }
    expect(large.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(seeds.length / 2)
    expect(mosaic('strip', { columns: 20, rows: 2 }).tiles).toHaveLength(40)
  })
})

describe('choosing', () => {
  test('an editor can choose the motif and the palettes', () => {
    expect(tile('x', { motif: 'sol', palette: 'feria' }).tiles).toEqual([
      { column: 0, row: 0, size: 1, motif: 'sol', palette: 'feria', turn: 0 },
    ])
    const choice = { motif: 'rosa', palettes: ['rio', 'alba'] } as const
    const { tiles } = repeat('x', { columns: 2, rows: 2 }, choice)
    expect(tiles.map(({ palette }) => palette)).toEqual(['rio', 'alba', 'alba', 'rio'])
    expect(mosaic('x', { columns: 3, rows: 3, field: 'feria' }).field).toBe('feria')
  })

  test.each<[() => unknown, string]>([
    [() => band('x', { columns: 0, rows: 1 }), 'columns must be a whole number from 1, not 0.'],
    [() => repeat('x', { columns: 2, rows: 1.5 }), 'rows must be a whole number from 1, not 1.5.'],
    [() => mosaic('x', { columns: 2, rows: 2, density: 1.1 }), 'from 0 to 1, not 1.1'],
    [() => mosaic('x', { columns: 2, rows: 2, density: NaN }), 'from 0 to 1, not NaN'],
    [() => tile('x', { motif: 'toString' as MotifName }), 'no motif "toString": take one of'],
    [() => tile('x', { palette: 'gris' as 'noche' }), 'There is no palette "gris"'],
    [() => standalone(tile('x'), { size: 0 }), 'a number of pixels above 0, not 0.'],
  ])('bad input is refused in a sentence: %s', (make, sentence) => {
    expect(make).toThrow(sentence)
  })
})

describe('markup in a page', () => {
  const arts = [...Object.values(kinds).map((make) => make('page')), ...everyMosaic.slice(0, 40)]

  test('is well-formed, refers only to the sprite, and carries no style', () => {
    const ids = new Set([...parse(inPage(sprite())).querySelectorAll('[id]')].map(({ id }) => id))
    expect(ids.size).toBe(motifNames.length)
    for (const art of arts) {
      const uses = [...parse(inPage(markup(art))).querySelectorAll('use')]
      expect(uses).toHaveLength(art.tiles.length)
      for (const use of uses) expect(ids).toContain(use.getAttribute('href')?.slice(1))
      expect(markup(art)).not.toMatch(/style|#(?!az-)/)
    }
    expect(sprite()).not.toMatch(/style|class|#/)
  })

  test('the sprite and all the pictures of a home page are small', () => {
    const years = [0.12, 0.28, 0.45, 0.62, 0.82, 1]
    const home = [
      mosaic('inicio', { columns: 8, rows: 6, density: 0.88 }),
      ...speakers.map((slug) => repeat(slug, { columns: 4, rows: 4 })),
      ...years.map((density) => mosaic(`edition ${density}`, { columns: 6, rows: 4, density })),
      ...fullMotifs.slice(0, 5).map((motif) => tile(motif, { motif })),
      band('/', { columns: 24, rows: 1 }),
    ]
    expect(brotli(sprite())).toBeLessThanOrEqual(1400)
    expect(brotli(sprite() + home.map(markup).join(''))).toBeLessThanOrEqual(3200)
  })
})

test('standalone files need no CSS, have their size, and hold only the motifs that they show', () => {
  for (const art of [
    ...Object.values(kinds).map((make) => make('file')),
    ...everyMosaic.slice(0, 40),
  ]) {
    const file = standalone(art, { size: 640 })
    expect(file).not.toMatch(/var\(|class|style/)
    const svg = parse(file)
    expect(svg.getAttribute('width')).toBe('640')
    expect(svg.getAttribute('viewBox')).toBe(viewBox(art))
    const used = [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1))
    const defined = [...svg.querySelectorAll('[id]')].map(({ id }) => id)
    expect(used).toHaveLength(art.tiles.length)
    expect([...new Set(used)].toSorted()).toEqual(defined.toSorted())
  }
  const file = standalone(tile('x', { motif: 'punto', palette: 'noche' }), { size: 32 })
  expect(file.match(/#[0-9a-f]{6}/g)).toEqual([colours.tinta, colours.albero])
})
