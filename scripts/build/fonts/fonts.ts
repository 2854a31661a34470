import { create, type Font } from 'fontkit'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { lazy } from '../lib/lazy.ts'
import { textsIn } from '../read/mapTexts.ts'
import { type FontScript, fontScripts, fontSource, scriptOf } from '../lib/fontSource.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Characters that the web font has for every event: those of Spanish, some of other languages (à, ç), and common signs. */
export const webCharacters =
  alphabet +
  alphabet.toUpperCase() +
  '0123456789' +
  'áéíóúüñçàèòÁÉÍÓÚÜÑÇÀÈÒ' +
  ' \u00a0.,:;…·•¿?¡!\'"‘’“”«»()[]-–—_/&@#%*+×ªº€©'

/**
 * The characters that an event's pages need: `webCharacters` and, sorted, the other characters of its texts. Addresses and the
 * names of placeholders do not count, because no page shows them.
 */
export function charactersFor(content: unknown): string {
  const texts = textsIn(content).filter(({ text }) => !/^https?:/.test(text))
  // "Hola, {nombre}" → "Hola, "
  const characters = texts.flatMap(({ text }) => [...text.replace(/\{\w+\}/g, '')])
  const others = characters.filter(
    (character) => !/\s/u.test(character) && !webCharacters.includes(character),
  )
  const sortedOthers = [...new Set(others)].toSorted()
  return webCharacters + sortedOthers.join('')
}

const require = createRequire(import.meta.url)

// subset-font 2.9 has no type declarations.
const subsetFont: (
  font: Buffer,
  text: string | undefined,
  options: Readonly<Record<string, unknown>>,
) => Promise<Buffer> = require('subset-font')

/**
 * The only optical size of the web font. The family's optical sizes go from 12, for small text, to 96, for headlines. At 32 the
 * letters are still far enough apart for small text, and already close enough for headlines.
 */
const webOpticalSize = 32

/** A style as values on the variable font's axes: weight, width in per cent, optical size. */
type FontStyle = { readonly wght: number; readonly wdth: number; readonly opsz: number }

/** The styles of the static fonts: running text, bold text, and the largest texts. */
const styles = {
  Regular: { wght: 400, wdth: 100, opsz: 14 },
  Bold: { wght: 700, wdth: 100, opsz: 14 },
  Display: { wght: 800, wdth: 75, opsz: 96 },
}

/** The style of the day's cut-out. In the narrower style `Display` the stroke would nearly close the two holes of an 8. */
const wideDisplay = { wght: 800, wdth: 88, opsz: 96 }

/**
 * Writes the variable font that pages load: weights from 400 to 800, widths from 75 to 100 %.
 * @returns the bytes of the font's file
 */
export function makeWebFont(content: unknown, directory: string): Promise<Buffer> {
  return writeSubset(join(directory, 'bricolage.woff2'), 'latin', charactersFor(content))
}

/**
 * Writes the web fonts of the other scripts (`fontScripts`) that an event uses, for letters such as Ł and ễ, which
 * `bricolage.woff2` lacks. Most events use no other script.
 * @returns the files with their letters, because browsers load a file only if a page has one of its letters
 */
export async function makeMoreFaces(content: unknown, directory: string) {
  const characters = [...charactersFor(content)]
  const [, ...otherScripts] = fontScripts
  const faces = otherScripts.map((script) => {
    const letters = characters.filter((letter) => scriptOf(letter) === script)
    return { script, file: `bricolage-${script}.woff2`, letters }
  })
  const usedFaces = faces.filter(({ letters }) => letters.length > 0)
  for (const { script, file, letters } of usedFaces) {
    await writeSubset(join(directory, file), script, letters.join(''))
  }
  return usedFaces
}

/** Writes the web font of a script, reduced to some characters, into a file, and returns its bytes. */
async function writeSubset(file: string, script: FontScript, characters: string) {
  const font = await subsetWebFont(await readFile(fontSource(script)), characters)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, font)
  return font
}

