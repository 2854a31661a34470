import { create, type Font } from 'fontkit'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { once } from '../../../src/lib/once.ts'
import { textsIn } from '../../content/map-texts.ts'
import { type FontScript, fontScripts, fontSource, lettersOf } from '../../lib/font-source.ts'
import { nameTable, readTables, writeTables } from './sfnt.ts'

/** Where a build leaves its fonts, from the root of the repository. */
export const fontDirectory = '.build/fonts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * What the web font can write of itself: Spanish, names in Catalan and Portuguese spelling, and the signs of ordinary text.
 * The family has no arrow to the right and none aslant.
 */
export const webCharacters =
  alphabet +
  alphabet.toUpperCase() +
  '0123456789' +
  'áéíóúüñçàèòÁÉÍÓÚÜÑÇÀÈÒ' +
  ' \u00a0.,:;…·•¿?¡!\'"‘’“”«»()[]-–—_/&@#%*+×ªº€©'

/** Those and what else the texts of an event need, in a fixed order; addresses are not shown. */
export function charactersFor(content: unknown): string {
  const shown = textsIn(content).filter(({ text }) => !/^https?:/.test(text))
  const used = shown.flatMap(({ text }) => [...text.replace(/\{\w+\}/g, '')])
  const more = new Set(used.filter((c) => !/\s/u.test(c) && !webCharacters.includes(c)))
  return webCharacters + [...more].toSorted().join('')
}

const require = createRequire(import.meta.url)

// subset-font 2.9 brings no types.
export const subsetFont: (
  font: Buffer,
  text: string | undefined,
  options: Readonly<Record<string, unknown>>,
) => Promise<Buffer> = require('subset-font')

/** Between text (up to 18) and display (96): at 32 small text is still open and a headline already tight. */
const webOpticalSize = 32
const headlineWidth = 75

/**
 * Writes the variable font that pages load: weight 400 to 800, width 75 to 100.
 * @returns its bytes
 */
export function makeWebFont(content: unknown, directory = fontDirectory): Promise<Buffer> {
  return subsetInto(join(directory, 'bricolage.woff2'), 'latin', charactersFor(content))
}

/** A file of the web font that browsers load only for its letters. */
type Face = { readonly file: string; readonly letters: readonly string[] }

/**
 * Writes the letters of other languages that an event's texts use, from Ł to ễ: a file per script, so that the font of the
 * others stays as it is. None, as a rule.
 */
export async function makeMoreFaces(
  content: unknown,
  directory = fontDirectory,
): Promise<readonly Face[]> {
  const [latin, ...others] = fontScripts
  const known = new Set(lettersOf(latin))
  const faces: Face[] = []
  for (const script of others) {
    const has = lettersOf(script)
    const letters = [...charactersFor(content)].filter((c) => has.has(c) && !known.has(c))
    if (letters.length === 0) continue
    for (const letter of letters) known.add(letter)
    const file = `bricolage-${script}.woff2`
    await subsetInto(join(directory, file), script, letters.join(''))
    faces.push({ file, letters })
  }
  return faces
}

async function subsetInto(file: string, script: FontScript, characters: string) {
  const font = await subsetWebFont(await readFile(fontSource(script)), characters)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, font)
  return font
}

/**
 * Kerning that follows both axes would take 20 kB more, and differs by 1/1000 em on average from the
 * kerning in the middle of them. So the font gets the kerning of the middle, as an instance has it.
 * MVAR and STAT serve installed fonts.
 */
async function subsetWebFont(source: Buffer, characters: string): Promise<Buffer> {
  const opsz = webOpticalSize
  const variable = readTables(
    await subsetFont(source, characters, {
      targetFormat: 'truetype',
      keepFeatures: ['tnum'],
      variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: headlineWidth, max: 100 }, opsz },
      dropTables: ['MVAR', 'STAT'],
      noHinting: true,
    }),
  )
  const middle = readTables(
    await subsetFont(source, characters, {
      targetFormat: 'truetype',
      keepFeatures: ['tnum', 'kern'],
      variationAxes: { wght: 600, wdth: 88, opsz },
      noHinting: true,
    }),
  )
  const kerning = [...middle].filter(([tag]) => tag === 'GPOS' || tag === 'GDEF')
  return subsetFont(writeTables(new Map([...variable, ...kerning])), characters, {
    targetFormat: 'woff2',
    keepFeatures: ['tnum', 'kern'],
  })
}

const styles = {
  Regular: { wght: 400, wdth: 100, opsz: 14 },
  Bold: { wght: 700, wdth: 100, opsz: 14 },
  Display: { wght: 800, wdth: headlineWidth, opsz: 96 },
}

/** Static instances for the PDF and the share images, which take no variable font: every style with all letters. */
export function instances(): Promise<readonly Buffer[]> {
  const names = Object.keys(styles) as (keyof typeof styles)[]
  return Promise.all(fontScripts.flatMap((script) => names.map((name) => instance(name, script))))
}

/** The font of the largest texts, to measure and to draw them. */
export const displayFont = once(async () => create(await instance('Display', 'latin')) as Font)

/** Named by style and script ("Bricolage Bold", "Bricolage 2 Bold"): renderers find fonts by their names. */
async function instance(style: keyof typeof styles, script: FontScript): Promise<Buffer> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true }
  const variationAxes = styles[style]
  const source = await readFile(fontSource(script))
  const tables = readTables(await subsetFont(source, undefined, { ...options, variationAxes }))
  const family = ['Bricolage', 'Bricolage 2', 'Bricolage 3'][fontScripts.indexOf(script)] ?? ''
  const name = nameTable({
    0: 'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
    1: `${family} ${style}`,
    2: 'Regular',
    3: `${family}-${style}`,
    4: `${family} ${style}`,
    6: `${family.replace(' ', '')}-${style}`,
  })
  return subsetFont(writeTables(new Map([...tables, ['name', name]])), undefined, options)
}
