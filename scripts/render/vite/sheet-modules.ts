import type { Importer } from 'sass'
import { colours, paletteRules, sheet } from '../../../src/azulejo/palette.ts'
import { loadContent } from '../../derive/loadContent.ts'
import { makeMoreFaces } from '../../type/fonts.ts'

const tileColours = Object.entries({ ...colours, ...sheet })

/** Generated SCSS that style sheets may `@use`. */
const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  'azulejo:palettes'() {
    const properties = tileColours.map(([name, value]) => `--${name}:${value}`)
    return `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
  },
  /** For a document without custom properties. */
  'azulejo:colours': () => tileColours.map(([name, value]) => `$${name}:${value};`).join(''),
  /** Files of the web font and the code points of their letters: `"bricolage-latin-ext.woff2": "U+142"`. */
  async 'fonts:more-faces'() {
    const faces = await makeMoreFaces(loadContent())
    const entries = faces.map(({ file, letters }) => {
      const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
      return `"${file}": (${codes.join()})`
    })
    return `$faces: (${entries.join()});`
  },
}

export const sheetModules: Importer<'async'> = {
  canonicalize: (url) => (url in modules ? new URL(url) : null),
  load: async ({ href }) => ({ contents: (await modules[href]?.()) ?? '', syntax: 'scss' }),
}
