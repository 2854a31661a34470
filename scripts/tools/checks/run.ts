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
  /** The path of a test runner's JSON report, from which tests are counted. Without a report the run counts as one check. */
  readonly report?: string
}

/** Numbers of tests. A check without a report counts as one test. */
export type Counts = {
  readonly passed: number
  readonly failed: number
  /** Titles of skipped tests. They say why, such as what the machine lacks and how to get it. */
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

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
})

/** Runs a check and prints its result and time. */
export async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { name, command, args, isShown = false, report } = check
  const begin = performance.now()
  if (isShown) console.log(`\n▸ ${name}`)
  // An output that is printed below has no colours. In a log they would be escape sequences.
  const toolEnv = isShown ? env : { ...env, NO_COLOR: '1' }
  const { exitCode, output } = await runTool(command, { env: toolEnv, args, shown: isShown })
  const counts = report ? countsOf(report, exitCode) : oneCheck(exitCode)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${summary(counts)} (${seconds} s)`)
  if (exitCode !== 0 && output) console.log(output)
  return counts
}

/** Runs checks side by side. */
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

const oneCheck = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: [] } : { passed: 0, failed: 1, skipped: [] }

/** The counts of a test runner. If it ran no test or ended with an error, at least one test counts as failed. */
function countsOf(reportFile: string, exitCode: number): Counts {
  const counts = readReport(reportFile)
  const hasFailed = exitCode !== 0 || counts.passed + counts.failed === 0
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
  // This project skips none of its Playwright tests.
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
