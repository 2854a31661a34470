import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { isDeepStrictEqual } from 'node:util'
import { loadContent, readSiteContent } from './content/site-content.ts'
import { ensureChromium } from './lib/chromium.ts'
import { reasonOf, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { readSiteAddress } from './lib/site-address.ts'

const reportDir = 'reports/tests'

/** The tests know the event of the specification, whatever src/content holds. */
const knownContent = path.resolve('tests/events/specification')

type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** A run of one tool: a single check, or a test runner that writes a report. */
type Stage = { readonly name: string; readonly tool: string; readonly args: readonly string[] }

const buildStage: Stage = { name: 'build', tool: 'tsx', args: ['scripts/build.ts'] }

/** These need no built site, or make it. Each takes one processor for a moment, so they run side by side. */
const quickStages: readonly Stage[] = [
  { name: 'formatting', tool: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'lint of styles', tool: 'stylelint', args: ['{src,styles}/**/*.{css,scss}'] },
  { name: 'types', tool: 'tsc', args: ['--singleThreaded'] },
  buildStage,
]

/** The two sites that the tests have beside `dist`. */
const otherSites: Stage = {
  name: 'builds of two other events',
  tool: 'tsx',
  args: ['tests/support/build-events.ts'],
}

/** These work on the built sites, one after the other, because each takes all processors. */
const stages: readonly Stage[] = [
  vitestStage('unit tests, built pages, real servers', ['unit*', 'pages', 'hosts']),
  // One browser after the other: beside each other Firefox does not get its worker ready now and then.
  vitestStage('journeys in Firefox and WebKit', ['engines'], ['--no-file-parallelism']),
  playwrightStage('accessibility audit', 'scripts/audit'),
  playwrightStage('journeys in a browser', 'tests/e2e'),
]

/** What is worth a night, and not a commit. */
const nightStages: readonly Stage[] = [
  vitestStage('invented events, ended builds, another Node', ['all']),
  playwrightStage('every size of window', 'tests/all'),
]

const leftOut =
  'Left out: invented events, builds that are ended, another Node, every size of window ("npm test -- --all"), and all views of the audit ("npm run audit").'

function vitestStage(
  name: string,
  projects: readonly string[],
  options: readonly string[] = [],
): Stage {
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['run', ...chosen, ...options, '--reporter=default', '--reporter=json']
  return { name, tool: 'vitest', args }
}

function playwrightStage(name: string, folder: string): Stage {
  return { name, tool: 'playwright', args: ['test', `--config=${folder}`] }
}

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 }
const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 }

async function take({ name, tool, args }: Stage, env: NodeJS.ProcessEnv): Promise<Counts> {
  const begin = performance.now()
  const isRunner = tool === 'vitest' || tool === 'playwright'
  const report = path.resolve(reportDir, `${name.replaceAll(/\W+/g, '-')}.json`)
  if (isRunner) console.log(`\n▸ ${name}`)
  const toReport = tool === 'vitest' ? [`--outputFile.json=${report}`] : []
  const { exitCode, output } = await runTool(tool, [...args, ...toReport], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    // A single check is shown if it fails.
    shown: isRunner,
  })
  const counts = isRunner ? countsOf(report, exitCode) : exitCode === 0 ? onePassed : oneFailed
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${inWords(counts)} (${seconds} s)`)
  if (exitCode !== 0 && output) console.log(output)
  return counts
}

function countsOf(report: string, exitCode: number): Counts {
  if (!existsSync(report)) return oneFailed
  const counts = readCounts(report)
  // A runner can fail outside of any test: while it collects them, or if it finds none.
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed + counts.skipped === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}

/** A test that passed only when repeated counts as failed. */
function readCounts(report: string): Counts {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats) {
    const { expected, unexpected, flaky, skipped } = stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
})

async function main(): Promise<Counts> {
  const unknown = scriptArguments.filter((argument) => argument !== '--all')
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown[0]}: npm test, or npm test -- --all`)
  // Every stage reads these: report a mistake in them once, not as the failure of each.
  readSiteAddress(process.env)
  loadContent()
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const CHROME_PATH = ensureChromium((text) => console.log(`  ${text}`))
  const own = { ...process.env, CHROME_PATH }
  const env = { ...own, CONTENT: knownContent }
  const quick = await Promise.all(quickStages.map((stage) => take(stage, env)))
  // Without a built site every later test would fail, for that one reason.
  if (quick.at(-1)?.failed) return sum(quick)
  const slow = [await take(otherSites, env)]
  const all = scriptArguments.includes('--all')
  for (const stage of all ? [...stages, ...nightStages] : stages) slow.push(await take(stage, env))
  // "dist" holds the own site again.
  const isOther = !isDeepStrictEqual(loadContent(), readSiteContent(knownContent))
  if (isOther) slow.push(await take({ ...buildStage, name: 'build of the own event' }, own))
  if (!all) console.log(`\n${leftOut}`)
  return sum([...quick, ...slow])
}

const result = await main().catch((error: unknown) => {
  console.log(`✗ ${reasonOf(error)}`)
  return oneFailed
})
console.log(`\n${inWords(result)}`)
process.exitCode = result.failed > 0 ? 1 : 0
