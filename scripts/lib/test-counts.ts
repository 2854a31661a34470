import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Names of the tests that were skipped, which say what the machine lacks and how to get it. */
  readonly skipped: readonly string[]
}

/** A runner's JSON report: Playwright's has sums, Vitest's has every test. */
type TestReport = {
  readonly stats?: Readonly<Record<'expected' | 'unexpected' | 'skipped', number>>
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

/** What a tool has done. One that writes no report is one check; a runner that ran nothing has failed. */
export function countsOf(reportFile: string, exitCode: number): Counts {
  if (!existsSync(reportFile))
    return { passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: [] }
  const { stats, testResults = [] } = JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport
  const tests = testResults.flatMap((file) => file.assertionResults)
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title)
  const passed = stats?.expected ?? titlesOf('passed').length
  const failed = stats?.unexpected ?? titlesOf('failed').length
  const skipped = stats ? Array(stats.skipped).fill('a journey') : titlesOf('skipped')
  const hasFailed = exitCode !== 0 || passed + failed === 0
  return { passed, failed: failed || Number(hasFailed), skipped }
}

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
})

export const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
