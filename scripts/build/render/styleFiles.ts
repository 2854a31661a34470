import path from 'node:path'
import {
  calledOffColours,
  colours,
  pageColours,
  paletteRules,
} from '../../../src/azulejo/palette.ts'
import type { SiteContent } from '../../../src/event/model.ts'
import { flagAttribute, type Flags, saleStages } from '../../../src/event/moment.ts'
import type { OpenEvent } from '../derive/openEvent.ts'
import { makeMoreFaces } from '../fonts/fonts.ts'
import { nameSizes } from '../fonts/nameSizes.ts'
import type { SourceFiles } from './contentFiles.ts'

/** Generated SCSS by its file. Style sheets `@use` a file by its name: `@use "moment"`. */
export async function styleFiles({ content, settings }: OpenEvent): Promise<SourceFiles> {
  return {
    '_palettes.scss': paletteStyles(content),
    '_moment.scss': momentSelectors(),
    '_name-sizes.scss': await nameSizeVariables(content),
    '_faces.scss': await fontFaces(content, settings.folders.fonts),
  }
}

const allColours = { ...colours, ...pageColours }

/** CSS with the custom properties of all colours and palettes. The other generated files only define SCSS variables. */
function paletteStyles({ event }: SiteContent): string {
  // Greys replace the colours in pictures (`svg[viewBox]`, Azulejo.tsx) and nowhere else.
  const pictureColours = event.calledOff ? `svg[viewBox]{${propertiesOf(calledOffColours)}}` : ''
  return `@layer tokens{:root{${propertiesOf(allColours)}}${paletteRules()}${pictureColours}}`
}

const propertiesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** SCSS variables of the table `selectors`. Style sheets use them as `#{moment.$on-sale}`. */
const momentSelectors = () =>
  Object.entries(selectors)
    .map(([name, selector]) => `$${name}: '${selector}';`)
    .join('')

/** A selector of <html> by one of its flags, "[data-phase="after"]". */
const flagSelector = (flag: keyof Flags, value?: string) =>
  `[${flagAttribute(flag)}${value === undefined ? '' : `="${value}"`}]`

/** A selector of <html> in all stages of the sale that have a property. */
const stagesThat = (property: 'sells' | 'isSaleClosed' | 'isNews') =>
  Object.entries(saleStages)
    .filter(([, stage]) => stage[property])
    .map(([name]) => flagSelector('sale', name))
    .join()

/**
 * Selectors of <html> at a moment, by their names in style sheets. Without script <html> has no flag `phase`, unless the event
 * is called off (`flagsInPage`).
 */
const selectors = {
  during: flagSelector('phase', 'during'),
  after: flagSelector('phase', 'after'),
  begun: [flagSelector('phase', 'during'), flagSelector('phase', 'after')].join(),
  today: flagSelector('today'),
  late: flagSelector('late'),
  'on-sale': stagesThat('sells'),
  'sale-closed': stagesThat('isSaleClosed'),
  'sale-news': stagesThat('isNews'),
  'no-notice': flagSelector('notice', 'false'),
  'called-off': flagSelector('calledOff'),
}

/** SCSS variables with the sizes of the event's name on the home page. nameSizes.ts explains each. */
async function nameSizeVariables({ facts }: SiteContent): Promise<string> {
  const { flat, upright, lines, low } = await nameSizes(facts.nombre)
  // `flat` is in per cent, and style sheets multiply by it.
  return `$flat: ${flat / 100}; $upright: ${upright}; $lines: ${lines}; $low: ${low};`
}

/**
 * SCSS variables of the web fonts. `$folder` is their folder, as styles/main.scss refers to it: "../.build/src-content/fonts".
 * `$all` has the files with their code points, `"bricolage-latin-ext.woff2": (U+142)`. The first file has no code points,
 * because it serves all other letters.
 */
async function fontFaces(content: SiteContent, folder: string): Promise<string> {
  const faces = await makeMoreFaces(content, folder)
  const entries = faces.map(({ file, letters }) => {
    const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
    return `"${file}": (${codes.join()})`
  })
  const folderFromStyles = path.posix.join('..', folder)
  return `$folder: "${folderFromStyles}"; $all: ("bricolage.woff2": null, ${entries.join()});`
}
