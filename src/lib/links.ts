export type TextLink = { readonly label: string; readonly target: string }

/** "[la página del programa](programme)", "[la Wikipedia](https://es.wikipedia.org/)" */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w-]+)\)/

/** Splits a text of src/content at its links. The caller knows what the targets mean. */
export function takeApart(text: string): readonly (string | TextLink)[] {
  // `split` puts the captured groups between the texts: text, label, target, text …
  const pieces = text.split(link)
  return pieces.flatMap((piece, index): (string | TextLink)[] => {
    const [label = '', target = ''] = pieces.slice(index, index + 2)
    if (index % 3 === 1) return [{ label, target }]
    return index % 3 === 0 && piece !== '' ? [piece] : []
  })
}

/** The text without the links' markup. */
export function withoutLinks(text: string): string {
  return takeApart(text)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('')
}
