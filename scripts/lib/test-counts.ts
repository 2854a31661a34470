import { existsSync, readFileSync } from 'node:fs'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Names of the tests that were skipped, which say what the machine lacks and how to get it. */
  readonly skipped: readonly string[]
}

/** A runner's JSON report: Playwright's has sums, Vitest's has every test. */
type TestReport = {
  readonly stats?: Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

/** What a tool has done. One that writes no report is one check; a runner that ran nothing has failed. */
export function countsOf(reportFile: string, exitCode: number): Counts {
  const whole = { passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: [] }
  if (!existsSync(reportFile)) return whole
  const counts = countsIn(JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport)
  const hasFailed = exitCode !== 0 || counts.passed + counts.failed === 0
  return { ...counts, failed: counts.failed || Number(hasFailed) }
}

function countsIn({ stats, testResults = [] }: TestReport): Counts {
  if (stats) {
    const skipped = Array.from({ length: stats.skipped }, () => 'a journey')
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped }
  }
  const tests = testResults.flatMap((file) => file.assertionResults)
  const those = (status: string) => tests.filter((test) => test.status === status)
  return {
    passed: those('passed').length,
    failed: those('failed').length,
    skipped: those('skipped').map(({ title }) => title),
  }
}

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
})

export const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`
