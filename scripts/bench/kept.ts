import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../lib/built-site.ts'
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
  for (const name of filesBelow(dir)) {
    hash.update(name).update(readFileSync(path.join(dir, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
