import path from 'node:path'
import {
  calledOffColours,
  calledOffPageColours,
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

/** The texts of generated SCSS files by their names. Style sheets use `_moment.scss` as `@use "moment"`. */
export async function styleFiles({ content, settings }: OpenEvent): Promise<SourceFiles> {
  return {
    '_palettes.scss': paletteStyles(content),
    '_moment.scss': momentSelectors(),
    '_name-sizes.scss': await nameSizeVariables(content),
    '_faces.scss': await fontFaces(content, settings.folders.fonts),
  }
}

const allColours = { ...colours, ...pageColours }

/** CSS with the custom properties of all colours and palettes. The other generated files have only SCSS variables. */
function paletteStyles({ event }: SiteContent): string {
  // If the event is called off, greys replace the colours of pages and of pictures (`svg[viewBox]`, Azulejo.tsx). Pictures have
  // another `cobalto` than pages.
  const ofPages = event.calledOff ? { ...allColours, ...calledOffPageColours } : allColours
  const ofPictures = event.calledOff ? `svg[viewBox]{${propertiesOf(calledOffColours)}}` : ''
  return `@layer tokens{:root{${propertiesOf(ofPages)}}${paletteRules()}${ofPictures}}`
}

/** Custom properties of CSS: "--cal:#fbf6ea;--tinta:#10204a". */
const propertiesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** SCSS variables with the selectors of the table `selectors`. Style sheets use them as `#{moment.$on-sale}`. */
const momentSelectors = () =>
  Object.entries(selectors)
    .map(([name, selector]) => `$${name}: '${selector}';`)
    .join('')

/** A selector of <html> by one of its flags: `[data-phase="after"]` or, for a flag with any value, `[data-today]`. */
function flagSelector(flag: keyof Flags, value?: string): string {
  const attribute = flagAttribute(flag)
  return value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`
}

/** A selector of <html> for all stages of the sale in which a property of the table `saleStages` is true. */
const stagesThat = (property: 'sells' | 'isSaleClosed' | 'isNews') =>
  Object.entries(saleStages)
    .filter(([, stage]) => stage[property])
    .map(([name]) => flagSelector('sale', name))
    .join()

/**
 * Selectors of <html> at a moment, by their names in style sheets. Without script <html> has no flag `phase`, and the selectors
 * with `phase` do not match. Only the page of an event that is called off has this flag in its HTML (`flagsInPage`).
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

/** SCSS variables with the sizes of the event's name, for Hero.module.scss. `NameSizes` in nameSizes.ts explains each. */
async function nameSizeVariables({ facts }: SiteContent): Promise<string> {
  const { scaleBesideNumber, widthBelowNumber, linesBelowNumber, widthInSmallWindow } =
    await nameSizes(facts.nombre)
  return `
    $scale-beside-number: ${scaleBesideNumber};
    $width-below-number: ${widthBelowNumber};
    $lines-below-number: ${linesBelowNumber};
    $width-in-small-window: ${widthInSmallWindow};
  `
}

/**
 * SCSS variables of the web fonts.
 * - `$folder` is their folder, as styles/main.scss refers to it: "../.build/src-content/fonts".
 * - `$all` is a map of the files with the code points of their letters: `"bricolage-latin-ext.woff2": (U+142)`. The first file
 *   has `null` instead of code points, because it is for all other letters.
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
