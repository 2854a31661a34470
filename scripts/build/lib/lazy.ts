/**
 * A function that calls `load` once, at its own first call. Every call returns the promise of `load`, even if that has failed.
 */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => (loading ??= load())
}
