import { colours, paletteRules, sheet } from '../../src/azulejo/palette.ts'

const named = Object.entries({ ...colours, ...sheet })

/** The colours of the tiles as custom properties, and the palettes. */
export function paletteSheet(): string {
  const properties = named.map(([name, value]) => `--${name}:${value}`)
  return `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
}

/** The same colours as variables, for a document that has no custom properties. */
export const colourVariables = (): string =>
  named.map(([name, value]) => `$${name}:${value};`).join('')
