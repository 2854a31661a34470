/** What browsers that tell of it say of the link: https://wicg.github.io/netinfo/. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whether bytes that nobody has asked for yet would hurt: the visitor saves data, or the link is slower than 3G. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
