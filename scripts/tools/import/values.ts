/** Values of JSON, of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value ? (value as Fields) : {}

/** The items of a list, or the values of an object; none for anything else. */
export const listOf = (value: unknown): readonly unknown[] => Object.values(fieldsOf(value))

/** The items of a list as objects; an item that is none is an empty one. */
export const objectsOf = (value: unknown): readonly Fields[] => listOf(value).map(fieldsOf)

/** A value as text. If a text is there in several languages, it is the Spanish one, else the first. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return textOf(fieldsOf(value).es ?? listOf(value)[0])
}
