/** The lists that a text may depend on, by the names of the facts that say their count. */
export type Counts = Readonly<Record<string, number>>

type Forms = { readonly by: string; readonly one: string; readonly other: string }

const isForms = (value: object): value is Forms =>
  Object.keys(value).toSorted().join() === 'by,one,other'

/**
 * Takes, of each text that comes in two forms, the one that fits how many there are: of
 * `{ by: ponentes, one: Una persona, other: '{Ponentes} personas' }` the first if there is one speaker. A form by a list
 * that does not exist is left as it is, for the schema to refuse.
 */
export function chooseForms(value: unknown, counts: Counts): unknown {
  if (Array.isArray(value)) return value.map((item) => chooseForms(item, counts))
  if (typeof value !== 'object' || value === null) return value
  if (isForms(value) && Object.hasOwn(counts, value.by)) {
    return counts[value.by] === 1 ? value.one : value.other
  }
  const fields = Object.entries(value)
  return Object.fromEntries(fields.map(([key, inner]) => [key, chooseForms(inner, counts)]))
}
