import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../lib/built-site.ts'
import type { Start } from './commands.ts'
import type { GrowthStep } from './growth.ts'
import type { LighthouseResult } from './lighthouse.ts'
import { type Part, parts } from './options.ts'
import type { PagePace } from './pace.ts'
import type { Rest } from './rest.ts'
import type { SecondPage } from './second-page.ts'
import type { SiteWeight } from './weigh.ts'

/** All that was measured of one build; parts that were left out or failed are missing. */
export type Results = {
  readonly measured: Measured
  readonly weight?: { readonly site: SiteWeight; readonly twin: SiteWeight }
  readonly pace?: readonly PagePace[]
  readonly second?: readonly SecondPage[]
  readonly rest?: readonly Rest[]
  readonly lighthouse?: readonly LighthouseResult[]
  readonly growth?: readonly GrowthStep[]
  readonly commands?: Start
}

/** When and with what. */
export type Measured = {
  /** Day of the run, YYYY-MM-DD. */
  readonly day: string
  /** Digest of the built site. */
  readonly build: string
  /** What `npm start` was run of. */
  readonly commit: string
  readonly browser: string
  readonly node: string
  readonly processors: number
  readonly rounds: number
  readonly paintRounds: number
  /** How long each part took. */
  readonly minutes: Partial<Readonly<Record<Part, number>>>
}

/** Whether every part was measured. */
export const isComplete = (results: Results): boolean => parts.every((part) => results[part])

/** Where a bench leaves its figures, from the root of the repository. */
export const reportDir = 'reports/performance'

const resultsFile = 'results.json'

/** Writes down what was measured, so that a part that fails, or a bench that is stopped, loses no other part. */
export function keepResults(dir: string, results: Results): void {
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, resultsFile), JSON.stringify(results, null, 2))
}

/** The parts that an earlier bench measured of the same build and commit in the same way, with their minutes. */
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
