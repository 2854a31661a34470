/** A function that starts `load` at its first call. Every call returns that promise, also if `load` has failed. */
export function lazy<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => (loading ??= load())
}
