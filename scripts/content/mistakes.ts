/** What is wrong in one place of the content, told to the organiser in Spanish. */
export type Mistake = {
  /** Name of the file, such as "event.yaml". */
  readonly file: string
  /** From one; 0 if the file as a whole is meant. */
  readonly line: number
  /** Where in the file: "parts[0].items[2].start"; empty for the file as a whole. */
  readonly field: string
  readonly problem: string
}

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

/** "src/content/programme.yaml:12 · parts[0].start: …", as editors and terminals link it. */
function lineOf(folder: string, { file, line, field, problem }: Mistake): string {
  const place = line > 0 ? `${folder}/${file}:${line}` : `${folder}/${file}`
  return [place, field ? ` · ${field}` : '', `: ${problem}`].join('')
}

/** A value as a message shows it, in so many letters at most. */
export function shown(value: unknown, most = 60): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `«${text.length > most ? `${text.slice(0, most - 1)}…` : text}»`
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
  return didYouMean(written, names) || ` Hay: ${names.join(', ')}.`
}

/** How many letters have to be put in, left out or exchanged (Levenshtein). */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, opposite] of [...other].entries()) {
      const exchanged = (above[j] ?? 0) + (letter === opposite ? 0 : 1)
      row.push(Math.min((above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, exchanged))
    }
  }
  return row[other.length] ?? 0
}
