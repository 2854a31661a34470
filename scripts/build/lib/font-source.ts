import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The family's files by their letters. Browsers load the first, and others only if an event uses their letters. */
export const fontScripts = ['latin', 'latin-ext', 'vietnamese'] as const

export type FontScript = (typeof fontScripts)[number]

/** Path of the font's source, which holds all letters that the web font may have. */
export const fontSource = (script: FontScript): string =>
  createRequire(import.meta.url).resolve(
    `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`,
  )

const letters = new Map<FontScript, ReadonlySet<string>>()

function lettersOf(script: FontScript): ReadonlySet<string> {
  const known = letters.get(script)
  if (known) return known
  const { characterSet } = create(readFileSync(fontSource(script))) as Font
  const read = new Set(characterSet.map((code) => String.fromCodePoint(code)))
  letters.set(script, read)
  return read
}

/** The first file that holds a letter. */
export const scriptOf = (letter: string): FontScript | undefined =>
  fontScripts.find((script) => lettersOf(script).has(letter))

const signs = new Intl.Segmenter()

/** The signs of a text that the family cannot write, each once; one that is joined from several is one. */
export const lettersLacking = (text: string): readonly string[] =>
  [...new Set(Array.from(signs.segment(text), ({ segment }) => segment))].filter((sign) =>
    [...sign].some((letter) => /\S/.test(letter) && !scriptOf(letter)),
  )
