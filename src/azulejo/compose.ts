import { type Motif, type MotifName, motifNames, motifs } from './motifs.ts'
import { type PaletteName, paletteNames, palettes } from './palette.ts'
import { seeded } from './random.ts'

export type Tile = {
  readonly column: number
  readonly row: number
  /** Cells along a side: a large tile covers two by two. */
  readonly size: 1 | 2
  readonly motif: MotifName
  readonly palette: PaletteName
  /** Quarter turns, clockwise. */
  readonly turn: 0 | 1 | 2 | 3
}

/** A picture as data, to be drawn by `render.ts`. A cell without a tile shows the field. */
export type Art = {
  readonly columns: number
  readonly rows: number
  /** The palette whose ground lies under the whole picture. */
  readonly field?: PaletteName
  readonly tiles: readonly Tile[]
}

export type Size = { readonly columns: number; readonly rows: number }

type Look = Pick<Tile, 'motif' | 'palette'>

/** A cluster of cells that the mosaic reveals together. */
type Block = { readonly column: number; readonly row: number; readonly size: 1 | 2 }

type Random = () => number

/** How much of a mosaic each ground takes. Bitter orange is the ticket's colour: rarely elsewhere. */
const share = { tinta: 5, cobalto: 5, cal: 4, albero: 3.4, cielo: 3, naranja: 0.7 }
const largestOrangeShare = 0.1

const fullMotifs = motifNames.filter((name) => !isQuiet(name))
const fields: readonly PaletteName[] = ['noche', 'vidrio', 'alba', 'feria']

/** Motifs whose four turns around a point make one large figure. */
const quarters: readonly MotifName[] = ['sol', 'onda', 'arcos']

export function isQuiet(name: MotifName): boolean {
  return (motifs[name] as Motif).quiet === true
}

const isOrange = (name: PaletteName) => {
  const { g, a } = palettes[name]
  return g === 'naranja' || a === 'naranja'
}

const check = (seed: string, { columns, rows }: Size) => {
  if (typeof seed !== 'string' || seed === '') {
    throw new Error('A picture needs a seed: give a text that is not empty.')
  }
  for (const [name, value] of Object.entries({ columns, rows })) {
    if (!Number.isInteger(value) || value < 1) {
      throw new Error(`A picture's ${name} must be a whole number from 1, not ${value}.`)
    }
  }
}

const checkLook = ({ motif, palette }: { [key in keyof Look]?: Look[key] | undefined }) => {
  if (motif !== undefined && !Object.hasOwn(motifs, motif)) {
    throw new Error(`There is no motif "${motif}". There are: ${motifNames.join(', ')}.`)
  }
  if (palette !== undefined && !Object.hasOwn(palettes, palette)) {
    throw new Error(`There is no palette "${palette}". There are: ${paletteNames.join(', ')}.`)
  }
}

const pick = <T>(random: Random, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)] as T

const cheapest = <T>(options: readonly T[], cost: (option: T) => number): T => {
  const costs = options.map(cost)
  return options[costs.indexOf(Math.min(...costs))] as T
}

const turnOf = (random: Random, motif: MotifName) =>
  Math.floor(random() * motifs[motif].turns) as Tile['turn']

/** One emblem tile. Whatever of the look is not given comes from the seed. */
export const tile = (seed: string, look: Partial<Look> = {}): Art => {
  check(seed, { columns: 1, rows: 1 })
  checkLook(look)
  const random = seeded(`tile ${seed}`)
  const motif = look.motif ?? pick(random, fullMotifs)
  const palette =
    look.palette ??
    pick(
      random,
      paletteNames.filter((name) => !isOrange(name)),
    )
  return { columns: 1, rows: 1, tiles: [{ column: 0, row: 0, size: 1, motif, palette, turn: 0 }] }
}

/** Palettes that alternate well: what is ground in one is figure in the other. */
const pairs: readonly (readonly [PaletteName, PaletteName])[] = [
  ['noche', 'feria'],
  ['vidrio', 'patio'],
  ['rio', 'alba'],
  ['plaza', 'trono'],
  ['siesta', 'fuente'],
]

