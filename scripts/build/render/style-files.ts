import { colours, pageColours, paletteRules } from '../../../src/azulejo/palette.ts'
import path from 'node:path'
import type { SiteContent } from '../../../src/event/model.ts'
import { flagAttribute, type Flags, saleStages } from '../../../src/event/moment.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { makeMoreFaces } from '../fonts/fonts.ts'
import { nameScales } from '../fonts/nameScales.ts'
import type { SourceFiles } from './content-files.ts'

/** Generated SCSS by its file. Style sheets `@use` a file by its name: `@use "moment"`. */
export async function styleFiles({ content, settings }: OpenEvent): Promise<SourceFiles> {
  return {
    '_palettes.scss': palettes(),
    '_moment.scss': momentSelectors(),
    '_name-scale.scss': await nameScaleVariables(content),
    '_faces.scss': await fontFaces(content, settings.folders.fonts),
  }
}

const tileColours = Object.entries({ ...colours, ...pageColours })

/** Custom properties of all colours. The only generated file that emits CSS. */
function palettes(): string {
  const properties = tileColours.map(([name, value]) => `--${name}:${value}`)
  return `@layer tokens{:root{${properties.join(';')}}${paletteRules()}}`
}

/** Moments that styles can name: `#{moment.$on-sale}`. */
const momentSelectors = () =>
  Object.entries(selectors)
    .map(([name, selector]) => `$${name}: '${selector}';`)
    .join('')

/** A selector of <html> at a moment. */
const flagSelector = (flag: keyof Flags, value?: string) =>
  `[${flagAttribute(flag)}${value === undefined ? '' : `="${value}"`}]`

const stagesThat = (are: 'sells' | 'isOver' | 'isNews') =>
  Object.entries(saleStages)
    .filter(([, stage]) => stage[are])
    .map(([is]) => flagSelector('sale', is))
    .join()

/** Beginnings of selectors, by their names in style sheets. Without script there is no phase. */
const selectors = {
  during: flagSelector('phase', 'during'),
  after: flagSelector('phase', 'after'),
  begun: [flagSelector('phase', 'during'), flagSelector('phase', 'after')].join(),
  today: flagSelector('today'),
  late: flagSelector('late'),
  'on-sale': stagesThat('sells'),
  'sale-over': stagesThat('isOver'),
  'sale-news': stagesThat('isNews'),
  'no-notice': flagSelector('notice', 'false'),
  'called-off': flagSelector('calledOff'),
}

/** How the name fits the poster, beside the day's number and below it. */
async function nameScaleVariables({ facts }: SiteContent): Promise<string> {
  const { flat, upright, lines, low } = await nameScales(facts.nombre)
  return `$flat: ${flat / 100}; $upright: ${upright}; $lines: ${lines}; $low: ${low};`
}

/**
 * The folder of the web font, from `styles`, and its files with the code points of their letters:
 * `"bricolage-latin-ext.woff2": "U+142"`.
 */
async function fontFaces(content: SiteContent, folder: string): Promise<string> {
  const faces = await makeMoreFaces(content, folder)
  const entries = faces.map(({ file, letters }) => {
    const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
    return `"${file}": (${codes.join()})`
  })
  const fromStyles = path.posix.join('..', folder)
  return `$folder: "${fromStyles}"; $all: ("bricolage.woff2": null, ${entries.join()});`
}
