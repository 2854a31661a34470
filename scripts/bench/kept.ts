import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { judge } from './goals.ts'
import type { Measured, Results } from './results.ts'

/** Where a bench leaves its figures, from the root of the repository. */
export const reportDir = 'reports/performance'

const resultsFile = 'results.json'

/** Writes down what was measured, so that a part that fails, or a bench that is stopped, loses no other part. */
export function keepResults(dir: string, results: Results): void {
  mkdirSync(dir, { recursive: true })
  const text = JSON.stringify({ ...results, rows: judge(results) }, null, 2)
  writeFileSync(path.join(dir, resultsFile), text)
}

/** The parts that an earlier bench measured of the same build in the same way, with the minutes that they took. */
export function keptResults(dir: string, measured: Measured): Results {
  const file = path.join(dir, resultsFile)
  if (!existsSync(file)) return { measured }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Results
  if (wayOf(kept.measured) !== wayOf(measured)) return { measured }
  return { ...kept, measured: { ...measured, minutes: kept.measured.minutes } }
}

const wayOf = (measured: Measured) =>
  JSON.stringify({ ...measured, day: undefined, minutes: undefined })

/** Names a built site by what its files say. */
export function digestOf(dir: string): string {
  const hash = createHash('sha256')
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  for (const file of files.toSorted()) {
    hash.update(path.relative(dir, file)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