/** The turns of four cells, two by two: whole circles, half circles that stand, scales. */
const rhythms = [
  [3, 0, 2, 1],
  [3, 0, 3, 0],
  [0, 0, 0, 0],
] as const

/**
 * A repeat of one motif in one palette, or in two that alternate: from tile to tile, or, when the
 * motif turns, from one large figure to the next. What the look does not give comes from the seed.
 */
export const repeat = (
  seed: string,
  { columns, rows }: Size,
  look: { readonly motif?: MotifName; readonly palettes?: readonly PaletteName[] } = {},
): Art => {
  check(seed, { columns, rows })
  checkLook({ motif: look.motif })
  for (const palette of look.palettes ?? []) checkLook({ palette })
  const random = seeded(`repeat ${seed}`)
  const motif = look.motif ?? pick(random, fullMotifs)
  const [one, two] = pick(random, pairs)
  const drawn = pick(random, [[one], [two], [one, two]])
  const [first = one, second = first] = look.palettes ?? drawn
  const turning = motifs[motif].turns > 1
  const rhythm = first === second ? pick(random, rhythms) : rhythms[0]
  const figure = turning ? 2 : 1
  const tiles: Tile[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const even = (Math.floor(column / figure) + Math.floor(row / figure)) % 2 === 0
      const turn = turning ? (rhythm[(row % 2) * 2 + (column % 2)] ?? 0) : 0
      tiles.push({ column, row, size: 1, motif, palette: even ? first : second, turn })
    }
  }
  return { columns, rows, tiles }
}

const touches = (one: Block, other: Block, reach: number) =>
  one.column < other.column + other.size + reach &&
  other.column < one.column + one.size + reach &&
  one.row < other.row + other.size + reach &&
  other.row < one.row + one.size + reach

/** Whether two blocks share a piece of edge; a shared corner does not count. */
export const areNeighbours = (one: Block, other: Block): boolean => {
  const across = Math.min(one.column + one.size, other.column + other.size)
  const down = Math.min(one.row + one.size, other.row + other.size)
  const overlapAcross = across - Math.max(one.column, other.column)
  const overlapDown = down - Math.max(one.row, other.row)
  return overlapAcross + overlapDown > 0 && Math.min(overlapAcross, overlapDown) === 0
}

/** Cuts the wall into cells and a few large blocks that keep a cell's distance from each other. */
const cut = (random: Random, { columns, rows }: Size): readonly Block[] => {
  const large: Block[] = []
  const wanted = Math.round((columns * rows) / 11)
  for (let attempt = 0; attempt < wanted * 6 && large.length < wanted; attempt++) {
    const column = Math.floor(random() * (columns - 1))
    const row = Math.floor(random() * (rows - 1))
    const block: Block = { column, row, size: 2 }
    const fits = column + 2 <= columns && row + 2 <= rows && Math.min(columns, rows) > 2
    if (fits && !large.some((other) => touches(block, other, 1))) large.push(block)
  }
  const cells = Array.from({ length: columns * rows }, (_, i): Block => {
    return { column: i % columns, row: Math.floor(i / columns), size: 1 }
  })
  return [...large, ...cells.filter((cell) => !large.some((block) => touches(cell, block, 0)))]
}

/**
 * A wall of many motifs, in which no neighbours share a motif and grounds differ where they can.
 * `density` says how much of the wall is laid, from 0, a quiet field, to 1, full of motifs; with
 * the same seed a denser wall is the same wall further on. `field` is the palette of the wall's
 * ground.
 */
