/**
 * A link in a text. In src/content the target is an https address or a name from `linkTargets` (src/event/links.ts). A link
 * that the build makes may also lead to a "#fragment" of the page (scripts/build/derive/sale.ts).
 */
export type TextLink = { readonly label: string; readonly target: string }

/** A text in pieces: plain strings and the links between them. */
export type Runs = readonly (string | TextLink)[]

/** A text without its links, as `<head>`, calendars and pictures show it. */
export const plainText = (runs: Runs): string =>
  runs.map((run) => (typeof run === 'string' ? run : run.label)).join('')

/** "[la página del programa](programme)", "[la Wikipedia](https://es.wikipedia.org/)" */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w-]+)\)/

/** Splits a text of src/content at its links. */
export function runsOf(text: string): Runs {
  // `split` puts the captured groups between the texts: text, label, target, text …
  const pieces = text.split(link)
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 1) return { label: piece, target: pieces[index + 1] as string }
    return index % 3 === 0 && piece !== '' ? piece : []
  })
}
