import type { GrowthStep } from './growth.ts'
import { parts, type Part } from './options.ts'
import type { LighthouseResult } from './scores.ts'
import type { PagePace } from './pace.ts'
import type { Rest } from './rest.ts'
import type { SecondPage } from './second-page.ts'
import type { SiteWeight } from './weigh.ts'

/** All that was measured of one build; parts that were left out or failed are missing. */
export type Results = {
  readonly measured: Measured
  readonly weight?: { readonly site: SiteWeight; readonly twin: SiteWeight }
  readonly fontsPreloaded?: boolean
  readonly pace?: readonly PagePace[]
  readonly second?: {
    readonly pages: readonly SecondPage[]
    readonly aheadWithDataSaver: readonly string[]
  }
  readonly rest?: readonly Rest[]
  readonly lighthouse?: readonly LighthouseResult[]
  readonly growth?: readonly GrowthStep[]
}

/** Whether every part was measured. */
export const isComplete = (results: Results): boolean => parts.every((part) => results[part])

/** When and with what. */
export type Measured = {
  /** Day of the run, YYYY-MM-DD. */
  readonly day: string
  /** Digest of the built site. */
  readonly build: string
  readonly browser: string
  readonly node: string
  readonly processors: number
  readonly rounds: number
  readonly paintRounds: number
  /** How long each part took. */
  readonly minutes: Partial<Readonly<Record<Part, number>>>
}
