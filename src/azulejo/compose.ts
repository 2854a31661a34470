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

/** Makes a picture of one tile. */
export const tile = (style: TileStyle): Art => {
  return { columns: 1, rows: 1, tiles: [{ column: 0, row: 0, size: 1, turn: 0, ...style }] }
}

/** Pairs of palettes that alternate well: the ground of one has the colour of the other's main shapes. */
const pairs: readonly (readonly [PaletteName, PaletteName])[] = [
  ['noche', 'feria'],
  ['vidrio', 'patio'],
  ['rio', 'alba'],
  ['plaza', 'trono'],
  ['siesta', 'fuente'],
]

type RepeatOptions = {
  /** Decides all random choices: the same seed always gives the same tiles. */
  readonly seed: string
  /** A random motif by default. */
  readonly motif?: MotifName
  /** One palette or two; random palettes by default. */
  readonly palettes?: readonly PaletteName[]
}

/**
 * A pattern that repeats one motif, in one palette or in two palettes that alternate. A motif whose quarter turns look
 * different forms groups of two by two tiles. Then the palettes alternate from group to group, otherwise from tile to tile.
 */
export const repeat = ({ columns, rows }: Size, { seed, ...style }: RepeatOptions): Art => {
  const random = seeded(`repeat ${seed}`)
  const motif = style.motif ?? pick(random, fullMotifs)
  const [one, two] = pick(random, pairs)
  const randomPalettes = pick(random, [[one], [two], [one, two]])
  // With a single palette, `first` and `second` are the same. No caller gives an empty list, so the default of `first` is only
  // for the types.
  const [first = one, second = first] = style.palettes ?? randomPalettes
  const isTurning = turnsOf[motif] > 1
  // With two palettes each group has the first rhythm: whole circles, each in one palette.
  const rhythm = first === second ? pick(random, rhythms) : rhythms[0]
  const groupSide = isTurning ? 2 : 1
  const tiles = cells({ columns, rows }).map(({ column, row }): Tile => {
    const isEven = (Math.floor(column / groupSide) + Math.floor(row / groupSide)) % 2 === 0
    const turn = isTurning ? (rhythm[(row % 2) * 2 + (column % 2)] as Tile['turn']) : 0
    return { column, row, size: 1, motif, palette: isEven ? first : second, turn }
  })
  return { columns, rows, tiles }
}

/** Suns on sand. A sun takes two by two tiles. */
export const suns = (columns: number, rows: number) =>
  repeat({ columns, rows }, { seed: 'día', motif: 'sol', palettes: ['plaza'] })

/** Stars on the ground of the night. A star takes one tile. */
export const stars = (columns: number, rows: number) =>
  repeat({ columns, rows }, { seed: 'noche', motif: 'lucero', palettes: ['noche'] })

/** The turns of four tiles "onda" that form an arch: a path that leads up, across and down again. */
const arch = [3, 0, 1, 2] as const

/**
 * The four tiles of a group in a row of groups. A group has two by two tiles.
 * @param index number of groups before this one
 */
const groupAt = (index: number, turns: readonly Tile['turn'][], style: TileStyle) =>
  cells({ columns: 2, rows: 2 }).map((cell, i): Tile => {
    return { ...cell, column: 2 * index + cell.column, turn: turns[i] as Tile['turn'], ...style }
  })

/**
 * A path of arches from a sun to a star, in two pictures of the same size. The first picture has the colours of the day, the
 * second the colours of the night. Styles put the pictures side by side, or one below the other. If the number of arches is
 * odd, the second picture has one arch less, and a second star in its place.
 */
export function ribbon(arches: number): readonly [Art, Art] {
  const dayArches = Math.ceil(arches / 2)
  const nightArches = arches - dayArches
  // Each picture is one group longer than the arches of the day. In the first picture this group is the sun. In the second one
  // stars fill the space after the arches of the night.
  const starCount = dayArches + 1 - nightArches
  const size = { columns: 2 * dayArches + 2, rows: 2 }
  const archesFrom = (firstIndex: number, count: number, style: TileStyle) =>
    Array.from({ length: count }, (_, i) => groupAt(firstIndex + i, arch, style)).flat()
  const starTiles = Array.from({ length: starCount }, (_, i): Tile => {
    const column = 2 * (nightArches + i)
    return { column, row: 0, size: 2, turn: 0, motif: 'lucero', palette: 'noche' }
  })
  return [
    {
      ...size,
      tiles: [
        ...groupAt(0, rhythms[0], { motif: 'sol', palette: 'plaza' }),
        ...archesFrom(1, dayArches, { motif: 'onda', palette: 'feria' }),
      ],
    },
    {
      ...size,
      tiles: [...archesFrom(0, nightArches, { motif: 'onda', palette: 'noche' }), ...starTiles],
    },
  ]
}
