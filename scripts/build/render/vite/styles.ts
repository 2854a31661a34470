import path from 'node:path'
import type { Importer } from 'sass'
import type { CSSOptions } from 'vite'
import { colours, paletteRules, sheet } from '../../../../src/azulejo/palette.ts'
import { attributeOf, type Marks, saleStages } from '../../../../src/event/moment.ts'
import { loadContent } from '../../derive/loadContent.ts'
import { hashOf } from '../../lib/hash-of.ts'
import { makeMoreFaces } from '../../fonts/fonts.ts'
import { nameScales } from '../../fonts/nameScales.ts'

type PostcssPlugins = Exclude<CSSOptions['postcss'], string | undefined>['plugins']

/** Puts each component's styles into the layer of components, whose place index.html has. Layers in them stay. */
export const componentLayer: PostcssPlugins = [
  {
    postcssPlugin: 'component-layer',
    Once(root, { AtRule }) {
      if (!root.source?.input.file?.includes('.module.scss')) return
      const own = root.nodes.filter((node) => node.type !== 'atrule' || node.name !== 'layer')
      const layer = new AtRule({ name: 'layer', params: 'components' })
      // Moves them; given to the constructor they would be copied.
      layer.append(own)
      root.prepend(layer)
    },
  },
]

/** Style sheets by the hash of their classes. */
const files = new Map<string, string>()

/**
 * A short name for a class, which is in page, styles and script: the class and a hash of its file.
 * @throws if two files have the same hash: they would share their classes
 */
export function scopedName(name: string, file: string): string {
  const place = path.relative('', file).replaceAll(path.sep, '/')
  const hash = hashOf(place).slice(0, 4)
  const other = files.get(hash) ?? place
  if (other !== place) throw new Error(`Rename ${place}: its classes have the hash of ${other}.`)
  files.set(hash, place)
  return `${name}-${hash}`
}

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
  /** How the name fits the poster, beside the day's number and below it (scripts/build/fonts/nameScales.ts). */
  async 'event:name-scale'() {
    const { flat, upright, lines, low } = await nameScales(loadContent().facts.nombre)
    return `$flat: ${flat / 100}; $upright: ${upright}; $lines: ${lines}; $low: ${low};`
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
