import { type Colour, palettes, type PaletteName } from '../../azulejo/palette.ts'

/** Fields of the page (styles/_layout.scss) by the materials that are grounds of tiles. Limewash is the page itself. */
const tones: Partial<Record<Colour, string>> = {
  albero: 'day',
  tinta: 'night',
  cobalto: 'call',
  cielo: 'sky',
}

export const toneOfGround = (ground: Colour): string | undefined => tones[ground]

/** The field that goes on with the ground of a palette. */
export const toneOfPalette = (name: PaletteName): string | undefined => tones[palettes[name].g]
