export type TextLink = { readonly label: string; readonly target: string }

/** "[la página del programa](programme)", "[la Wikipedia](https://es.wikipedia.org/)" */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w-]+)\)/

/** Takes a text of src/content apart at its links; what they lead to is for the caller to know. */
export function takeApart(text: string): readonly (string | TextLink)[] {
  // What the groups catch comes between the texts: text, label, target, text …
  const pieces = text.split(link)
  return pieces.flatMap((piece, index): (string | TextLink)[] => {
    const [label = '', target = ''] = pieces.slice(index, index + 2)
    if (index % 3 === 1) return [{ label, target }]
    return index % 3 === 0 && piece !== '' ? [piece] : []
  })
}

/** The text as it reads. */
export function withoutLinks(text: string): string {
  return takeApart(text)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('')
}
