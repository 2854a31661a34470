/** Something in the organiser's words that is wrong, or that only the organiser can judge, and what to do about it. */
export type LaunchFinding = {
  readonly mark: '✗' | '?'
  readonly what: string
  readonly next: string
}

type Fault = readonly [isWrong: unknown, what: string, next: string, mark?: LaunchFinding['mark']]

/** The faults that are there. */
export const faultsOf = (...all: readonly Fault[]): LaunchFinding[] =>
  all.flatMap(([isWrong, what, next, mark = '✗']) => (isWrong ? { mark, what, next } : []))

/** The report, with each piece of advice once at its end. A site with uncertain facts can be ready. */
export function report(findings: readonly LaunchFinding[]): { text: string; ready: boolean } {
  const faults = findings.filter(({ mark }) => mark === '✗').length
  const steps = [...new Set(findings.map(({ next }) => next))]
  const end =
    faults === 0
      ? 'Nada está mal: puedes publicar y compartir.'
      : `${faults === 1 ? 'Queda 1 cosa' : `Quedan ${faults} cosas`} por arreglar.`
  const text = [
    ...findings.map(({ mark, what }) => `${mark} ${what}`),
    `\n${end}${steps.length > 0 ? ' Qué hacer ahora:' : ''}`,
    ...steps.map((next, index) => `  ${index + 1}. ${next}`),
  ].join('\n')
  return { text, ready: faults === 0 }
}
