/**
 * Loads something once for all calls; after a failure the next call tries again. Browsers take several tasks, and draw
 * frames between them, even for a second `import()` of a loaded chunk.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
