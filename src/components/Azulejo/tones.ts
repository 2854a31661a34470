import { type Colour, palettes, type PaletteName } from '../../azulejo/palette.ts'

/**
 * Tones of page areas (`data-tone`, styles/_layout.scss), by the ground of tiles that has the same colour. "cal" has no
 * tone, because it is the colour of the page itself. "naranja" has none either.
 */
const tones: Partial<Record<Colour, string>> = {
  albero: 'day',
  tinta: 'night',
  cobalto: 'call',
  cielo: 'sky',
}

export const toneOfGround = (ground: Colour): string | undefined => tones[ground]

/**
 * The tone with the colour of a palette's ground, so that no border shows between the tiles and their area. Undefined if no
 * tone has that colour.
 */
export const toneOfPalette = (name: PaletteName): string | undefined => tones[palettes[name].g]
