/**
 * Returns a function that calls `load` only at its first call. All calls return the promise of that one `load`, even if it was
 * rejected.
 */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => (loading ??= load())
}
