import type { PaletteName } from './palette.ts'

/**
 * All motifs. The number says how many of the four quarter turns look different: 1 for a motif that looks the same after each
 * turn. The shapes of the motifs are in drawings.ts.
 */
export const turnsOf = {
  estrella: 1,
  rosa: 1,
  azahar: 1,
  petalos: 1,
  molinete: 1,
  anillos: 1,
  rombos: 1,
  lucero: 1,
  trebol: 1,
  celosia: 1,
  cruz: 1,
  laceria: 1,
  arcos: 2,
  sol: 4,
  onda: 4,
  cuarto: 4,
  punto: 1,
} as const

export type MotifName = keyof typeof turnsOf

export const motifNames = Object.keys(turnsOf) as readonly MotifName[]

/** Motifs for the full area of a mosaic. The sparse area has the other two, "cuarto" and "punto". */
export const fullMotifs = motifNames.filter((name) => name !== 'cuarto' && name !== 'punto')

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

/** A picture as data. render.ts draws it. A cell without a tile shows the ground. */
export type Art = {
  readonly columns: number
  readonly rows: number
  /** An SVG path. With an outline, the picture shows its tiles only inside of this shape, and the ground around it. */
  readonly outline?: string
  /** The palette whose ground colour is behind the whole picture. */
  readonly ground?: PaletteName
  readonly tiles: readonly Tile[]
}

export type Size = Pick<Art, 'columns' | 'rows'>

export type TileStyle = Pick<Tile, 'motif' | 'palette'>

/** A square of one cell, or of two by two cells. */
export type Block = Pick<Tile, 'column' | 'row' | 'size'>

/** Gives the next number of a random stream, in [0, 1). */
export type Random = () => number

/**
 * The turns of four tiles in two by two cells, row by row. The comments say what four quarter circles form with these turns.
 */
export const rhythms = [
  // Whole circles.
  [3, 0, 2, 1],
  // Upright half circles.
  [3, 0, 3, 0],
  // Fish scales.
  [0, 0, 0, 0],
] as const

/** Chooses one of the options at random. */
export const pick = <T>(random: Random, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)] as T

/** All cells of a picture, row by row. */
export const cells = ({ columns, rows }: Size): readonly Block[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    return { column: i % columns, row: Math.floor(i / columns), size: 1 }
  })

/**
 * A stream of random numbers in [0, 1) that depends only on the seed. FNV-1a hashes the seed, and mulberry32 generates the
 * stream. Both use integer arithmetic, so that every engine draws the same picture.
 */
export const seeded = (seed: string): Random => {
  let state = 0x811c9dc5
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) as number), 0x01000193)
  }

  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
