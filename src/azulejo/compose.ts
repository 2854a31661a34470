import {
  type Art,
  cells,
  fullMotifs,
  type Look,
  pick,
  plainPalettes,
  rhythms,
  type Size,
  type Tile,
  turnOf,
} from './art.ts'
import { type MotifName, motifs } from './motifs.ts'
import { type PaletteName, palettes } from './palette.ts'
import { seeded } from './random.ts'

/** One emblem tile. The seed chooses whatever `look` leaves out. */
export const tile = (seed: string, look: Partial<Look> = {}): Art => {
  const random = seeded(`tile ${seed}`)
  const motif = look.motif ?? pick(random, fullMotifs)
  const palette = look.palette ?? pick(random, plainPalettes)
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
  return { columns, rows, tiles }
}

/** Grounds of a border's six tiles. Neighbours differ across, and also down, because rows are shifted by two. */
const beat = ['tinta', 'cal', 'cobalto', 'albero', 'cielo', 'cobalto'] as const

/** A border: six tiles that repeat in the same order, each row shifted by two. */
export const band = (seed: string, { columns, rows }: Size): Art => {
  const random = seeded(`band ${seed}`)
  const start = Math.floor(random() * beat.length)
  const motifChoice = [...fullMotifs]
  const unit = beat.map((ground): Omit<Tile, 'column' | 'row'> => {
    const motif = pick(random, motifChoice)
    motifChoice.splice(motifChoice.indexOf(motif), 1)
    const palette = pick(
      random,
      plainPalettes.filter((name) => palettes[name].g === ground),
    )
    return { size: 1, motif, palette, turn: turnOf(random, motif) }
  })
  const tiles = cells({ columns, rows }).map(({ column, row }): Tile => {
    const step = unit[(start + column + row * 2) % unit.length] as (typeof unit)[number]
    return { ...step, column, row }
  })
  return { columns, rows, tiles }
}