export const mosaic = (
  seed: string,
  { columns, rows, density = 1, field }: Size & { density?: number; field?: PaletteName },
): Art => {
  check(seed, { columns, rows })
  checkLook({ palette: field })
  if (!(density >= 0 && density <= 1)) {
    throw new Error(`A mosaic's density must be a number from 0 to 1, not ${density}.`)
  }
  const random = seeded(`mosaic ${seed}`)
  const ground = field ?? pick(random, fields)
  const blocks = cut(random, { columns, rows })
  const laid: Tile[] = []
  const uses = new Map<string, number>()
  const usesOf = (name: string) => uses.get(name) ?? 0

  const dress = (block: Block, motifChoice: readonly MotifName[], avoid: readonly Tile[]): Tile => {
    const area = block.size ** 2
    const edges = avoid.filter((other) => areNeighbours(block, other))
    const around = avoid.filter((other) => touches(block, other, 1))
    const orangeFull = (usesOf('orange') + area) / (columns * rows) > largestOrangeShare
    const palette = cheapest(paletteNames, (name) => {
      const { g } = palettes[name]
      const orange = isOrange(name)
      if (orange && (orangeFull || around.some((other) => isOrange(other.palette)))) return Infinity
      return (
        edges.filter((other) => palettes[other.palette].g === g).length * 50 +
        around.filter((other) => other.palette === name).length * 6 +
        (usesOf(g) + area) / share[g] +
        usesOf(name) * 0.5 +
        random() * 1.5
      )
    })
    const motif = cheapest(
      motifChoice,
      (name) =>
        edges.filter((other) => other.motif === name).length * 50 +
        around.filter((other) => other.motif === name).length * 6 +
        usesOf(name) +
        random() * 2,
    )
    for (const name of [palettes[palette].g, palette, isOrange(palette) ? 'orange' : '']) {
      uses.set(name, usesOf(name) + area)
    }
    uses.set(motif, usesOf(motif) + 1)
    return { ...block, motif, palette, turn: turnOf(random, motif) }
  }

  /** Four turned quarters that make one figure, in two palettes that face each other. */
  const quarter = ({ column, row }: Block): readonly Tile[] => {
    const corners = [0, 1, 2, 3].map((i): Block => {
      return { column: column + (i % 2), row: row + Math.floor(i / 2), size: 1 }
    })
    const [first, second] = corners as [Block, Block]
    const one = dress(first, quarters, laid)
    const two = dress(second, [one.motif], [...laid, one])
    return corners.map((cell, i): Tile => {
      const { palette } = i === 0 || i === 3 ? one : two
      return { ...cell, motif: one.motif, palette, turn: rhythms[0][i] ?? 0 }
    })
  }

  const ranked = blocks.map((block) => {
    const full =
      block.size > 1 && random() < 0.4 ? quarter(block) : [dress(block, fullMotifs, laid)]
    laid.push(...full)
    const slope = block.column / columns - block.row / rows
    return { block, full, rank: random() + slope * 0.6, calm: random(), tone: random() }
  })
  ranked.sort((one, other) => one.rank - other.rank)

  const shown = Math.round(density * ranked.length)
  const tiles = ranked.slice(0, shown).flatMap(({ full }) => full)
  const tones = paletteNames.filter(
    (name) => palettes[name].g === palettes[ground].g && !isOrange(name),
  )
  for (const { block, calm, tone } of ranked.slice(shown)) {
    const motif = block.size > 1 || calm < 0.48 ? 'cuarto' : 'punto'
    const palette = pick(() => tone, tones)
    const turn = motif === 'cuarto' ? Math.floor(calm * 100) % 4 : 0
    const quiet = { ...block, motif, palette, turn } as Tile
    const twin = (other: Tile) =>
      areNeighbours(quiet, other) && other.motif === motif && other.palette === palette
    if (calm < 0.58 && !tiles.some(twin)) tiles.push(quiet)
  }
  return { columns, rows, field: ground, tiles }
}

/** A border: a few tiles that return in the same order, each row a step further on. */
export const band = (seed: string, { columns, rows }: Size): Art => {
  check(seed, { columns, rows })
  const unit = mosaic(`band ${seed}`, { columns: 6, rows: 1 }).tiles
  const tiles: Tile[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const source = unit[(column + row * 2) % unit.length]
      if (source) tiles.push({ ...source, column, row })
    }
  }
  return { columns, rows, tiles }
}
