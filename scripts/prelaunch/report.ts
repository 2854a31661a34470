/** One thing that was looked at, in the organiser's words. */
export type Finding =
  | { readonly good: true; readonly what: string }
  | {
      readonly good: false
      readonly what: string
      /** What the organiser does about it. */
      readonly next: string
    }

/**
 * The report for the organiser: what is well, what is not, and what to do next, each advice once.
 * @throws if nothing was looked at
 */
export function report(findings: readonly Finding[]): { text: string; ready: boolean } {
  if (findings.length === 0) throw new Error('Nothing was checked.')
  const bad = findings.filter((finding) => !finding.good)
  const lines = findings.map(({ good, what }) => `${good ? '✓' : '✗'} ${what}`)
  const steps = [...new Set(bad.map(({ next }) => next))].map(
    (next, index) => `  ${index + 1}. ${next}`,
  )
  const end =
    bad.length === 0
      ? ['\nTodo está bien: puedes publicar y compartir.']
      : [
          `\n${bad.length === 1 ? 'Queda 1 cosa' : `Quedan ${bad.length} cosas`} por arreglar. Qué hacer ahora:`,
          ...steps,
        ]
  return { text: [...lines, ...end].join('\n'), ready: bad.length === 0 }
}
