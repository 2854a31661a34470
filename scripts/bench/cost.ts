import { number, type Language } from './wording.ts'

export const visits = 1_000_000

const bytesPerGigabyte = 1_000_000_000

/** Traffic of a million visits, in gigabytes of 1000³ bytes, as hosts bill it. */
export const trafficOf = (bytesPerVisit: number): number =>
  (bytesPerVisit * visits) / bytesPerGigabyte

/** "1,000,000 × 131,234 B = 131.2 GB" */
export function arithmetic(bytesPerVisit: number, language: Language): string {
  const factor = number(visits, 0, language)
  const bytes = number(bytesPerVisit, 0, language)
  return `${factor} × ${bytes} B = ${number(trafficOf(bytesPerVisit), 1, language)} GB`
}
