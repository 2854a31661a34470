/** The fields of an object in JSON, before their types are checked. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value ? (value as Fields) : {}

/** The items of a list, or the values of an object; none for anything else. */
export const listOf = (value: unknown): readonly unknown[] => Object.values(fieldsOf(value))

/** The items of a list as objects. An item of another type becomes an empty object. */
export const objectsOf = (value: unknown): readonly Fields[] => listOf(value).map(fieldsOf)

/**
 * A value as text. A text in several languages, `{ es: "Hola", en: "Hello" }`, gives the Spanish text or, without one, the
 * first text.
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  return textOf(fieldsOf(value).es ?? listOf(value)[0])
}
