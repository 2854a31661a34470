import type { Art, Size } from './art.ts'
import { mosaic } from './mosaic.ts'
import type { PaletteName } from './palette.ts'

/** A shape as an SVG path, in a wall whose tiles are 100 units wide, and the palette whose ground it lies on. */
export type Figure = Size & { readonly outline: string; readonly field: PaletteName }

/** A mosaic in a shape. All its tiles are small, so that the shape shows many. */
export const cutOut = (seed: string, { outline, field, ...size }: Figure): Art => ({
  ...mosaic(seed, { ...size, calmRows: size.rows }),
  field,
  outline,
})
