import type { Row } from './goals.ts'
import type { Results } from './results.ts'

export function reportPage(rows: readonly Row[], results: Results, dir: string): string {
  return JSON.stringify({ rows, results, dir })
}
