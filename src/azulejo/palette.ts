/** The colours of tiles: whitewash, ink, cobalt, sand, orange and sky. Styles use them as custom properties: `var(--cal)`. */
export const colours = {
  cal: '#fbf6ea',
  tinta: '#10204a',
  cobalto: '#1d3fbf',
  albero: '#f3b229',
  naranja: '#ef5b29',
  cielo: '#9ec3f0',
} as const

/** Colours of the page around the tiles. */
export const pageColours = {
  /** Surfaces in the light scheme, such as cards. */
  papel: '#fffdf8',
  /** Background in the dark scheme. */
  noche: '#0a1330',
  /** Surfaces in the dark scheme. */
  sombra: '#14234f',
  /** Lines in the dark scheme. */
  reja: '#6f86bd',
} as const

export type Colour = keyof typeof colours

/**
 * Greys that replace colours in the pictures of an event that is called off. The colours `albero`, `tinta` and `cal` are not
 * replaced, because the areas around the pictures have them.
 */
export const calledOffColours = {
  cobalto: '#626b82',
  naranja: '#8d93a0',
  cielo: '#c0c1c2',
} as const satisfies Partial<Record<Colour, string>>

/**
 * Colours of areas and links if the event is called off. This `cobalto` is darker, so that light texts have enough contrast.
 */
export const calledOffPageColours = {
  cobalto: '#3f4963',
  cielo: calledOffColours.cielo,
} as const satisfies Partial<Record<Colour, string>>

/** The roles of colours in a tile: `g` is the ground, `a` the main shape, `b` a detail on the main shape, `c` the accent. */
export type ColourRole = 'g' | 'a' | 'b' | 'c'

const palette = (
  g: Colour,
  a: Colour,
  b: Colour,
  c: Colour,
): Readonly<Record<ColourRole, Colour>> => {
  return { g, a, b, c }
}

export const palettes = {
  noche: palette('tinta', 'albero', 'cobalto', 'cal'),
  luna: palette('tinta', 'cal', 'cobalto', 'albero'),
  rio: palette('tinta', 'cielo', 'cobalto', 'albero'),
  brasa: palette('tinta', 'cal', 'naranja', 'albero'),
  vidrio: palette('cobalto', 'cal', 'tinta', 'albero'),
  trono: palette('cobalto', 'albero', 'tinta', 'cal'),
  fuente: palette('cobalto', 'cielo', 'tinta', 'cal'),
  patio: palette('cal', 'cobalto', 'albero', 'tinta'),
  reja: palette('cal', 'tinta', 'cielo', 'cobalto'),
  naranjo: palette('cal', 'naranja', 'tinta', 'albero'),
  feria: palette('albero', 'tinta', 'cal', 'cobalto'),
  plaza: palette('albero', 'cobalto', 'cal', 'tinta'),
  alba: palette('cielo', 'tinta', 'albero', 'cal'),
  siesta: palette('cielo', 'cobalto', 'cal', 'tinta'),
  tarde: palette('naranja', 'tinta', 'cal', 'albero'),
} as const

export type PaletteName = keyof typeof palettes

export const paletteNames = Object.keys(palettes) as readonly PaletteName[]

/** The rules that colour the tiles of a page, one for each palette: `.az-noche{--g:var(--tinta);…}`. */
export const paletteRules = (): string =>
  paletteNames
    .map((name) => {
      const properties = Object.entries(palettes[name]).map(
        ([role, colour]) => `--${role}:var(--${colour})`,
      )
      return `.az-${name}{${properties.join(';')}}`
    })
    .join('\n')
