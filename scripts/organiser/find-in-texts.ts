import { textsIn } from '../content/map-texts.ts'
import type { Content } from '../content/read-content.ts'

/** Words of a text as somebody typed it: facts are still in braces. */
export type Found = {
  /** "perks.yaml:5", where the text begins; "pages/normas.md" */
  readonly place: string
  readonly words: string
}

/** The facts themselves, and the past, which had others. */
const leftOut = new Set(['event.yaml', 'editions.yaml'])

/** A text as a pattern that finds it. */
export const escapeRegExp = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Finds a pattern (with the flag "g") in the texts of an event. */
export function findInTexts({ sources, textPages }: Content, pattern: RegExp): Found[] {
  const find = (place: string, text: string) =>
    [...text.replace(/\s+/g, ' ').matchAll(pattern)].map(([words]) => ({ place, words }))
  const typed = Object.values(sources)
    .filter(({ name }) => !leftOut.has(name))
    .flatMap(({ name, value, mistake }) =>
      textsIn(value)
        // Identifiers, times and addresses are no texts.
        .filter(({ text }) => /^\p{Lu}|\s/u.test(text))
        .flatMap(({ at, text }) => find(`${name}:${mistake(at, '').line}`, text)),
    )
  const pages = textPages.flatMap(({ path, html }) =>
    find(`pages${path}.md`, html.replace(/<[^>]*>/g, ' ')),
  )
  return [...typed, ...pages]
}
