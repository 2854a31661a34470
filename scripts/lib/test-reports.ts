export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Why what failed did, one text each. */
  readonly reasons: readonly string[]
  /** The names of what was skipped, where the report tells them. */
  readonly skippedNames?: readonly string[]
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Reads the JSON report of vitest. A file that could not even be loaded counts as one failure. */
export function readVitestReport(json: string): Outcome {
  const report = JSON.parse(json) as VitestReport
  const reasons = report.testResults.flatMap((file) => {
    const failures = file.assertionResults.filter(({ status }) => status === 'failed')
    if (file.status === 'failed' && failures.length === 0) return [`${file.name}\n${file.message}`]
    return failures.map(
      ({ fullName, failureMessages }) => `${file.name}: ${fullName}\n${failureMessages.join('\n')}`,
    )
  })
  const skippedNames = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName),
  )
  return {
    passed: report.numPassedTests,
    failed: reasons.length,
    skipped: report.numPendingTests + report.numTodoTests,
    reasons,
    ...(skippedNames.length > 0 && { skippedNames }),
  }
}

type PlaywrightSuite = {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Reads the JSON report of Playwright's test runner. A test that passed only when repeated counts as failed. */
export function readPlaywrightReport(json: string): Outcome {
  const { stats, suites, errors } = JSON.parse(json) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    reasons: [...errors.map(({ message = '' }) => message), ...suites.flatMap(failuresOf)],
  }
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        return `${file}: ${title}\n${messages.join('\n')}`
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)]
}
