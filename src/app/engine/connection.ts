/** Network Information API, where browsers have it: https://wicg.github.io/netinfo/. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether to load nothing in advance: the visitor saves data, or the connection is slower than 3G ("2g", "slow-2g"). */
export function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
