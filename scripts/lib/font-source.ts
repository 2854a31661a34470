import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The family's files by the letters in them: browsers load the first, and the others for what an event needs of them. */
export const fontScripts = ['latin', 'latin-ext', 'vietnamese'] as const

type Script = (typeof fontScripts)[number]

/**
 * Where the font's source is: all that the web font may hold.
 * @param script the letters in it; PDF and previews write those of all three
 * @throws if its package is not installed
 */
export function fontSource(script: Script = 'latin'): string {
  const sourceFile = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`
  try {
    return createRequire(import.meta.url).resolve(sourceFile)
  } catch {
    throw new Error(
      `The font's source ${sourceFile} is missing, so the pages would have no font: run "npm ci".`,
    )
  }
}

const letters = new Map<Script, ReadonlySet<string>>()

export function lettersOf(script: Script): ReadonlySet<string> {
  const known = letters.get(script)
  if (known) return known
  const { characterSet } = create(readFileSync(fontSource(script))) as Font
  const read = new Set(characterSet.map((code) => String.fromCodePoint(code)))
  letters.set(script, read)
  return read
}

/** Whether the family can write a letter. */
export const canWrite = (letter: string): boolean =>
  fontScripts.some((script) => lettersOf(script).has(letter))
