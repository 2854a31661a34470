import { annotationCount } from '../../build/read/annotations.ts'

/** Lines about content that has no mistakes. */
type ContentLines = {
  readonly advice: readonly string[]
  readonly annotations: readonly string[]
}

/**
 * The sections about the content in the summary of a run on GitHub, in Markdown. They list all samples and promises. The log of
 * the run lists only the first ones.
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

/** Lines in a code block, so that GitHub does not read their characters as markup. */
const codeBlockOf = (lines: readonly string[]) => `~~~~text\n${lines.join('\n')}\n~~~~`
