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
  test('the same text gives the same numbers in every engine', () => {
    const random = seeded('Sevilla')
    expect([random(), random(), random()].map((n) => Math.floor(n * 2 ** 32))).toEqual([
      2838691656, 2299007778, 3452563330,
    ])
  })

  test('numbers lie from 0 to 1 and spread evenly', () => {
    const random = seeded('spread')
    const numbers = Array.from({ length: 10_000 }, random)
    expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true)
    for (let tenth = 0; tenth < 10; tenth++) {
      const count = numbers.filter((n) => Math.floor(n * 10) === tenth).length
      expect(count).toBeGreaterThan(850)
      expect(count).toBeLessThan(1150)
    }
  })

  test.each(Object.entries(kinds))('%s: the same seed gives the same SVG', (_, make) => {
    expect(markup(make('año'))).toBe(markup(make('año')))
    expect(standalone(make('año'), { size: 320 })).toBe(standalone(make('año'), { size: 320 }))
  })

  test.each(Object.entries(kinds))('%s: different seeds give different pictures', (kind, make) => {
    const pictures = new Set(seeds.map((seed) => markup(make(seed))))
    expect(pictures.size).toBeGreaterThan(kind === 'mosaic' || kind === 'band' ? 39 : 20)
  })

  test('the five speakers have five different motifs', () => {
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

const pixelsPerUnit = 8
/** What the edge of a shape may blur. */
const blur = 2

/** Draws shapes on a square that reaches from the middle of their tile as far as `reach`. */
function draw(shapes: string, reach: number) {
  const side = reach * 2
  const view = `viewBox="${-reach} ${-reach} ${side} ${side}" width="${side * pixelsPerUnit}"`
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${shapes}</svg>`))
}

/** The pixels of the tile after quarter turns, a number each. */
async function tilePixels(name: MotifName, turns: number): Promise<Uint32Array> {
  const drawn = await draw(shapesOf(name), 50).toBuffer()
  const { buffer } = new Uint8Array(
    await sharp(drawn)
      .rotate(turns * 90)
      .raw()
      .toBuffer(),
  )
  return new Uint32Array(buffer)
}

/** The share of pixels in which two pictures differ. */
const difference = (one: Uint32Array, other: Uint32Array) =>
  one.filter((pixel, i) => pixel !== other[i]).length / one.length

const looksTheSameTurned = async (name: MotifName, turns: number) =>
  difference(await tilePixels(name, 0), await tilePixels(name, turns)) < 0.02

/** The pixels along the four edges, clockwise from the top, each from its left as seen from the middle. */
const edgesOf = (name: MotifName) =>
  Promise.all(
    [0, 3, 2, 1].map(async (turns) =>
      (await tilePixels(name, turns)).slice(0, 100 * pixelsPerUnit),
    ),
  )

const isMirrored = (one: Uint32Array, other = one) => difference(one, other.toReversed()) < 0.02
/** How many colours there are between the corners of an edge. */
const coloursIn = (edge: Uint32Array) => new Set(edge.slice(100, -100)).size

describe('motifs', () => {
  const turning = motifNames.filter((name) => motifs[name].turns > 1)
  const still = motifNames.filter((name) => motifs[name].turns === 1)

  test('there are more than ten, each of its own', () => {
    expect(fullMotifs.length).toBeGreaterThanOrEqual(14)
    expect(new Set(motifNames.map(drawing)).size).toBe(motifNames.length)
  })

  test.each(still)('%s is four-fold symmetric', async (name) => {
    expect(await looksTheSameTurned(name, 1)).toBe(true)
  })

  test.each(turning)('%s looks different after each of its turns', async (name) => {
    for (let turn = 1; turn < motifs[name].turns; turn++) {
      expect(await looksTheSameTurned(name, turn)).toBe(false)
    }
    expect(await looksTheSameTurned(name, motifs[name].turns)).toBe(true)
  })

  test('arcos joins any neighbour: what ends on an edge lies about its middle', async () => {
    for (const edge of await edgesOf('arcos')) {
      expect(coloursIn(edge)).toBeGreaterThan(2)
      expect(isMirrored(edge)).toBe(true)
    }
  })

  test.each(['sol', 'onda', 'cuarto'] as const)(
    '%s closes a figure around its corner',
    async (name) => {
      const [top, right, bottom, left] = (await edgesOf(name)) as [
        Uint32Array,
        Uint32Array,
        Uint32Array,
        Uint32Array,
      ]
      expect([coloursIn(top), coloursIn(right)]).toEqual([1, 1])
      expect(isMirrored(left, bottom)).toBe(true)
    },
  )

  test.each(motifNames)(
    '%s stays inside its tile, but for the hair that seals it',
    async (name) => {
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

  test.each(motifNames)('%s is drawn at its size', (name) => {
    expect(parse(inPage(drawing(name))).querySelector('[transform]')).toBeNull()
  })

  test.each(motifNames)('%s has a ground with hard pixels under it', (name) => {
    const ground = parse(inPage(drawing(name))).firstElementChild
    expect(ground?.getAttribute('shape-rendering')).toBe('crispEdges')
    expect(ground?.getAttribute('fill')).toBe('var(--g)')
    expect(ground?.getAttribute('d')).toBe('M-50.1-50.1H50.1V50.1H-50.1z')
  })
})

describe('palettes', () => {
  test.each(paletteNames)(
    '%s: figure on ground, and what lies on the figure, reach 3 to 1',
    (name) => {
      const { g, a, b, c } = palettes[name]
      const figure = rgbOf(colours[a])
      expect(contrastOf(rgbOf(colours[g]), figure)).toBeGreaterThanOrEqual(3)
      expect(contrastOf(figure, rgbOf(colours[b]))).toBeGreaterThanOrEqual(3)
      expect(new Set([g, a, b, c]).size).toBe(4)
    },
  )

  test('the rules name colours and hold none', () => {
    const rules = paletteRules()
    expect(rules.split('\n')).toHaveLength(paletteNames.length)
    expect(rules).toContain('.az-noche{--g:var(--tinta);--a:var(--albero);')
    expect(rules).not.toContain('#')
  })
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

  test('a full wall hardly ever sets the same ground side by side', () => {
    const pairs = seeds.flatMap((seed) => neighbourPairs(mosaic(seed, { columns: 8, rows: 6 })))
    const same = pairs.filter(
      ([one, other]) => palettes[one.palette].g === palettes[other.palette].g,
    )
    expect(same.length / pairs.length).toBeLessThan(0.04)
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

  test.each(seeds)('a denser wall is the same wall further on: %s', (seed) => {
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
    expect(wall(1).reduce((area, { size }) => area + size ** 2, 0)).toBe(24)
  })

  test('walls mix scales: large tiles, and figures of four quarters that close', () => {
    const tiles = seeds.flatMap((seed) => mosaic(seed, { columns: 8, rows: 6 }).tiles)
    expect(tiles.filter(({ size }) => size === 2).length).toBeGreaterThan(seeds.length)
    const turns = tiles.map(({ motif, turn }) => (motif === 'sol' ? turn : '-')).join('')
    expect(turns).toContain('3021')
  })

  test('a wall one or two cells high has no large tiles, which would not fit', () => {
    const { tiles } = mosaic('strip', { columns: 20, rows: 2 })
    expect(tiles).toHaveLength(40)
  })
})

describe('choosing', () => {
  test('an editor can choose the motif and the palettes', () => {
    expect(tile('x', { motif: 'sol', palette: 'feria' }).tiles).toEqual([
      { column: 0, row: 0, size: 1, motif: 'sol', palette: 'feria', turn: 0 },
    ])
    const { tiles } = repeat(
      'x',
      { columns: 3, rows: 2 },
      { motif: 'rosa', palettes: ['rio', 'alba'] },
    )
    expect(tiles.map(({ palette }) => palette)).toEqual([
      'rio',
      'alba',
      'rio',
      'alba',
      'rio',
      'alba',
    ])
    expect(mosaic('x', { columns: 3, rows: 3, field: 'feria' }).field).toBe('feria')
  })

  test.each<[string, () => unknown, string]>([
    [
      'no columns',
      () => band('x', { columns: 0, rows: 1 }),
      'The columns must be a whole number from 1, not 0.',
    ],
    [
      'half a row',
      () => repeat('x', { columns: 2, rows: 1.5 }),
      'The rows must be a whole number from 1, not 1.5.',
    ],
    ['no number', () => mosaic('x', { columns: Number.NaN, rows: 1 }), 'The columns must be'],
    ['too dense', () => mosaic('x', { columns: 2, rows: 2, density: 1.1 }), 'from 0 to 1, not 1.1'],
    [
      'not a density',
      () => mosaic('x', { columns: 2, rows: 2, density: Number.NaN }),
      'from 0 to 1, not NaN',
    ],
    [
      'unknown motif',
      () => tile('x', { motif: 'gato' as MotifName }),
      'There is no motif "gato": take one of estrella',
    ],
    [
      'inherited name',
      () => tile('x', { motif: 'toString' as MotifName }),
      'There is no motif "toString"',
    ],
    [
      'unknown palette',
      () => repeat('x', { columns: 1, rows: 1 }, { palettes: ['gris' as 'noche'] }),
      'There is no palette "gris"',
    ],
    [
      'no size',
      () => standalone(tile('x'), { size: 0 }),
      'The size must be a number of pixels above 0, not 0.',
    ],
  ])('bad input is refused in a sentence: %s', (_, make, sentence) => {
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

  test('each tile is a child of its own, whose place and turn a CSS transform leaves alone', () => {
    for (const art of arts) {
      const tiles = [...parse(inPage(markup(art))).children].filter((one) => one.matches('.az'))
      expect(tiles).toHaveLength(art.tiles.length)
      expect(tiles.some((one) => one.hasAttribute('transform'))).toBe(false)
    }
  })

  test('the view box has a hundred units for a cell', () => {
    expect(viewBox(band('x', { columns: 12, rows: 2 }))).toBe('0 0 1200 200')
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

describe('standalone files', () => {
  const arts = [...Object.values(kinds).map((make) => make('file')), ...everyMosaic.slice(0, 40)]

  test('need no CSS: no variables, no classes, no style', () => {
    for (const art of arts) {
      expect(standalone(art, { size: 640 })).not.toMatch(/var\(|class|style/)
    }
  })

  test('are well-formed, with their size and only the motifs that they show', () => {
    for (const art of arts) {
      const svg = parse(standalone(art, { size: 640 }))
      expect(svg.getAttribute('width')).toBe('640')
      expect(svg.getAttribute('viewBox')).toBe(viewBox(art))
      const used = [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1))
      const defined = [...svg.querySelectorAll('[id]')].map(({ id }) => id)
      expect(used).toHaveLength(art.tiles.length)
      expect([...new Set(used)].toSorted()).toEqual(defined.toSorted())
    }
  })

  test('are coloured as the palette says', () => {
    const file = standalone(tile('x', { motif: 'punto', palette: 'noche' }), { size: 32 })
    expect(file.match(/#[0-9a-f]{6}/g)).toEqual([colours.tinta, colours.albero])
  })
})
