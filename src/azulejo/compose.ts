import {
  type Art,
  cells,
  fullMotifs,
  type TileStyle,
  type MotifName,
  pick,
  rhythms,
  seeded,
  type Size,
  type Tile,
  turnsOf,
} from './art.ts'
import type { PaletteName } from './palette.ts'

/** A picture of one tile. */
export const tile = (style: TileStyle): Art => {
  return { columns: 1, rows: 1, tiles: [{ column: 0, row: 0, size: 1, turn: 0, ...style }] }
}

/** Pairs of palettes that alternate well: the ground of one has the colour of the shapes of the other. */
const pairs: readonly (readonly [PaletteName, PaletteName])[] = [
  ['noche', 'feria'],
  ['vidrio', 'patio'],
  ['rio', 'alba'],
  ['plaza', 'trono'],
  ['siesta', 'fuente'],
]

type RepeatOptions = {
  /** A text from which all random choices follow. The same seed always gives the same tiles. */
  readonly seed: string
  /** A random one by default. */
  readonly motif?: MotifName
  /** One palette or two. Random ones by default. */
  readonly palettes?: readonly PaletteName[]
}

/**
 * A repeat of one motif in one palette, or in two palettes that alternate from tile to tile. A motif that turns forms groups of
 * two by two tiles, and the palettes then alternate from group to group.
 */
export const repeat = ({ columns, rows }: Size, { seed, ...style }: RepeatOptions): Art => {
  const random = seeded(`repeat ${seed}`)
  const motif = style.motif ?? pick(random, fullMotifs)
  const [one, two] = pick(random, pairs)
  const randomPalettes = pick(random, [[one], [two], [one, two]])
  // A single palette stands for both. No caller gives an empty list.
  const [first = one, second = first] = style.palettes ?? randomPalettes
  const isTurning = turnsOf[motif] > 1
  // With two palettes each group has the first rhythm: a whole circle around its middle, in one palette.
  const rhythm = first === second ? pick(random, rhythms) : rhythms[0]
  const groupSide = isTurning ? 2 : 1
  const tiles = cells({ columns, rows }).map(({ column, row }): Tile => {
    const isEven = (Math.floor(column / groupSide) + Math.floor(row / groupSide)) % 2 === 0
    const turn = isTurning ? (rhythm[(row % 2) * 2 + (column % 2)] as Tile['turn']) : 0
    return { column, row, size: 1, motif, palette: isEven ? first : second, turn }
  })
  return { columns, rows, tiles }
}

/** Suns on sand: each takes four tiles. */
export const suns = (columns: number, rows: number) =>
  repeat({ columns, rows }, { seed: 'día', motif: 'sol', palettes: ['plaza'] })

/** Stars by night. */
export const stars = (columns: number, rows: number) =>
  repeat({ columns, rows }, { seed: 'noche', motif: 'lucero', palettes: ['noche'] })

/** Turns of the tiles in two by two cells. Together they form an arch: a path that leads up, across and down again. */
const arch = [3, 0, 1, 2] as const

/** A group of two by two tiles in a row of such groups, of which the first has the index 0. */
const groupAt = (index: number, turns: readonly Tile['turn'][], style: TileStyle) =>
  cells({ columns: 2, rows: 2 }).map((cell, i): Tile => {
    return { ...cell, column: 2 * index + cell.column, turn: turns[i] as Tile['turn'], ...style }
  })

/**
 * A path of arches from a sun to a star, in two pictures of the same size. The first picture has the colours of the day, the
 * second those of the night. Styles put them beside each other, or one below the other. With an odd number of arches the
 * second picture has one arch less, and another star fills its end.
 */
export function ribbon(arches: number): readonly [Art, Art] {
  const dayArches = Math.ceil(arches / 2)
  const nightArches = arches - dayArches
  // Each picture has room for the arches of the day and one more group. Stars fill what the night leaves: one, or two.
  const starCount = dayArches + 1 - nightArches
  const size = { columns: 2 * dayArches + 2, rows: 2 }
  const path = (from: number, count: number, style: TileStyle) =>
    Array.from({ length: count }, (_, i) => groupAt(from + i, arch, style)).flat()
  const starTiles = Array.from({ length: starCount }, (_, i): Tile => {
    const column = 2 * (nightArches + i)
    return { column, row: 0, size: 2, turn: 0, motif: 'lucero', palette: 'noche' }
  })
  return [
    {
      ...size,
      tiles: [
        ...groupAt(0, rhythms[0], { motif: 'sol', palette: 'plaza' }),
        ...path(1, dayArches, { motif: 'onda', palette: 'feria' }),
      ],
    },
    {
      ...size,
      tiles: [...path(0, nightArches, { motif: 'onda', palette: 'noche' }), ...starTiles],
    },
  ]
}
