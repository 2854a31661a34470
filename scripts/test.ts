import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { readSiteAddress } from './build/read/siteAddress.ts'
import { readEvent } from './build/derive/readEvent.ts'
import { settingsOf } from './build/lib/settings.ts'
import { ensureChromium } from './tools/audit/chromium.ts'
import { runScript } from './build/lib/run-script.ts'
import { runTool } from './build/lib/run-tool.ts'

const reportDir = 'reports/tests'

/** One run of a tool. A test runner also writes a report, which has the tool's name. */
type Check = readonly [name: string, command: string]

/** Without the sites that these build every later check would fail, for that one reason. */
const builds: readonly Check[] = [
  ['build', 'tsx scripts/build.ts'],
  ["build of the tests' event", 'tsx tests/support/build-evento.ts'],
]

/** Not the folder that an organiser may have beside them. */
const ofProduct = '.github scripts src styles tests README.md vite.config.ts vitest.config.ts'

/** These need no built site. None takes all processors for long, so they run side by side, beside the builds. */
const quickChecks: readonly Check[] = [
  ['formatting', `oxfmt --check ${ofProduct}`],
  ['lint', 'oxlint --deny-warnings'],
  ['unused exports and packages', 'knip --no-config-hints'],
  ['lint of styles', 'stylelint {src,styles}/**/*.{css,scss}'],
  // Scripts and tests, the browser's code, the worker's.
  ['types', 'tsc -p . --singleThreaded'],
  ['types of src', 'tsc -p src --singleThreaded'],
  ['types of the worker', 'tsc -p src/worker --singleThreaded'],
]

const shownBy = process.stdout.isTTY ? 'line' : 'dot'

/** These work on the built sites, one after the other, because each takes all processors. */
const testRuns: readonly Check[] = [
  [
    'unit tests, built pages, real servers, Firefox and WebKit',
    `vitest run --reporter=default --reporter=json --outputFile.json=${reportDir}/vitest.json`,
  ],
  [
    'accessibility audit and journeys in a browser',
    `playwright test --config=tests --reporter=${shownBy},json`,
  ],
]

type Counts = { passed: number; failed: number; skipped: string[] }

/** A runner's JSON report: Playwright's has sums, Vitest's has every test. */
type TestReport = {
  readonly stats?: Readonly<Record<'expected' | 'unexpected', number>>
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[]
  }[]
}

/** What a tool has done. One that writes no report is one check; a runner that ran nothing has failed. */
function countsOf(reportFile: string, exitCode: number): Counts {
  if (!existsSync(reportFile))
    return { passed: Number(exitCode === 0), failed: Number(exitCode !== 0), skipped: [] }
  const { stats, testResults = [] } = JSON.parse(readFileSync(reportFile, 'utf8')) as TestReport
  const tests = testResults.flatMap((file) => file.assertionResults)
  const titlesOf = (status: string) =>
    tests.filter((test) => test.status === status).map(({ title }) => title)
  const passed = stats?.expected ?? titlesOf('passed').length
  const failed = stats?.unexpected ?? titlesOf('failed').length
  const hasFailed = exitCode !== 0 || passed + failed === 0
  return { passed, failed: failed || Number(hasFailed), skipped: titlesOf('skipped') }
}

const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`

/** All checks so far. Names of skipped tests say what the machine lacks and how to get it. */
const total: Counts = { passed: 0, failed: 0, skipped: [] }

/** @returns whether it has passed */
async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [name, command] = check
  const begin = performance.now()
  const shown = testRuns.includes(check)
  if (shown) console.log(`\n▸ ${name}`)
  const { exitCode, output } = await runTool(command, { env, shown })
  const counts = countsOf(`${reportDir}/${command.split(' ')[0]}.json`, exitCode)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped.push(...counts.skipped)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${inWords(counts)} (${seconds} s)`)
  if (exitCode !== 0 && output) console.log(output)
  return counts.failed === 0
}

const settings = settingsOf(process.env, Date.now())

await runScript('test', settings, async (report) => {
  // Every check reads these: report a mistake in them once, not as the failure of each.
  readSiteAddress(settings.environment)
  const { site } = readEvent('src/content').data.event
  const isCopy = Boolean(settings.environment.SITE_URL || site)
  if (isCopy)
    total.skipped.push(
      "the specification's test (tests/specification): src/content says where it is published, so its event is an organiser's",
    )
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const env = {
    ...settings.environment,
    CHROME_PATH: ensureChromium(report, settings.environment.CHROME_PATH),
    // One of the two events of the tests, whatever CONTENT names; dist stays.
    CONTENT: path.resolve('src/content'),
    DIST: 'reports/dist',
    // The audit looks at the same pages in a browser.
    AXE: 'off',
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(reportDir, 'playwright.json'),
    SPECIFICATION: isCopy ? 'off' : 'on',
  }
  const run = (checks: readonly Check[]) => Promise.all(checks.map((check) => runCheck(check, env)))
  const quick = run(quickChecks)
  const areBuilt = (await run(builds)).every(Boolean)
  await quick
  for (const check of areBuilt ? testRuns : []) await runCheck(check, env)
  // Last, so that nobody has to look for it in the middle of a log.
  for (const name of total.skipped) console.log(`skipped: ${name}`)
  console.log(`\n${inWords(total)}`)
  if (total.failed > 0) process.exitCode = 1
})
