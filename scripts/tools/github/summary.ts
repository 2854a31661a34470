import { annotationCount } from '../../build/read/annotations.ts'

/** Lines about the content of an event without mistakes. */
type ContentLines = {
  readonly advice: readonly string[]
  readonly annotations: readonly string[]
}

/**
 * The sections about the content in the summary of a run on GitHub, in Markdown. They list all samples and promises; the log
 * lists only the first ones.
 */
export function contentSummary({ advice, annotations }: ContentLines): string {
  const sections = [
    ['Consejos, que no paran nada', advice],
    [`En el contenido: ${annotationCount(annotations)}`, annotations],
  ] as const
  return sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `### ${heading}\n\n${codeBlockOf(lines)}\n`)
    .join('\n')
}

/** Lines in a code block, so that Markdown does not read characters in them as markup. */
const codeBlockOf = (lines: readonly string[]) => `~~~~text\n${lines.join('\n')}\n~~~~`
