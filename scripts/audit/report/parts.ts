import type { RuleResult } from '../model.ts'
import { comparedView } from '../site-checks.ts'
import type { Verdict } from '../verdict.ts'

/** What the reports tell of a run. */
export type ReportInput = {
  readonly siteName: string
  readonly results: readonly RuleResult[]
  readonly verdicts: readonly Verdict[]
  readonly problems: readonly string[]
  readonly titleOf: (path: string) => string
  /** Address of a page as visitors will know it. */
  readonly addressOf: (path: string) => string
  readonly tools: readonly Readonly<Record<'name' | 'version' | 'url', string>>[]
  /** What the run left out, in a sentence. */
  readonly limits: string | null
  readonly date: Date
  /** The site's own font, as a data URL; the system's serves if there is none. */
  readonly font: string | null
}

export const number = (value: number) => value.toLocaleString('es-ES', { useGrouping: true })

/** How many different ones there are. */
export const distinct = <T>(list: readonly T[], key: (item: T) => string) =>
  new Set(list.map(key)).size

/** What was looked at, in numbers. */
export function countsOf(results: readonly RuleResult[]) {
  const looks = results.filter(({ place }) => place.view !== comparedView)
  const having = (outcome: RuleResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  return {
    pages: distinct(looks, ({ place }) => place.path),
    states: distinct(looks, ({ place }) => `${place.path} ${place.state}`),
    views: distinct(looks, ({ place }) => JSON.stringify(place)),
    rules: distinct(results, ({ tool, rule }) => `${tool} ${rule}`),
    passed: having('passed'),
    settled: having('settled'),
  }
}
