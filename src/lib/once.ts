/**
 * Has something loaded once, however often it is asked for, until loading fails: then it is tried again. For a second
 * `import()` of a chunk that is there, browsers still take several tasks, and draw frames between them.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
