/** One thing that was looked at, in the organiser's words. */
export type Finding =
  | { readonly good: true; readonly what: string }
  | { readonly good: false; readonly what: string; readonly next: string }

export const good = (what: string): Finding => ({ good: true, what })

/** @param next what the organiser does about it */
export const bad = (what: string, next: string): Finding => ({ good: false, what, next })

/**
 * The report for the organiser: what is well, what is not, and what to do next, each advice once.
 * @throws if nothing was looked at
 */
export function report(findings: readonly Finding[]): { text: string; ready: boolean } {
  if (findings.length === 0) throw new Error('Nothing was checked.')
  const faults = findings.filter((finding) => !finding.good)
  const lines = findings.map((one) => `${one.good ? '✓' : '✗'} ${one.what}`)
  const steps = [...new Set(faults.map(({ next }) => next))].map(
    (next, index) => `  ${index + 1}. ${next}`,
  )
  const end =
    faults.length === 0
      ? ['\nTodo está bien: puedes publicar y compartir.']
      : [
          `\n${faults.length === 1 ? 'Queda 1 cosa' : `Quedan ${faults.length} cosas`} por arreglar. Qué hacer ahora:`,
          ...steps,
        ]
  return { text: [...lines, ...end].join('\n'), ready: faults.length === 0 }
}
