import { shown } from '../../build/read/mistakes.ts'

/** Puts quotes around a value, or each value of a list. No value is cut: the report may be the only copy that is left. */
export function quoted(value: unknown): string {
  const values = Array.isArray(value) ? value : [value]
  return values.map((one) => shown(one, Infinity)).join(', ')
}
