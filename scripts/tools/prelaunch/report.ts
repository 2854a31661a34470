import { annotationCount } from '../../build/read/annotations.ts'

/** A mistake has to be corrected. A question has an answer that only the organiser knows. */
type Level = 'mistake' | 'question'

/** A reason why the site is not ready (`what`), and the next step (`next`), in Spanish. */
export type LaunchFinding = {
  readonly level: Level
  readonly what: string
  readonly next: string
}

/** A check, which becomes a finding if it fails. */
export type Check = Omit<LaunchFinding, 'level'> & {
  readonly fails: boolean
  /** "mistake" if absent. */
  readonly level?: Level
}

export const findingsOf = (checks: readonly Check[]): LaunchFinding[] =>
  checks
    .filter(({ fails }) => fails)
    .map(({ level = 'mistake', what, next }) => ({ level, what, next }))

const signs: Readonly<Record<Level, string>> = { mistake: '✗', question: '?' }

/**
 * The text of the report, with each next step once at its end. A site is ready if it has no mistakes.
 * @param annotations the annotations among the findings, which the verdict counts
 */
export function launchReport(
  findings: readonly LaunchFinding[],
  annotations: readonly unknown[] = [],
): { text: string; ready: boolean } {
  const mistakeCount = findings.filter(({ level }) => level === 'mistake').length
  const steps = [...new Set(findings.map(({ next }) => next))]
  const verdict = verdictOn(mistakeCount, annotations)
  const announcement = steps.length > 0 ? ' Qué hacer ahora:' : ''
  const text = [
    ...findings.map(({ level, what }) => `${signs[level]} ${what}`),
    `\n${verdict}${announcement}`,
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
  ].join('\n')
  return { text, ready: mistakeCount === 0 }
}

function verdictOn(mistakeCount: number, annotations: readonly unknown[]): string {
  if (mistakeCount === 0) return 'Nada está mal: puedes publicar y compartir.'
  if (mistakeCount === 1) return 'Queda 1 cosa por arreglar.'
  const annotationPart = annotations.length > 0 ? `, de ellas ${annotationCount(annotations)}` : ''
  return `Quedan ${mistakeCount} cosas por arreglar${annotationPart}.`
}
