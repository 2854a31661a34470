import type { Importer } from 'sass'
import { colours, paletteRules, sheet } from '../../../src/azulejo/palette.ts'
import { attributeOf, type Marks, saleStages } from '../../../src/event/moment.ts'
import { loadContent } from '../../derive/loadContent.ts'
import { makeMoreFaces } from '../../type/fonts.ts'
import { nameScales } from '../../type/nameScales.ts'

/** A selector of <html> at a moment. */
const marked = (mark: keyof Marks, value?: string) =>
  `[${attributeOf(mark)}${value === undefined ? '' : `="${value}"`}]`

const stagesThat = (are: 'sells' | 'isOver' | 'isNews') =>
  Object.entries(saleStages)
    .filter(([, stage]) => stage[are])
    .map(([is]) => marked('sale', is))
    .join()

/** Beginnings of selectors, by their names in style sheets. Without script there is no phase; without stages, a sale. */
const selectors = {
  during: marked('phase', 'during'),
  after: marked('phase', 'after'),
  begun: [marked('phase', 'during'), marked('phase', 'after')].join(),
  today: marked('today'),
  'on-sale': `:not(${marked('sale')}),${stagesThat('sells')}`,
  'sale-over': stagesThat('isOver'),
  'sale-news': stagesThat('isNews'),
  'no-notice': marked('notice', 'false'),
  'called-off': marked('calledOff'),
}

const tileColours = Object.entries({ ...colours, ...sheet })

/** Generated SCSS that style sheets may `@use`. */
const modules: Readonly<Record<string, () => string | Promise<string>>> = {
  'azulejo:palettes'() {
    const properties = tileColours.map(([name, value]) => `--${name}:${value}`)
    return `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
  },
  /** For a document without custom properties. */
  'azulejo:colours': () => tileColours.map(([name, value]) => `$${name}:${value};`).join(''),
  /** What is true at a moment: `#{moment.$on-sale}`. */
  'event:moment': () =>
    Object.entries(selectors)
      .map(([name, selector]) => `$${name}: '${selector}';`)
      .join(''),
  /** The scales of the name on the poster, below the day's number and beside it. */
  async 'event:name-scale'() {
    const { flat, upright } = await nameScales(loadContent().facts.nombre)
    return `$flat: ${flat / 100}; $upright: ${upright / 100};`
  },
  /** Files of the web font and the code points of their letters: `"bricolage-latin-ext.woff2": "U+142"`. */
  async 'fonts:faces'() {
    const faces = await makeMoreFaces(loadContent())
    const entries = faces.map(({ file, letters }) => {
      const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
      return `"${file}": (${codes.join()})`
    })
    return `$all: ("bricolage.woff2": null, ${entries.join()});`
  },
}

export const sheetModules: Importer<'async'> = {
  canonicalize: (url) => (url in modules ? new URL(url) : null),
  load: async ({ href }) => ({ contents: (await modules[href]?.()) ?? '', syntax: 'scss' }),
}
