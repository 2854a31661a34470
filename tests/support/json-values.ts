/** The values at a path, through arrays. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((item) => {
        const found = (item as Readonly<Record<string, unknown>>)[key]
        return Array.isArray(found) ? found : [found]
      }),
    [value],
  )
}

/** Every pair of key and plain value in the data. */
export function leavesOf(value: unknown, key = ''): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[key, value]]
  return Object.entries(value).flatMap(([name, item]) =>
    leavesOf(item, Array.isArray(value) ? key : name),
  )
}
