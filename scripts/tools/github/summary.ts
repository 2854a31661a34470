/** Lines about the content of an event without mistakes. */
type ContentLines = {
  readonly advice: readonly string[]
  /** The number of samples and promises in words: "quedan 12 marcas de «# ejemplo» o «# promesa»". */
  readonly count: string
  readonly annotations: readonly string[]
}

/** The section about the content in the summary of a run on GitHub, in Markdown. It has all lines, without cuts. */
export function contentSummary({ advice, count, annotations }: ContentLines): string {
  const sections = [
    ['Consejos, que no paran nada', advice],
    [`En el contenido ${count}`, annotations],
  ] as const
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${asText(lines)}\n`)
    .join('\n')
}

/** Lines in a code block, so that Markdown does not read signs in them as markup. */
const asText = (lines: readonly string[]) => `~~~~text\n${lines.join('\n')}\n~~~~`
