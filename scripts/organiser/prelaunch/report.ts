/** A checked fact in the organiser's words: right, wrong, or uncertain. */
export type LaunchFinding = {
  readonly mark: '✓' | '✗' | '?'
  readonly what: string
  /** What to do about it. */
  readonly next?: string
}

/** @param problems sentences; empty ones do not count */
export function check(
  right: string,
  problems: string | readonly string[],
  next: string,
): LaunchFinding {
  const what = [problems].flat().filter(Boolean).join(' ')
  return what === '' ? { mark: '✓', what: right } : { mark: '✗', what, next }
}

/**
 * The report: what is right, what is wrong, and what to do next, each piece of advice once. A site with uncertain facts
 * can be ready.
 */
export function report(findings: readonly LaunchFinding[]): { text: string; ready: boolean } {
  const faults = findings.filter(({ mark }) => mark === '✗').length
  const steps = [...new Set(findings.flatMap(({ next = [] }) => next))]
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
