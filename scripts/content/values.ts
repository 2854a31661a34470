import type { FieldPath } from './yaml-file.ts'

export type Value = { readonly at: FieldPath; readonly value: string }

/** Every text and number in a value, with its place. */
export function valuesIn(value: unknown, at: FieldPath = []): Value[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ at, value: String(value) }]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, [...at, isList ? Number(key) : key]),
  )
}
