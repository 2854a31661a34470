import type { PaletteName } from './palette.ts'

/** How many of a motif's four quarter turns look different: 1 with four-fold symmetry. Its shapes are in `drawings.ts`. */
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

/** Motifs of the full area of a mosaic. The other two, "cuarto" and "punto", are for its sparse area. */
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

/** A picture as data, to be drawn by `render.ts`. A cell without a tile shows the ground. */
export type Art = {
  readonly columns: number
  readonly rows: number
  /** An SVG path. If present, the picture is only this shape, cut out of its tiles, and the ground lies around it. */
  readonly outline?: string
  /** The palette whose ground colour lies under the whole picture. */
  readonly ground?: PaletteName
  readonly tiles: readonly Tile[]
}

export type Size = Pick<Art, 'columns' | 'rows'>

export type TileStyle = Pick<Tile, 'motif' | 'palette'>

/** A square of cells. */
export type Block = Pick<Tile, 'column' | 'row' | 'size'>

export type Random = () => number

/** Turns of the tiles in two by two cells, row by row. */
export const rhythms = [
  // Whole circles.
  [3, 0, 2, 1],
  // Upright half circles.
  [3, 0, 3, 0],
  // Fish scales.
  [0, 0, 0, 0],
] as const

/** One of the options, by chance. */
export const pick = <T>(random: Random, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)] as T

/** All cells of a picture, row by row. */
export const cells = ({ columns, rows }: Size): readonly Block[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    return { column: i % columns, row: Math.floor(i / columns), size: 1 }
  })

/**
 * A stream of numbers in [0, 1) that depends on the seed text alone. It uses only integer arithmetic, so that every engine
 * draws the same picture: FNV-1a makes a number of the text, and mulberry32 makes the stream.
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
