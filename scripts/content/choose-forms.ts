import { mapValues } from '../lib/map-values.ts'

/** The lists that a text may depend on, by the names of the facts that say their count. */
export type Counts = Readonly<Record<string, number>>

type Forms = {
  readonly by: string
  readonly none?: string
  readonly one: string
  readonly other: string
}

const isForms = (value: object): value is Forms =>
  ['by,one,other', 'by,none,one,other'].includes(Object.keys(value).toSorted().join())

/**
 * Takes, of each text that comes in forms, the one that fits how many there are: of
 * `{ by: ponentes, one: Una persona, other: '{Ponentes} personas' }` the first if there is one speaker. What `none` says
 * of an empty list goes before `other`. A form by a list that does not exist is left as it is, for the schema to refuse.
 */
export function chooseForms(value: unknown, counts: Counts): unknown {
  if (Array.isArray(value)) return value.map((item) => chooseForms(item, counts))
  if (typeof value !== 'object' || value === null) return value
  if (isForms(value) && Object.hasOwn(counts, value.by)) return formFor(value, counts[value.by])
  return mapValues({ ...value }, (inner) => chooseForms(inner, counts))
}

function formFor({ none, one, other }: Forms, count: number | undefined): string {
  if (count === 0) return none ?? other
  return count === 1 ? one : other
}
