import { colours, paletteRules, sheet } from '../../../src/azulejo/palette.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { attributeOf, type Marks, saleStages } from '../../../src/event/moment.ts'
import { makeMoreFaces } from '../fonts/fonts.ts'
import { nameScales } from '../fonts/nameScales.ts'
import type { SourceFiles } from './content-files.ts'

/** Generated SCSS by its file. Style sheets `@use` a file by its name: `@use "moment"`. */
export async function styleFiles(content: SiteContent): Promise<SourceFiles> {
  return {
    '_palettes.scss': palettes(),
    '_moment.scss': momentSelectors(),
    '_name-scale.scss': await nameScaleVariables(content),
    '_faces.scss': await fontFaces(content),
  }
}

const tileColours = Object.entries({ ...colours, ...sheet })

/** Custom properties of all colours. The only generated file that emits CSS. */
function palettes(): string {
  const properties = tileColours.map(([name, value]) => `--${name}:${value}`)
  return `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
}

/** What is true at a moment: `#{moment.$on-sale}`. */
const momentSelectors = () =>
  Object.entries(selectors)
    .map(([name, selector]) => `$${name}: '${selector}';`)
    .join('')

/** A selector of <html> at a moment. */
const marked = (mark: keyof Marks, value?: string) =>
  `[${attributeOf(mark)}${value === undefined ? '' : `="${value}"`}]`

const stagesThat = (are: 'sells' | 'isOver' | 'isNews') =>
  Object.entries(saleStages)
    .filter(([, stage]) => stage[are])
    .map(([is]) => marked('sale', is))
    .join()

/** Beginnings of selectors, by their names in style sheets. Without script there is no phase. */
const selectors = {
  during: marked('phase', 'during'),
  after: marked('phase', 'after'),
  begun: [marked('phase', 'during'), marked('phase', 'after')].join(),
  today: marked('today'),
  late: marked('late'),
  'on-sale': stagesThat('sells'),
  'sale-over': stagesThat('isOver'),
  'sale-news': stagesThat('isNews'),
  'no-notice': marked('notice', 'false'),
  'called-off': marked('calledOff'),
}

/** The scales of the name on the poster, below the day's number and beside it. */
async function nameScaleVariables({ facts }: SiteContent): Promise<string> {
  const { flat, upright } = await nameScales(facts.nombre)
  return `$flat: ${flat / 100}; $upright: ${upright / 100};`
}

/** Files of the web font and the code points of their letters: `"bricolage-latin-ext.woff2": "U+142"`. */
async function fontFaces(content: SiteContent): Promise<string> {
  const faces = await makeMoreFaces(content)
  const entries = faces.map(({ file, letters }) => {
    const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
    return `"${file}": (${codes.join()})`
  })
  return `$all: ("bricolage.woff2": null, ${entries.join()});`
}
