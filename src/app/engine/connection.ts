/** From the Network Information API, which only some browsers have: https://wicg.github.io/netinfo/. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether nothing should be loaded in advance: data saving is on, or the connection is slower than 3G ("2g", "slow-2g"). */
export function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
