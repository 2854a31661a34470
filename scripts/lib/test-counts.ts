/** What a test runner counted. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  /** One line per skipped test: its name, and the reason if the runner knows it. */
  readonly skipped: readonly string[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Counts in the JSON report of vitest. A file that could not be loaded counts as one failure. */
export function vitestCounts(json: string): Counts {
  const { numPassedTests, testResults } = JSON.parse(json) as VitestReport
  const failed = testResults.map(({ status, assertionResults }) => {
    const own = assertionResults.filter((test) => test.status === 'failed').length
    return own === 0 && status === 'failed' ? 1 : own
  })
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
      .map(({ fullName }) => fullName),
  )
  return { passed: numPassedTests, failed: sum(failed), skipped }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly unknown[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>
}

/** Counts in the JSON report of Playwright Test. A test that passed only when repeated counts as failed. */
export function playwrightCounts(json: string): Counts {
  const { suites, errors, stats } = JSON.parse(json) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: suites.flatMap(skippedIn),
  }
}

function skippedIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reasons = annotations.flatMap(({ description = [] }) => description)
        return [title, ...reasons].join(': ')
      }),
  )
  return [...own, ...suites.flatMap(skippedIn)]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
