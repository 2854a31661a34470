import { shown } from '../../build/read/mistakes.ts'

/** A value as the report quotes it: whole, because it may be the only copy of it that is left. */
export function quoted(value: unknown): string {
  const values = Array.isArray(value) ? value : [value]
  return values.map((one) => shown(one, Infinity)).join(', ')
}
