import type { Importer } from 'sass'
import { colours, paletteRules, sheet } from '../../src/azulejo/palette.ts'

const named = Object.entries({ ...colours, ...sheet })

/** What a sheet may `@use`, so that each colour is in one place: src/azulejo/palette.ts. */
const modules: Readonly<Record<string, () => string>> = {
  /** Emits the colours of the tiles as custom properties, and the palettes. */
  'azulejo:palettes': () => {
    const properties = named.map(([name, value]) => `--${name}:${value}`)
    return `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
  },
  /** The same colours as variables, for a document that has no custom properties; emits nothing. */
  'azulejo:colours': () => named.map(([name, value]) => `$${name}:${value};`).join(''),
}

export const azulejoPalettes: Importer<'sync'> = {
  canonicalize: (url) => (url in modules ? new URL(url) : null),
  load: ({ href }) => ({ contents: modules[href]?.() ?? '', syntax: 'scss' }),
}
