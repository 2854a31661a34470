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

/** One emblem tile. */
export const tile = (style: TileStyle): Art => {
  return { columns: 1, rows: 1, tiles: [{ column: 0, row: 0, size: 1, turn: 0, ...style }] }
}

/** Palettes that alternate well: the ground of one is the shape of the other. */
const pairs: readonly (readonly [PaletteName, PaletteName])[] = [
  ['noche', 'feria'],
  ['vidrio', 'patio'],
  ['rio', 'alba'],
  ['plaza', 'trono'],
  ['siesta', 'fuente'],
]

/**
 * A repeat of one motif in one palette, or in two that alternate: from tile to tile, or, when the
 * motif turns, from one large group to the next. The seed chooses what `style` leaves out.
 */
export const repeat = (
  seed: string,
  { columns, rows }: Size,
  style: { readonly motif?: MotifName; readonly palettes?: readonly PaletteName[] } = {},
): Art => {
  const random = seeded(`repeat ${seed}`)
  const motif = style.motif ?? pick(random, fullMotifs)
  const [one, two] = pick(random, pairs)
  const drawn = pick(random, [[one], [two], [one, two]])
  const [first = one, second = first] = style.palettes ?? drawn
  const turning = turnsOf[motif] > 1
  const rhythm = first === second ? pick(random, rhythms) : rhythms[0]
  const group = turning ? 2 : 1
  const tiles = cells({ columns, rows }).map(({ column, row }): Tile => {
    const even = (Math.floor(column / group) + Math.floor(row / group)) % 2 === 0
    const turn = turning ? (rhythm[(row % 2) * 2 + (column % 2)] ?? 0) : 0
    return { column, row, size: 1, motif, palette: even ? first : second, turn }
  })
  return { columns, rows, tiles }
}

/** Suns on sand: each takes four tiles. */
export const suns = (columns: number, rows: number) =>
  repeat('día', { columns, rows }, { motif: 'sol', palettes: ['plaza'] })

/** Stars by night. */
export const stars = (columns: number, rows: number) =>
  repeat('noche', { columns, rows }, { motif: 'lucero', palettes: ['noche'] })

/** Turns of two by two cells in which a way leads up, across and down again. */
const bow = [3, 0, 1, 2] as const

/** A group of two by two cells, the `place`-th in a row of groups. */
const groupAt = (place: number, turns: readonly Tile['turn'][], style: TileStyle) =>
  cells({ columns: 2, rows: 2 }).map((cell, i): Tile => {
    return { ...cell, column: 2 * place + cell.column, turn: turns[i] ?? 0, ...style }
  })

/**
 * A way from a sun to a star, of bows that join, the first half by day, the second by night. In two pictures of one size,
 * which lie beside each other or one below the other; the second of an odd number of bows has a star more.
 */
export function ribbon(bows: number): readonly [Art, Art] {
  const byDay = Math.ceil(bows / 2)
  const byNight = bows - byDay
  const size = { columns: 2 * byDay + 2, rows: 2 }
  const way = (from: number, count: number, style: TileStyle) =>
    Array.from({ length: count }, (_, i) => groupAt(from + i, bow, style)).flat()
  const starTiles = Array.from({ length: byDay + 1 - byNight }, (_, i): Tile => {
    const column = 2 * (byNight + i)
    return { column, row: 0, size: 2, turn: 0, motif: 'lucero', palette: 'noche' }
  })
  return [
    {
      ...size,
      tiles: [
        ...groupAt(0, rhythms[0], { motif: 'sol', palette: 'plaza' }),
        ...way(1, byDay, { motif: 'onda', palette: 'feria' }),
      ],
    },
    { ...size, tiles: [...way(0, byNight, { motif: 'onda', palette: 'noche' }), ...starTiles] },
  ]
}
