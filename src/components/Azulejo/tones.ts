import { type Colour, palettes, type PaletteName } from '../../azulejo/palette.ts'

/**
 * The tone of an area (`data-tone`, styles/_layout.scss) that has the colour of a ground. "cal" has no tone, because it is the
 * colour of the page itself. "naranja" has no tone either.
 */
const tones: Partial<Record<Colour, string>> = {
  albero: 'day',
  tinta: 'night',
  cobalto: 'call',
  cielo: 'sky',
}

/** The tone with the colour of a ground. Undefined if no tone has that colour. */
export const toneOfGround = (ground: Colour): string | undefined => tones[ground]

/**
 * The tone with the colour of a palette's ground, so that tiles blend into their area. Undefined if no tone has that colour.
 */
export const toneOfPalette = (name: PaletteName): string | undefined => tones[palettes[name].g]
