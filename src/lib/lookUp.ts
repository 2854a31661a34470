/**
 * The value that a record has for an identifier.
 * @throws if there is no such value. The checks of the content have made sure that it exists.
 */
export function lookUp<Value>(values: Readonly<Record<string, Value>>, id: string): Value {
  const value = values[id]
  if (value === undefined) throw new Error(`There is no "${id}".`)
  return value
}
