import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { runTool } from '../../build/lib/runTool.ts'

/** A tool that `npm test` or another command runs, such as the linter. */
export type Check = {
  readonly name: string
  readonly command: string
  /** Arguments after those of the command. They may contain spaces. */
  readonly args?: readonly string[]
  /** Whether the tool's output is printed while it runs. Otherwise it is printed at the end, and only if the tool fails. */
  readonly isShown?: boolean
  /** The path of a test runner's JSON report, from which tests are counted. A check without a report counts as one test. */
  readonly reportFile?: string
}

/** The numbers of passed and failed tests, and the skipped tests. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  /**
   * Titles of skipped tests. A title says why its test is skipped, such as which program the machine lacks and how to get it.
   */
  readonly skipped: readonly string[]
}

/** The JSON report of a test runner. Playwright's report has sums (`stats`). Vitest's report has each test (`testResults`). */
type TestReport = {
  readonly stats?: { readonly expected: number; readonly unexpected: number }
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

/** "12 passed, 0 failed, 1 skipped" */
function summary({ passed, failed, skipped }: Counts): string {
  const skippedPart = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  return `${passed} passed, ${failed} failed${skippedPart}`
}

export const sumOf = (summands: readonly Counts[]): Counts => ({
  passed: summands.reduce((sum, { passed }) => sum + passed, 0),
  failed: summands.reduce((sum, { failed }) => sum + failed, 0),
  skipped: summands.flatMap(({ skipped }) => skipped),
})

/** Runs a check, and prints its counts and duration. */
export async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { name, command, args, isShown = false, reportFile } = check
  const begin = performance.now()
  if (isShown) console.log(`\n▸ ${name}`)
  // The tool writes no colours if its output is printed below: in a log they would be escape sequences.
  const toolEnv = isShown ? env : { ...env, NO_COLOR: '1' }
  const { exitCode, output } = await runTool(command, { env: toolEnv, args, shown: isShown })
  const counts = reportFile ? countsIn(reportFile, exitCode) : countsOfOneTest(exitCode)
  const sign = counts.failed > 0 ? '✗' : '✓'
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${sign} ${name}: ${summary(counts)} (${seconds} s)`)
  if (exitCode !== 0 && output) console.log(output)
  return counts
}

/** Runs checks in parallel. */
export const runAll = async (checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<Counts> =>
  sumOf(await Promise.all(checks.map((check) => runCheck(check, env))))

/** Runs checks one after the other. */
export async function runEach(checks: readonly Check[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const counts: Counts[] = []
  for (const check of checks) counts.push(await runCheck(check, env))
  return sumOf(counts)
}

/** Prints the last lines of a command: the skipped tests and the counts. Makes the command fail if a check has failed. */
export function printTotals(counts: Counts): void {
  for (const title of counts.skipped) console.log(`skipped: ${title}`)
  console.log(`\n${summary(counts)}`)
  if (counts.failed > 0) process.exitCode = 1
}

const countsOfOneTest = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] }

/** The counts of a test runner. If it ran no test or ended with an error, at least one test counts as failed. */
function countsIn(reportFile: string, exitCode: number): Counts {
  const counts = readReport(reportFile)
  const ranNoTest = counts.passed + counts.failed === 0
  const hasFailed = exitCode !== 0 || ranNoTest
  return hasFailed ? { ...counts, failed: Math.max(1, counts.failed) } : counts
}

function readReport(file: string): Counts {
  let report: TestReport
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A runner that cannot start writes no report.
    return { passed: 0, failed: 0, skipped: [] }
  }
  const { stats, testResults = [] } = report
  // No Playwright test of this project is ever skipped.
  if (stats) return { passed: stats.expected, failed: stats.unexpected, skipped: [] }
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title)
  return {
    passed: titlesOf('passed').length,
    failed: titlesOf('failed').length,
    skipped: titlesOf('skipped'),
  }
}
