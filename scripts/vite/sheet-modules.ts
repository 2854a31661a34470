import type { Importer } from 'sass'
import { colourVariables, paletteSheet } from './azulejo-palettes.ts'
import { contentShape } from './content-shape.ts'
import { fontFallbacks } from './font-fallbacks.ts'

/** Generated SCSS that sheets may `@use`; each function takes the root of the repository. */
const modules: Readonly<Record<string, (root: string) => string | Promise<string>>> = {
  'azulejo:palettes': paletteSheet,
  'azulejo:colours': colourVariables,
  'content:shape': contentShape,
  'fonts:fallbacks': fontFallbacks,
}

export const sheetModules = (root: string): Importer<'async'> => ({
  canonicalize: (url) => (url in modules ? new URL(url) : null),
  load: async ({ href }) => ({
    contents: (await modules[href]?.(root)) ?? '',
    syntax: 'scss',
  }),
})
