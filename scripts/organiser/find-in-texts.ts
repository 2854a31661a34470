import { textsIn } from '../../src/event/reading/mapTexts.ts'
import type { Content } from '../../src/event/reading/readContent.ts'

/** Words found in a text as it was typed, with facts still in braces. */
export type Found = {
  /** "perks.yaml:5", where the text begins; "pages/normas.md" */
  readonly place: string
  readonly words: string
}

/** Files not searched: the facts themselves, and past editions, which had others. */
const leftOut = new Set(['event.yaml', 'editions.yaml'])

/** A pattern that finds exactly this text. */
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
        // Identifiers, times and addresses are not texts.
        .filter(({ text }) => /^\p{Lu}|\s/u.test(text))
        .flatMap(({ at, text }) => find(`${name}:${mistake(at, '').line}`, text)),
    )
  const pages = textPages.flatMap(({ path, html }) =>
    find(`pages${path}.md`, html.replace(/<[^>]*>/g, ' ')),
  )
  return [...typed, ...pages]
}
