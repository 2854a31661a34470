import { type MotifName, motifNames, motifs } from './motifs.ts'
import type { PaletteName } from './palette.ts'

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
  /** An SVG path. If present, the picture is only this shape, cut out of its tiles, and the field lies around it. */
  readonly outline?: string
  /** The palette whose ground lies under the whole picture. */
  readonly field?: PaletteName
  readonly tiles: readonly Tile[]
  /** Cells along the side of the square that a repeat repeats. */
  readonly period?: number
}

export type Size = { readonly columns: number; readonly rows: number }

export type Look = Pick<Tile, 'motif' | 'palette'>

/** A square of cells. */
export type Block = Pick<Tile, 'column' | 'row' | 'size'>

export type Random = () => number

/** Turns of two by two cells, which form whole circles, upright half circles or scales. */
export const rhythms = [
  [3, 0, 2, 1],
  [3, 0, 3, 0],
  [0, 0, 0, 0],
] as const

export const fullMotifs = motifNames.filter((name) => !('quiet' in motifs[name]))

export const pick = <T>(random: Random, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)] as T

export const cells = ({ columns, rows }: Size): readonly Block[] =>
  Array.from({ length: columns * rows }, (_, i) => {
    return { column: i % columns, row: Math.floor(i / columns), size: 1 }
  })
