/**
 * The value of an identifier.
 * @throws if there is none, which the checks of the content rule out
 */
export function lookUp<Value>(values: Readonly<Record<string, Value>>, id: string): Value {
  const value = values[id]
  if (value === undefined) throw new Error(`There is no "${id}".`)
  return value
}
