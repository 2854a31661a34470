import { type Colour, type PaletteName, palettes } from '../../../azulejo/palette.ts'
import { seeded } from '../../../azulejo/random.ts'

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
