import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Where the font's source is: all that the web font may hold.
 * @param script the letters in it; PDF and previews write those of all three
 * @throws if its package is not installed
 */
export function fontSource(script: 'latin' | 'latin-ext' | 'vietnamese' = 'latin'): string {
  const sourceFile = `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`
  try {
    return createRequire(import.meta.url).resolve(sourceFile)
  } catch {
    throw new Error(
      `The font's source ${sourceFile} is missing, so the pages would have no font: run "npm ci".`,
    )
  }
}

let letters: ReadonlySet<string> | undefined

export function fontLetters(): ReadonlySet<string> {
  if (letters) return letters
  const { characterSet } = create(readFileSync(fontSource())) as Font
  letters = new Set(characterSet.map((code) => String.fromCodePoint(code)))
  return letters
}
