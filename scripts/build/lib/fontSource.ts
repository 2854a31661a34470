import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The scripts of the font family. A script is a set of letters, and the family has a file for each script. Pages always load
 * the file of "latin". They load another file only if they show one of its letters.
 */
export const fontScripts = ['latin', 'latin-ext', 'vietnamese'] as const

export type FontScript = (typeof fontScripts)[number]

/** The path of the family's source file for a script. */
export const fontSource = (script: FontScript): string =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`,
  )

/** The results of `lettersOf`. They are cached, because reading a font file takes long. */
const lettersCache = new Map<FontScript, ReadonlySet<string>>()

/** The letters of a script's file. */
function lettersOf(script: FontScript): ReadonlySet<string> {
  const cached = lettersCache.get(script)
  if (cached) return cached
  const { characterSet } = create(readFileSync(fontSource(script))) as Font
  const letters = new Set(characterSet.map((code) => String.fromCodePoint(code)))
  lettersCache.set(script, letters)
  return letters
}

/** The first script whose file has a letter. */
export const scriptOf = (letter: string): FontScript | undefined =>
  fontScripts.find((script) => lettersOf(script).has(letter))

const graphemeSegmenter = new Intl.Segmenter()

/** Whether the family can write a letter. Spaces and line breaks need no glyph. */
const canWrite = (letter: string): boolean => scriptOf(letter) !== undefined || /\s/.test(letter)

/**
 * The characters of a text that the family cannot write, each once. A character that is joined from several code points,
 * such as "👩‍💻", counts as one.
 */
export function lettersMissingInFont(text: string): readonly string[] {
  // The font can write nearly all texts. Segmenting all of them would take most of the time that it takes to read an event.
  if ([...text].every(canWrite)) return []
  const segments = Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment)
  const characters = new Set(segments)
  return [...characters].filter((character) => ![...character].every(canWrite))
}
