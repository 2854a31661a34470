/** What a test runner counted. What fails outside of any test is told by its exit status. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  /** One line per skipped test: its name, and the reason if the runner knows it. */
  readonly skipped: readonly string[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Counts in the JSON report of vitest. */
export function vitestCounts(json: string): Counts {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: skipped.map(({ fullName }) => fullName),
  }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly annotations: readonly { readonly description?: string }[]
    }[]
  }[]
}

type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>
}

/** Counts in the JSON report of Playwright Test. A test that passed only when repeated counts as failed. */
export function playwrightCounts(json: string): Counts {
  const { suites, stats } = JSON.parse(json) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: suites.flatMap(skippedIn),
  }
}

function skippedIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) =>
        [title, ...annotations.flatMap(({ description = [] }) => description)].join(': '),
      ),
  )
  return [...own, ...suites.flatMap(skippedIn)]
}
