import { closest, distance } from 'fastest-levenshtein'

/** A sentence on what is wrong with a value; null if nothing is wrong. */
export type Problem = string | null

/** The sentence if a check fails; otherwise null. */
export const problemIf = (fails: boolean, says: string): Problem => (fails ? says : null)

/** A check, with the sentence for the organiser if it fails. */
type Check = { readonly fails: boolean; readonly says: string }

/** The sentence of the first check that fails; null if none fails. */
export const firstProblem = (...checks: readonly Check[]): Problem =>
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

/** A mistake in a file as a whole or, with `line`, in a line that is no field. */
export const mistakeIn = (file: string, problem: string, line = 0): Mistake => ({
  file,
  line,
  field: '',
  problem,
})

/** The error that lists mistakes of the content. Equal messages are listed once. */
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

/**
 * The line about a mistake: "src/content/programme.yaml:12 · parts[0].start: …". Editors and terminals turn its beginning into
 * a link to the file.
 */
export function formatMistake(folder: string, { file, line, field, problem }: Mistake): string {
  // A mistake of the folder itself has no file.
  const path = file ? `${folder}/${file}` : folder
  const location = line > 0 ? `${path}:${line}` : path
  return field ? `${location} · ${field}: ${problem}` : `${location}: ${problem}`
}

/**
 * A value in quotes, for messages.
 * @param maxLength the length from which on the text is cut and ends in "…"
 */
export function shown(value: unknown, maxLength = 60): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const cut = text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
  return `«${cut}»`
}

/** Things of the content, such as speakers or venues, by their identifiers. */
export type NamedThings = Readonly<Record<string, { readonly name: string }>>

/**
 * The sentence about an unknown identifier: "no hay ninguna sede «mal» en venues.yaml. ¿Querías decir «mall»?" If the organiser
 * has written the name of a thing instead of its identifier, the sentence suggests the identifier.
 * @param noThing "ninguna sede"
 * @param written the text that should be an identifier
 * @param file "venues"
 * @param things the things of the file
 * @returns null if the identifier exists
 */
export function unknownIdProblem(
  noThing: string,
  written: string,
  file: string,
  things: NamedThings,
): Problem {
  if (Object.hasOwn(things, written)) return null
  const ids = Object.keys(things)
  const idOfThatName = ids.find((id) => things[id]?.name.toLowerCase() === written.toLowerCase())
  return `no hay ${noThing} «${written}» en ${file}.yaml.${suggestion(idOfThatName ?? written, ids)}`
}

/** " ¿Querías decir «ponentes»?", if a name differs from the written text by few letters; otherwise "". */
export function didYouMean(written: string, names: readonly string[]): string {
  const lowerCase = written.toLowerCase()
  const best = closest(lowerCase, names)
  if (!best) return ''
  // One letter of a short name may differ. In a longer name a third of the letters may differ, but at least two.
  const isShort = best.length <= 3
  const maxDistance = isShort ? 1 : Math.max(2, Math.floor(best.length / 3))
  const isNear = distance(lowerCase, best) <= maxDistance
  return isNear ? ` ¿Querías decir «${best}»?` : ''
}

/** The name that was probably meant (`didYouMean`) or, if no name is similar, all names: " Hay: a, b, c."; "" without names. */
export function suggestion(written: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return didYouMean(written, names) || ` Hay: ${names.join(', ')}.`
}
