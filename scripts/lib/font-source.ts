import { create, type Font } from 'fontkit'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const sourceFile =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'

/**
 * Where the font's source is: all that previews and PDF can write, and all that the web font may hold.
 * @throws if its package is not installed
 */
export function fontSource(): string {
  try {
    return createRequire(import.meta.url).resolve(sourceFile)
  } catch {
    throw new Error(
      `The font's source ${sourceFile} is missing, so the pages would have no font: run "npm ci".`,
    )
  }
}

let letters: ReadonlySet<string> | undefined

/** The characters that the source has. */
export function fontLetters(): ReadonlySet<string> {
  if (letters) return letters
  const { characterSet } = create(readFileSync(fontSource())) as Font
  letters = new Set(characterSet.map((code) => String.fromCodePoint(code)))
  return letters
}
