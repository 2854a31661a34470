import { create, type Font } from 'fontkit'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { once } from '../lib/once.ts'
import { textsIn } from '../read/mapTexts.ts'
import { type FontScript, fontScripts, fontSource, scriptOf } from '../lib/font-source.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Letters that the web font always has: Spanish, names in Catalan and Portuguese spelling, and common signs. The family
 * has neither a right arrow nor a diagonal one.
 */
export const webCharacters =
  alphabet +
  alphabet.toUpperCase() +
  '0123456789' +
  'áéíóúüñçàèòÁÉÍÓÚÜÑÇÀÈÒ' +
  ' \u00a0.,:;…·•¿?¡!\'"‘’“”«»()[]-–—_/&@#%*+×ªº€©'

/** `webCharacters` and the other letters in an event's texts, in a fixed order. Addresses do not count: no page shows them. */
export function charactersFor(content: unknown): string {
  const shown = textsIn(content).filter(({ text }) => !/^https?:/.test(text))
  const used = shown.flatMap(({ text }) => [...text.replace(/\{\w+\}/g, '')])
  const more = new Set(used.filter((c) => !/\s/u.test(c) && !webCharacters.includes(c)))
  return webCharacters + [...more].toSorted().join('')
}

const require = createRequire(import.meta.url)

// subset-font 2.9 brings no types.
const subsetFont: (
  font: Buffer,
  text: string | undefined,
  options: Readonly<Record<string, unknown>>,
) => Promise<Buffer> = require('subset-font')

/** Between text (up to 18) and display (96): at 32 small text is still open and a headline already tight. */
const webOpticalSize = 32

const styles = {
  Regular: { wght: 400, wdth: 100, opsz: 14 },
  Bold: { wght: 700, wdth: 100, opsz: 14 },
  Display: { wght: 800, wdth: 75, opsz: 96 },
}

/**
 * Writes the variable font that pages load: weight 400 to 800, width 75 to 100.
 * @returns its bytes
 */
export function makeWebFont(content: unknown, directory: string): Promise<Buffer> {
  return subsetInto(join(directory, 'bricolage.woff2'), 'latin', charactersFor(content))
}

/**
 * Writes a file per script for the letters of other languages that the event uses, from Ł to ễ. Most events get none.
 * The web font itself stays the same.
 * @returns the files, each of which browsers load only for its letters
 */
export async function makeMoreFaces(content: unknown, directory: string) {
  const characters = [...charactersFor(content)]
  const faces = fontScripts.slice(1).map((script) => {
    const letters = characters.filter((letter) => scriptOf(letter) === script)
    return { script, file: `bricolage-${script}.woff2`, letters }
  })
  const used = faces.filter(({ letters }) => letters.length > 0)
  for (const { script, file, letters } of used) {
    await subsetInto(join(directory, file), script, letters.join(''))
  }
  return used
}

async function subsetInto(file: string, script: FontScript, characters: string) {
  const font = await subsetWebFont(await readFile(fontSource(script)), characters)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, font)
  return font
}

/**
 * Kerning along both axes would take 18 kB more. Without GDEF, all text has the kerning of the headlines, where it
 * shows most: in text it differs by 1.5/1000 em on average. MVAR and STAT serve installed fonts.
 */
async function subsetWebFont(source: Buffer, characters: string): Promise<Buffer> {
  const { wght, wdth } = styles.Display
  // `noHinting` also drops from GPOS what follows the axes.
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

/** Static fonts for the PDF and the share images, which take no variable one: every style with all letters. */
export function instances(): Promise<readonly Buffer[]> {
  const names = Object.keys(styles) as (keyof typeof styles)[]
  return Promise.all(fontScripts.flatMap((script) => names.map((name) => instance(name, script))))
}

/** The font of the largest texts, to measure and to draw them. */
export const displayFont = once(async () => create(await instance('Display', 'latin')) as Font)

/** The fonts of cut-outs. */
export const cutOutFonts = once(async () => ({
  Display: await displayFont(),
  Bold: create(await instance('Bold', 'latin')) as Font,
}))

export type CutOutFonts = Awaited<ReturnType<typeof cutOutFonts>>

/** The bytes of a text in big-endian UTF-16, the encoding of names in fonts, as Latin-1. */
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1')

/**
 * A static font whose family is named after its script: "Bricolage Grotesque latin".
 *
 * Typst identifies a font by family, weight and width. If the files of several scripts had one name, Typst would load one
 * of them and draw boxes for the letters of the others. The templates list the three names (scripts/build/outputs/fit.typ).
 * @throws if the source has another name than expected
 */
async function instance(style: keyof typeof styles, script: FontScript): Promise<Buffer> {
  const font = await subsetFont(await readFile(fontSource(script)), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
    variationAxes: styles[style],
  })
  return renamed(font, ' 96pt ExtraBold', ` ${script}`)
}

/**
 * Writes a new end of a font's name over the old one, in all the records of the font's table "name". Neither subset-font
 * nor Typst can rename a font. The new end is padded to the length of the old one, because the table names positions in
 * the file.
 * @throws if the font does not have the old end
 */
function renamed(font: Buffer, oldEnd: string, newEnd: string): Buffer {
  // Latin-1 has a character for each byte, so that a search for text finds bytes.
  const bytes = font.toString('latin1')
  const oldBytes = utf16(oldEnd)
  const newBytes = utf16(newEnd.padEnd(oldEnd.length))
  if (!bytes.includes(oldBytes)) {
    throw new Error(`The font's name does not end in "${oldEnd}": scripts/build/fonts/fonts.ts.`)
  }
  return Buffer.from(bytes.replaceAll(oldBytes, newBytes), 'latin1')
}
