import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { loadContent } from './content/site-content.ts'
import { ensureChromium } from './lib/chromium.ts'
import { reasonOf, scriptArguments } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { readSiteAddress } from './lib/site-address.ts'
import { type Counts, playwrightCounts, vitestCounts } from './lib/test-counts.ts'

const reportDir = 'reports/tests'

/** The tests know the event of the specification, whatever src/content holds. */
const knownContent = path.resolve('tests/events/specification')
const ownContent = path.resolve(process.env.CONTENT || 'src/content')

/** A run of one tool: a single check, or a test runner. */
type Stage = {
  readonly name: string
  readonly tool: string
  readonly args: readonly string[]
  /** The file that a test runner writes, and how its counts are read. */
  readonly runner?: { readonly file: string; readonly counts: (json: string) => Counts }
}

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
  vitestStage('journeys in Firefox and WebKit', ['engines']),
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

function vitestStage(name: string, projects: readonly string[]): Stage {
  const file = `${reportDir}/${projects[0]?.replace('*', '')}.json`
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  return { name, tool: 'vitest', args, runner: { file, counts: vitestCounts } }
}

function playwrightStage(name: string, folder: string): Stage {
  const file = `${reportDir}/${path.basename(folder)}-browser.json`
  const args = ['test', `--config=${folder}`]
  return { name, tool: 'playwright', args, runner: { file, counts: playwrightCounts } }
}

const nothing: Counts = { passed: 0, failed: 0, skipped: [] }
const oneFailure: Counts = { ...nothing, failed: 1 }

async function take(stage: Stage, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { name, tool, args, runner } = stage
  const begin = performance.now()
  if (runner) console.log(`\n▸ ${name}`)
  const { exitCode, output } = await runTool(tool, args, {
    // For the configurations of Playwright, which name their reporters themselves.
    env: runner ? { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(runner.file) } : env,
    // A single check is shown if it fails.
    shown: runner !== undefined,
  })
  const counts = countsOf(stage, exitCode)
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${told(counts)} (${seconds} s)`)
  for (const test of counts.skipped) console.log(`  skipped: ${test}`)
  if (exitCode !== 0 && output) console.log(output)
  return counts
}

function countsOf({ runner }: Stage, exitCode: number): Counts {
  if (!runner) return exitCode === 0 ? { ...nothing, passed: 1 } : oneFailure
  let counts: Counts
  try {
    counts = runner.counts(readFileSync(runner.file, 'utf8'))
  } catch {
    return oneFailure
  }
  // A runner can fail outside of any test: while it collects them, or if it finds none.
  const ran = counts.passed + counts.skipped.length
  const silent = counts.failed === 0 && (exitCode !== 0 || ran === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

const told = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`

const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.flatMap(({ skipped }) => skipped),
})

/** What a folder of content holds, as one text. */
const holds = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(?:ya?ml|md|jpe?g|png|webp)$/i.test(file) && !/^(?:plantillas|README\.md$)/.test(file),
    )
    .toSorted()
    .map((file) => file + readFileSync(path.join(folder, file), 'base64'))
    .join()

async function main(): Promise<Counts> {
  const unknown = scriptArguments.filter((argument) => argument !== '--all')
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown[0]}: npm test, or npm test -- --all`)
  // Every stage reads these: a mistake in them is told once, and not as the failure of each.
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
  const isOther = holds(ownContent) !== holds(knownContent)
  if (isOther) slow.push(await take({ ...buildStage, name: 'build of the own event' }, own))
  if (!all) console.log(`\n${leftOut}`)
  return sum([...quick, ...slow])
}

const result = await main().catch((error: unknown) => {
  console.log(`✗ ${reasonOf(error)}`)
  return oneFailure
})
console.log(`\n${told(result)}`)
process.exitCode = result.failed > 0 ? 1 : 0
