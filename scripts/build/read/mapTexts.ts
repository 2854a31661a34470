import { mapValues } from '../../../src/lib/mapValues.ts'
import type { FieldPath } from './yamlValues.ts'

/**
 * Returns a copy of a value in which `change` has replaced each text.
 * @param at the path of the value, with which the paths of the texts begin
 */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, at: FieldPath) => string,
  at: FieldPath = [],
): Value {
  const mapEntry = (entry: unknown, key: PropertyKey) => mapTexts(entry, change, [...at, key])
  if (typeof value === 'string') return change(value, at) as Value
  if (Array.isArray(value)) return value.map(mapEntry) as Value
  if (typeof value !== 'object' || value === null) return value
  return mapValues(value, mapEntry) as Value
}

export type Text = { readonly at: FieldPath; readonly text: string }

/** Every text in a value, with its path. */
export function textsIn(value: unknown): readonly Text[] {
  const texts: Text[] = []
  mapTexts(value, (text, at) => {
    texts.push({ at, text })
    return text
  })
  return texts
}