/**
 * Reduces a font to some characters and to the site's weights and widths, in two passes.
 *
 * Kerning that varies with weight and width would take 18 kB more. So all text has the kerning of headlines, because wrong
 * kerning is most visible there. In running text this kerning is wrong by 1.5/1000 em on average.
 *
 * How the variations of kerning are removed:
 * - the weight and width of headlines become the font's default style, because the kerning of the default style is kept;
 * - `noHinting` removes the variations from the table GPOS;
 * - the second pass removes the table GDEF, which holds the data of the variations.
 *
 * The first pass also removes the tables MVAR and STAT, which only installed fonts need.
 */
async function subsetWebFont(source: Buffer, characters: string): Promise<Buffer> {
  const { wght, wdth } = styles.Display
  // "tnum" gives all digits one width, for the countdown and for times in a column (`tabular-nums` in style sheets).
  const options = { keepFeatures: ['tnum', 'kern'], noHinting: true }
  const narrowed = await subsetFont(source, characters, {
    ...options,
    targetFormat: 'truetype',
    variationAxes: {
      wght: { min: 400, max: wght, default: wght },
      wdth: { min: wdth, max: 100, default: wdth },
      opsz: webOpticalSize,
    },
    dropTables: ['MVAR', 'STAT'],
  })
  return subsetFont(narrowed, characters, {
    ...options,
    targetFormat: 'woff2',
    dropTables: ['GDEF'],
  })
}

/** The static fonts for the PDF and the preview images, one for each script and style. Typst cannot use variable fonts. */
export function staticFonts(): Promise<readonly Buffer[]> {
  const names = Object.keys(styles) as (keyof typeof styles)[]
  return Promise.all(
    fontScripts.flatMap((script) => names.map((name) => staticFont(styles[name], script))),
  )
}

/** Loads the font with which the build measures and draws the largest texts. */
export const displayFont = lazy(
  async () => create(await staticFont(styles.Display, 'latin')) as Font,
)

/** Loads the fonts of cut-outs, by their styles. */
export const cutOutFonts = lazy(async () => ({
  Display: await displayFont(),
  WideDisplay: create(await staticFont(wideDisplay, 'latin')) as Font,
  Bold: create(await staticFont(styles.Bold, 'latin')) as Font,
}))

export type CutOutFonts = Awaited<ReturnType<typeof cutOutFonts>>

/**
 * The bytes of a text in big-endian UTF-16, as fonts write names. Each byte is one Latin-1 character of the result.
 */
const utf16Bytes = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1')

/**
 * A static font whose family is named after its script: "Bricolage Grotesque latin".
 *
 * Typst identifies a font by family, weight and width, and loads only one of several files that agree in them. With one family
 * name the letters of two scripts would be boxes. The templates list the three names (scripts/build/outputs/fit.typ).
 * @throws if the source has another name than expected
 */
async function staticFont(style: FontStyle, script: FontScript): Promise<Buffer> {
  const font = await subsetFont(await readFile(fontSource(script)), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: style,
  })
  // The source is named after its default style, "Bricolage Grotesque 96pt ExtraBold".
  return renameFont(font, ' 96pt ExtraBold', ` ${script}`)
}

/**
 * Replaces the end of a font's name, because neither subset-font nor Typst can rename a font. The name is in several records of
 * the table "name". The new end is padded to the length of the old end, because the font refers to its tables by their
 * positions.
 * @throws if the font does not have the old end
 */
function renameFont(font: Buffer, oldEnd: string, newEnd: string): Buffer {
  // Latin-1 has a character for each byte. So `replaceAll`, which works on texts, replaces bytes.
  const bytes = font.toString('latin1')
  const oldBytes = utf16Bytes(oldEnd)
  const newBytes = utf16Bytes(newEnd.padEnd(oldEnd.length))
  if (!bytes.includes(oldBytes)) {
    throw new Error(`The font's name does not end in "${oldEnd}": scripts/build/fonts/fonts.ts.`)
  }
  return Buffer.from(bytes.replaceAll(oldBytes, newBytes), 'latin1')
}
