import type { Header } from './rules.ts'

/** A rule as `vercel.json` and `firebase.json` both write it: headers for the addresses that a pattern matches. */
export function headerRule(source: string, headers: readonly Header[]) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) }
}
