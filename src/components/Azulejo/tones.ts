import { type Colour, palettes, type PaletteName } from '../../azulejo/palette.ts'

/**
 * Tones of page areas (`data-tone`, styles/_layout.scss) with the same colour as a tile's ground. "cal" has none, because it
 * is the colour of the page itself.
 */
const tones: Partial<Record<Colour, string>> = {
  albero: 'day',
  tinta: 'night',
  cobalto: 'call',
  cielo: 'sky',
}

export const toneOfGround = (ground: Colour): string | undefined => tones[ground]

/** The tone with the colour of a palette's ground, so that tiles and area have no visible border. */
export const toneOfPalette = (name: PaletteName): string | undefined => tones[palettes[name].g]
