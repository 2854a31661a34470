import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument, visit } from 'yaml'

/** Words of a text as somebody typed it: facts are still in braces. */
export type Found = {
  /** "perks.yaml", "pages/normas.md" */
  readonly file: string
  readonly line: number
  readonly match: RegExpExecArray
}

/** A text as a pattern that finds it. */
export const escapeRegExp = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Finds a pattern (with the flag "g") in the texts of a content folder. */
export function findInTexts(folder: string, pattern: RegExp): Found[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^(?:[^/]+\.yaml|pages\/[^/]+\.md)$/.test(file))
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8')
    const texts = file.endsWith('.md') ? [{ at: 0, text: source }] : textsIn(source)
    return texts.flatMap(({ at, text }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: source.slice(0, at + match.index).split('\n').length,
        match,
      })),
    )
  })
}

/** Texts are of several words or begin with a capital; identifiers, times and addresses are not. */
function textsIn(source: string) {
  const found: { at: number; text: string }[] = []
  visit(parseDocument(source), {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      if (/^\p{Lu}|\s/u.test(value)) {
        found.push({ at: range[0], text: source.slice(range[0], range[1]) })
      }
    },
  })
  return found
}
