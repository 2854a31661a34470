import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textsIn } from '../../content/map-texts.ts'
import { fontSource } from '../../lib/font-source.ts'
import { nameTable, readTables, writeTables } from './sfnt.ts'

/** Where a build leaves its fonts, from the root of the repository. */
export const fontDirectory = '.build/fonts'

export const fontFiles = {
  /** The one file that pages load: weight 400 to 800, width 75 to 100. */
  web: 'bricolage.woff2',
  /** Instances for the PDF and the share images, which take no variable font. */
  regular: 'bricolage-regular.ttf',
  bold: 'bricolage-bold.ttf',
  display: 'bricolage-display.ttf',
} as const

/** Beside the fonts: what the web font holds. */
const heldCharacters = 'characters.txt'

const letters = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  ).join('')

/**
 * What the web font can write of itself: Spanish, names in Catalan and Portuguese spelling, and the signs of ordinary text.
 * The family has no arrow to the right and none aslant.
 */
export const webCharacters =
  letters('a', 'z') +
  letters('A', 'Z') +
  letters('0', '9') +
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
type Axis = number | { readonly min: number; readonly max: number }
type Axes = { readonly wght: Axis; readonly wdth: Axis; readonly opsz?: number }

// subset-font 2.9 brings no types.
export const subsetFont: (
  font: Buffer,
  text: string | undefined,
  options: {
    readonly targetFormat: 'truetype' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Axes
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
    readonly keepAllGlyphs?: boolean
  },
) => Promise<Buffer> = require('subset-font')

/** Between text (up to 18) and display (96): at 32 small text is still open and a headline already tight. */
const webOpticalSize = 32
const headlineWidth = 75

/**
 * Subsets Bricolage Grotesque into `outDir`: one variable woff2 and three static instances. Same bytes on every run;
 * files newer than their source are kept.
 * @param characters what the web font has to write; without it, whichever there is will do
 * @returns the path of each file.
 * @throws if the package with the source is not installed.
 */
export async function makeFonts(
  outDir: string,
  characters?: string,
): Promise<Readonly<Record<keyof typeof fontFiles, string>>> {
  const source = fontSource()
  const paths = {
    web: join(outDir, fontFiles.web),
    regular: join(outDir, fontFiles.regular),
    bold: join(outDir, fontFiles.bold),
    display: join(outDir, fontFiles.display),
  }
  const recipes = ['./fonts.ts', './sfnt.ts'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  )
  const changed = Math.max(...(await Promise.all([source, ...recipes].map(modified))))
  const made = Math.min(...(await Promise.all(Object.values(paths).map(modified))))
  const held = await readFile(join(outDir, heldCharacters), 'utf8').catch(() => null)
  if (made > changed && (characters ?? held) === held) return paths

  const font = await readFile(source)
  await mkdir(outDir, { recursive: true })
  const written = characters ?? webCharacters
  await save(paths.web, await subsetWebFont(font, written))
  await save(join(outDir, heldCharacters), Buffer.from(written))
  await save(paths.regular, await instance(font, 'Regular'))
  await save(paths.bold, await instance(font, 'Bold'))
  await save(paths.display, await instance(font, 'Display'))
  return paths
}

/** The letters of other languages, from Ł to ễ, in every style: "Bricolage 2" and "Bricolage 3". */
export async function moreInstances(): Promise<readonly Buffer[]> {
  const sources = await Promise.all(
    (['latin-ext', 'vietnamese'] as const).map((script) => readFile(fontSource(script))),
  )
  return Promise.all(
    sources.flatMap((font, i) =>
      (['Regular', 'Bold', 'Display'] as const).map((style) => instance(font, style, ` ${i + 2}`)),
    ),
  )
}

/** Milliseconds since 1970; 0 for a file that does not exist. */
async function modified(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

/** Whoever reads the file meanwhile gets the old or the new one, never half of it. */
export async function save(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/**
 * Kerning that follows both axes would take 20 kB more, and differs by 1/1000 em on average from the
 * kerning in the middle of them. So the font gets the kerning of the middle, as an instance has it.
 * MVAR and STAT serve installed fonts.
 */
export async function subsetWebFont(source: Buffer, characters: string): Promise<Buffer> {
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
} as const satisfies Record<string, Axes>

/** A static instance with all glyphs. It gets a name of its own: renderers cache fonts by name. */
async function instance(source: Buffer, style: keyof typeof styles, part = ''): Promise<Buffer> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  const variationAxes = styles[style]
  const tables = readTables(await subsetFont(source, undefined, { ...options, variationAxes }))
  const name = nameTable({
    0: 'Copyright 2022 The Bricolage Grotesque Project Authors (https://github.com/ateliertriay/bricolage)',
    1: `Bricolage${part} ${style}`,
    2: 'Regular',
    3: `Bricolage${part}-${style}`,
    4: `Bricolage${part} ${style}`,
    6: `Bricolage${part.trim()}-${style}`,
  })
  return subsetFont(writeTables(new Map([...tables, ['name', name]])), undefined, options)
}
