import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { JSDOM } from 'jsdom'
import { loadContent } from './content/siteContent.ts'
import { ensureChromium } from './lib/chromium.ts'
import { runScript, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { readSiteAddress } from './content/siteAddress.ts'

const reportDir = 'reports/tests'

/** One run of a tool. A test runner also writes a report. */
type Check = readonly [name: string, tool: string, ...args: string[]]

/** Without the sites that these build every later check would fail, for that one reason. */
const builds: readonly Check[] = [
  ['build', 'tsx', 'scripts/build.ts'],
  ['builds of other events', 'tsx', 'tests/support/build-events.ts'],
]

/** These need no built site. None takes all processors for long, so they run side by side, beside the builds. */
const quickChecks: readonly Check[] = [
  ['formatting', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint', '--deny-warnings'],
  ['unused exports and packages', 'knip', '--no-config-hints'],
  ['lint of styles', 'stylelint', '{src,styles}/**/*.{css,scss}'],
  // Scripts and tests, the browser's code, the worker's.
  ...['.', 'src', 'src/worker'].map((folder): Check => [
    `types in ${folder}`,
    'tsc',
    '-p',
    folder,
    '--singleThreaded',
  ]),
]

/** These work on the built sites, one after the other, because each takes all processors. */
const checks: readonly Check[] = [
  vitest(
    'unit tests, built pages, real servers, Firefox and WebKit',
    'node',
    'document',
    'engines',
  ),
  ['accessibility audit', 'playwright', 'test', '--config=tests/audit'],
  ['journeys in a browser', 'playwright', 'test', '--config=tests/e2e'],
]

/** Worth more time than a commit has. */
const longChecks: readonly Check[] = [vitest('invented events', 'all')]

const leftOut =
  'Left out, and in "npm test -- --all": some journeys, and every page, size of window and moment in each browser, in the audit the use of most pages and most planted faults, "npm run dev", a cancelled event, invented events.'

function vitest(name: string, ...projects: readonly string[]): Check {
  return [name, 'vitest', 'run', ...projects.map((project) => `--project=${project}`)]
}

type Counts = {
  readonly passed: number
  readonly failed: number
  /** Names of the tests that were skipped, which say what the machine lacks and how to get it. */
  readonly skipped: readonly string[]
}

async function runCheck([name, tool, ...args]: Check, env: NodeJS.ProcessEnv): Promise<Counts> {
  const begin = performance.now()
  const shown = tool === 'vitest' || tool === 'playwright'
  if (shown) console.log(`\n▸ ${name}`)
  const report = path.resolve(reportDir, `${name.replaceAll(/\W+/g, '-')}.xml`)
  const reporters = {
    vitest: ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`],
    playwright: [`--reporter=${process.stdout.isTTY ? 'line' : 'dot'},junit`],
  }[tool]
  const { exitCode, output } = await runTool(tool, [...args, ...(reporters ?? [])], {
    env: { ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
    shown,
  })
  const counts = countsOf(report, exitCode)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${inWords(counts)} (${seconds} s)`)
  if (exitCode !== 0 && output) console.log(output)
  return counts
}

/** A tool that fails without naming a test counts as a failed one. */
function countsOf(report: string, exitCode: number): Counts {
  if (!existsSync(report)) {
    return { passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: [] }
  }
  const xml = new JSDOM(readFileSync(report, 'utf8'), { contentType: 'text/xml' })
  const tests = [...xml.window.document.querySelectorAll('testcase')]
  const failed = tests.filter((test) => test.querySelector('failure, error')).length
  const skipped = tests.flatMap((test) =>
    test.querySelector('skipped') ? (test.getAttribute('name') ?? '') : [],
  )
  const isSilent = exitCode !== 0 || tests.length === 0
  return {
    passed: tests.length - failed - skipped.length,
    failed: failed || Number(isSilent),
    skipped,
  }
}

const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`

let result: Counts = { passed: 0, failed: 1, skipped: [] }
await runScript('test', async () => {
  const [all, ...more] = scriptArguments
  if ((all ?? '--all') !== '--all' || more.length > 0) {
    throw new Error(`There is no ${scriptArguments.join(' ')}: npm test, or npm test -- --all`)
  }
  // Every check reads these: report a mistake in them once, not as the failure of each.
  readSiteAddress(process.env)
  loadContent()
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const env = {
    ...process.env,
    CHROME_PATH: ensureChromium((text) => console.log(`  ${text}`)),
    // The tests know the delivered event, whatever CONTENT names, and leave dist alone.
    CONTENT: path.resolve('src/content'),
    DIST: 'reports/dist',
    // Tests of browsers take more pages, sizes and moments then (tests/support/all.ts).
    ALL: all && '1',
  }
  const run = (check: Check) => runCheck(check, env)
  const [built, quick] = await Promise.all([
    // The audit looks at the same pages in more views than axe does at the end of a build.
    Promise.all(builds.map((check) => runCheck(check, { ...env, AXE: 'off' }))),
    Promise.all(quickChecks.map(run)),
  ])
  const counts = [...built, ...quick]
  const isBuilt = built.every(({ failed }) => failed === 0)
  const later = isBuilt ? [...checks, ...(all ? longChecks : [])] : []
  for (const check of later) counts.push(await run(check))
  const sum = (of: 'passed' | 'failed') => counts.reduce((total, one) => total + one[of], 0)
  const skipped = counts.flatMap((one) => one.skipped)
  result = { passed: sum('passed'), failed: sum('failed'), skipped }
  // Last, so that nobody has to look for it in the middle of a log.
  console.log(all ? '' : `\n${leftOut}`)
  for (const name of skipped) console.log(`skipped: ${name}`)
})
console.log(`\n${inWords(result)}`)
process.exitCode = result.failed > 0 ? 1 : 0
