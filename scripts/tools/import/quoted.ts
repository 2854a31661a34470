import { shown } from '../../build/read/mistakes.ts'

/** A value in quotes, for the report. It is not cut, because the report may be the only copy that is left. */
export function quoted(value: unknown): string {
  const values = Array.isArray(value) ? value : [value]
  return values.map((one) => shown(one, Infinity)).join(', ')
}
