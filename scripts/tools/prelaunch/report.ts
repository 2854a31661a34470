/** A mistake has to be mended. A question is something that only the organiser can judge. */
type Level = 'mistake' | 'question'

/** Something that is not ready, in the organiser's words, and what to do about it. */
export type LaunchFinding = {
  readonly level: Level
  readonly what: string
  readonly next: string
}

/** Something to look at, which becomes a finding if it fails. */
export type Check = Omit<LaunchFinding, 'level'> & {
  readonly fails: boolean
  /** A mistake if it is not said. */
  readonly level?: Level
}

export const findingsOf = (checks: readonly Check[]): LaunchFinding[] =>
  checks
    .filter(({ fails }) => fails)
    .map(({ level = 'mistake', what, next }) => ({ level, what, next }))

const signs: Readonly<Record<Level, string>> = { mistake: '✗', question: '?' }

/** The report. Each piece of advice is there once, at its end. A site with open questions can be ready. */
export function report(findings: readonly LaunchFinding[]): { text: string; ready: boolean } {
  const mistakes = findings.filter(({ level }) => level === 'mistake').length
  const steps = [...new Set(findings.map(({ next }) => next))]
  const text = [
    ...findings.map(({ level, what }) => `${signs[level]} ${what}`),
    `\n${verdictOn(mistakes)}${steps.length > 0 ? ' Qué hacer ahora:' : ''}`,
    ...steps.map((next, index) => `  ${index + 1}. ${next}`),
  ].join('\n')
  return { text, ready: mistakes === 0 }
}

function verdictOn(mistakes: number): string {
  if (mistakes === 0) return 'Nada está mal: puedes publicar y compartir.'
  if (mistakes === 1) return 'Queda 1 cosa por arreglar.'
  return `Quedan ${mistakes} cosas por arreglar.`
}
