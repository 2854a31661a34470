import {
  type Art,
  cells,
  fullMotifs,
  type Look,
  pick,
  rhythms,
  type Size,
  type Tile,
} from './art.ts'
import { type MotifName, motifs } from './motifs.ts'
import type { PaletteName } from './palette.ts'
import { seeded } from './random.ts'

/** One emblem tile. */
export const tile = (look: Look): Art => {
  return { columns: 1, rows: 1, tiles: [{ column: 0, row: 0, size: 1, turn: 0, ...look }] }
}

/** Palettes that alternate well: what is ground in one is figure in the other. */
const pairs: readonly (readonly [PaletteName, PaletteName])[] = [
  ['noche', 'feria'],
  ['vidrio', 'patio'],
  ['rio', 'alba'],
  ['plaza', 'trono'],
  ['siesta', 'fuente'],
]

/**
 * A repeat of one motif in one palette, or in two that alternate: from tile to tile, or, when the
 * motif turns, from one large figure to the next. The seed chooses whatever `look` leaves out.
 */
export const repeat = (
  seed: string,
  { columns, rows }: Size,
  look: { readonly motif?: MotifName; readonly palettes?: readonly PaletteName[] } = {},
): Art => {
  const random = seeded(`repeat ${seed}`)
  const motif = look.motif ?? pick(random, fullMotifs)
  const [one, two] = pick(random, pairs)
  const drawn = pick(random, [[one], [two], [one, two]])
  const [first = one, second = first] = look.palettes ?? drawn
  const turning = motifs[motif].turns > 1
  const rhythm = first === second ? pick(random, rhythms) : rhythms[0]
  const figure = turning ? 2 : 1
  const tiles = cells({ columns, rows }).map(({ column, row }): Tile => {
    const even = (Math.floor(column / figure) + Math.floor(row / figure)) % 2 === 0
    const turn = turning ? (rhythm[(row % 2) * 2 + (column % 2)] ?? 0) : 0
    return { column, row, size: 1, motif, palette: even ? first : second, turn }
  })
  return { columns, rows, tiles, period: first === second ? figure : figure * 2 }
}
