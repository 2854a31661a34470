import type { ContentFile } from '../../src/content/schema.ts'

/**
 * Tells a mistake at a place of a file ("parts.0.start").
 * @param cause that it has in common with others, if there are some
 */
export type Complain = (file: ContentFile, at: string, problem: string, cause?: string) => void

/** What is wrong in one place of the content, told to the organiser in Spanish. */
export type Mistake = {
  /** Name of the file, such as "event.yaml". */
  readonly file: string
  /** From one; 0 if the file as a whole is meant. */
  readonly line: number
  /** Where in the file: "parts[0].items[2].start"; empty for the file as a whole. */
  readonly field: string
  readonly problem: string
  /** Names what is missing, if other places miss it too: "sedes.mall". */
  readonly cause?: string
}

/** A mistake of a file as a whole, or of a line that is no field's. */
export const mistakeIn = (file: string, problem: string, line = 0): Mistake => ({
  file,
  line,
  field: '',
  problem,
})

/** Everything that is wrong with the content, in the order of the files. */
export class ContentMistakes extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(folder: string, mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? 'un error' : `${mistakes.length} errores`
    super(`hay ${count} en el contenido:\n${mistakes.map((one) => lineOf(folder, one)).join('\n')}`)
    this.name = 'ContentMistakes'
    this.mistakes = mistakes
  }
}

/** "programme.yaml:12" */
const placeOf = ({ file, line }: Mistake) => file + (line > 0 ? `:${line}` : '')

/** "src/content/programme.yaml:12 · parts[0].start: …", as editors and terminals link it. */
function lineOf(folder: string, mistake: Mistake): string {
  const { field, problem } = mistake
  const place = [folder, placeOf(mistake)].filter(Boolean).join('/')
  return [place, field ? ` · ${field}` : '', `: ${problem}`].join('')
}

/** Each once: of those that have one cause the first alone, which names the places of the others. */
export function firstOfEach(mistakes: readonly Mistake[]): Mistake[] {
  const kept = new Map<string, Mistake & { places: Set<string> }>()
  for (const { cause, ...mistake } of mistakes) {
    const key = cause ?? JSON.stringify(mistake)
    const first = kept.get(key) ?? { ...mistake, places: new Set() }
    kept.set(key, first)
    first.places.add(placeOf(mistake))
  }
  return [...kept.values()].map(({ places, ...first }) => {
    const [, ...others] = places
    if (others.length === 0) return first
    return { ...first, problem: `${first.problem} También ${others.join(', ')}.` }
  })
}

/** A value as a message shows it, in so many letters at most. */
export function shown(value: unknown, most = 60): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `«${text.length > most ? `${text.slice(0, most - 1)}…` : text}»`
}

type Named = Readonly<Record<string, { readonly name: string }>>

/** "no hay ninguna sede «mal» en venues.yaml. ¿Querías decir «mall»?", also if the name was written for the identifier. */
export function missing(what: string, written: string, file: string, things: Named): string {
  const ids = Object.keys(things)
  const named = ids.find((id) => things[id]?.name.toLowerCase() === written.toLowerCase())
  return `no hay ${what} «${written}» en ${file}.yaml.${suggestion(named ?? written, ids)}`
}

/** " ¿Querías decir «ponentes»?" if one of the names is nearly the one that was written. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const [best] = [...names]
    .map((name) => ({ name, distance: distanceBetween(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .toSorted((one, other) => one.distance - other.distance)
  return best ? ` ¿Querías decir «${best.name}»?` : ''
}

/** The same, or all names if none is nearly that one: " Hay: a, b, c." */
export function suggestion(written: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return didYouMean(written, names) || ` Hay: ${names.join(', ')}.`
}

/** How many letters have to be put in, left out, exchanged or swapped with the next (optimal string alignment). */
function distanceBetween(one: string, other: string): number {
  const [from, to] = [[...one], [...other]]
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, i) => i)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (const [i, letter] of from.entries()) {
    const row = [i + 1]
    rows.push(row)
    for (const [j, opposite] of to.entries()) {
      const exchanged = at(i, j) + (letter === opposite ? 0 : 1)
      const isSwapped = letter === to[j - 1] && opposite === from[i - 1]
      const swapped = isSwapped ? at(i - 1, j - 1) + 1 : Infinity
      row.push(Math.min(at(i, j + 1) + 1, at(i + 1, j) + 1, exchanged, swapped))
    }
  }
  return at(from.length, to.length)
}
