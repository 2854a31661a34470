import { type Colour, type PaletteName, palettes } from '../../../azulejo/palette.ts'
import { seeded } from '../../../azulejo/random.ts'

/** Pixels, as all measures here. */
export const width = 1080

/** Of tiles. */
export const rows = 6

/** For feeds, and for stories. Tiles are whole pixels wide, so no seams show. */
export const sizes = {
  feed: { height: 1350, tile: 119, footHeight: 205 },
  story: { height: 1920, tile: 184, footHeight: 238 },
} as const

export type Size = keyof typeof sizes

/** A strip from edge to edge. */
export type Ground = { readonly y: number; readonly height: number; readonly ink: Colour }

/** The grounds of letter, saying and foot, with a rule between the first two; the later ones lie above. */
export function groundsOf(size: Size, field: Colour): readonly [Ground, Ground, Ground, Ground] {
  const { height, tile, footHeight } = sizes[size]
  const [top, footTop, rule] = [tile * rows, height - footHeight, 6]
  return [
    { y: 0, height: top, ink: field },
    { y: top, height: footTop - top, ink: field === 'cal' ? 'albero' : 'cal' },
    { y: top - rule / 2, height: rule, ink: 'tinta' },
    { y: footTop, height: footHeight, ink: 'tinta' },
  ]
}

/**
 * The colour around the letter, one of the event's own; the same name always gets the same. Not ink, in which the
 * letter's edge would not show, nor orange, which is for buying.
 */
export function fieldOf(seed: string, palette: PaletteName): Colour {
  const fields = Object.values(palettes[palette]).filter(
    (ink) => ink !== 'tinta' && ink !== 'naranja',
  )
  return fields[Math.floor(seeded(`campo ${seed}`)() * fields.length)] ?? 'albero'
}
