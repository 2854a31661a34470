/** Facts for the organiser of an event whose content is right, a line each with its place. */
type Known = {
  readonly advice: readonly string[]
  /** How many samples and promises are left, in words. */
  readonly count: string
  readonly annotations: readonly string[]
}

/** The part about the content in the summary of a run on GitHub, in Markdown. It lists everything, with nothing cut off. */
export function contentSummary({ advice, count, annotations }: Known): string {
  const sections = [
    ['Consejos, que no paran nada', advice],
    [`En el contenido ${count}`, annotations],
  ] as const
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${asText(lines)}\n`)
    .join('\n')
}

/** Lines in a fence that no text of the content closes: Markdown would read their signs. */
const asText = (lines: readonly string[]) => `~~~~text\n${lines.join('\n')}\n~~~~`
