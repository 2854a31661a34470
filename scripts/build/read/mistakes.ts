import { closest, distance } from 'fastest-levenshtein'

/** A sentence on what is wrong with a value; null if nothing is wrong. */
export type Problem = string | null

/** The sentence about one check if it fails; otherwise null. */
export const problemIf = (fails: boolean, says: string): string | null => (fails ? says : null)

/** A check, with the sentence for the organiser if it fails. */
type Check = { readonly fails: boolean; readonly says: string }

/** The sentence of the first check that fails; null if none fails. */
export const firstProblem = (...checks: readonly Check[]): string | null =>
  checks.find(({ fails }) => fails)?.says ?? null

/** A mistake in the content, described to the organiser in Spanish. */
export type Mistake = {
  /** Name of the file, such as "event.yaml". */
  readonly file: string
  /** Counted from 1; 0 for the file as a whole. */
  readonly line: number
  /** The path of the value: "parts[0].items[2].start"; empty for the file as a whole. */
  readonly field: string
  readonly problem: string
}

export type ReportMistake = (mistake: Mistake) => void

/** A mistake in a file as a whole, or in a line without a field. */
export const mistakeIn = (file: string, problem: string, line = 0): Mistake => ({
  file,
  line,
  field: '',
  problem,
})

/** The error that lists mistakes of the content, each of them once. */
export class ContentMistakes extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(folder: string, mistakes: readonly Mistake[]) {
    const byMessage = new Map(mistakes.map((mistake) => [formatMistake(folder, mistake), mistake]))
    const count = byMessage.size === 1 ? 'un error' : `${byMessage.size} errores`
    super(`hay ${count} en el contenido:\n${[...byMessage.keys()].join('\n')}`)
    this.name = 'ContentMistakes'
    this.mistakes = [...byMessage.values()]
  }
}

/** A mistake as a line: "src/content/programme.yaml:12 · parts[0].start: …". Editors and terminals link its beginning. */
export function formatMistake(folder: string, { file, line, field, problem }: Mistake): string {
  const path = [folder, file].filter(Boolean).join('/')
  const location = line > 0 ? `${path}:${line}` : path
  return field ? `${location} · ${field}: ${problem}` : `${location}: ${problem}`
}

/**
 * A value in quotes, for messages.
 * @param maxLength a longer text is cut, with "…" at its end
 */
export function shown(value: unknown, maxLength = 60): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const cut = text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
  return `«${cut}»`
}

export type NamedThings = Readonly<Record<string, { readonly name: string }>>

/**
 * The sentence about an unknown identifier: "no hay ninguna sede «mal» en venues.yaml. ¿Querías decir «mall»?" If somebody
 * wrote the name of a thing instead, the sentence suggests that thing's identifier.
 * @param what "ninguna sede"
 * @param file "venues"
 * @param things the things of the file, by their identifiers
 * @returns null if the identifier exists
 */
export function missing(
  what: string,
  id: string,
  file: string,
  things: NamedThings,
): string | null {
  if (Object.hasOwn(things, id)) return null
  const ids = Object.keys(things)
  const idOfThatName = ids.find((one) => things[one]?.name.toLowerCase() === id.toLowerCase())
  return `no hay ${what} «${id}» en ${file}.yaml.${suggestion(idOfThatName ?? id, ids)}`
}

/** " ¿Querías decir «ponentes»?" if the written text differs from one of the names by few letters; otherwise "". */
export function didYouMean(written: string, names: readonly string[]): string {
  const best = closest(written.toLowerCase(), names)
  if (!best) return ''
  // In a name of up to three letters one may differ. In a longer name two may, or a third of the letters if that is more.
  const maxDistance = best.length > 3 ? Math.max(2, Math.floor(best.length / 3)) : 1
  const isNear = distance(written.toLowerCase(), best) <= maxDistance
  return isNear ? ` ¿Querías decir «${best}»?` : ''
}

/** The name that was probably meant, or all names if none is close: " Hay: a, b, c."; "" if there are no names. */
export function suggestion(written: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return didYouMean(written, names) || ` Hay: ${names.join(', ')}.`
}
