import type { Importer } from 'sass'
import { colours, paletteRules, sheet } from '../../src/azulejo/palette.ts'

const address = 'azulejo:palettes'

/** Gives `@use "azulejo:palettes"` the colours of the tiles, so that each stands in one place: src/azulejo/palette.ts. */
export const azulejoPalettes: Importer<'sync'> = {
  canonicalize: (url) => (url === address ? new URL(url) : null),
  load: () => {
    const properties = Object.entries({ ...colours, ...sheet }).map(
      ([name, value]) => `--${name}:${value}`,
    )
    const contents = `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
    return { contents, syntax: 'css' }
  },
}
