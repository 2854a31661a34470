import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ensureChromium } from './lib/chromium.ts'
import { reasonOf } from './lib/run-script.ts'
import { runTool } from './lib/run-tool.ts'
import { readSiteAddress } from './lib/site-address.ts'
import { type Counts, playwrightCounts, vitestCounts } from './lib/test-counts.ts'

const reportDir = 'reports/tests'

/** Sites that tests have built and share (tests/support/built-event.ts). */
const builtEvents = 'reports/events'

/** A run of one tool: a single check, or a test runner. */
type Stage = {
  readonly name: string
  readonly tool: string
  readonly args: readonly string[]
  /** The file that a test runner writes, and how its counts are read. */
  readonly runner?: { readonly file: string; readonly counts: (json: string) => Counts }
  /** Whether what it prints is shown as it comes, and not only if it fails. */
  readonly shown?: boolean
}

/** These need no built site, or make it. Each takes one processor for a moment, so they run side by side. */
const quickStages: readonly Stage[] = [
  { name: 'formatting', tool: 'prettier', args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint', tool: 'oxlint', args: ['--deny-warnings'] },
  { name: 'lint of styles', tool: 'stylelint', args: ['{src,styles}/**/*.{css,scss}'] },
  { name: 'types', tool: 'tsc', args: ['--singleThreaded'] },
  { name: 'build', tool: 'tsx', args: ['scripts/build.ts'] },
]

/**
 * Waits for its browsers now and then, so it runs beside others, which use the processors meanwhile; what it prints would
 * mix with theirs.
 */
const besideStage: Stage = {
  ...vitestStage('journeys in Firefox and WebKit', 'engines', `${reportDir}/engines.json`),
  shown: false,
}

/** These work on the built site, one after the other, because each takes all processors. */
const stages: readonly Stage[] = [
  vitestStage('unit tests, built pages, real servers', '!engines', `${reportDir}/vitest.json`),
  playwrightStage('accessibility audit', 'scripts/audit', `${reportDir}/audit.json`),
  playwrightStage('journeys in a browser', 'tests/e2e', `${reportDir}/e2e.json`),
]

function vitestStage(name: string, project: string, file: string): Stage {
  const args = [
    'run',
    `--project=${project}`,
    '--exclude=tests/{all,invented}/**',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  return { name, tool: 'vitest', args, runner: { file, counts: vitestCounts }, shown: true }
}

function playwrightStage(name: string, folder: string, file: string): Stage {
  const args = ['test', `--config=${folder}`]
  return { name, tool: 'playwright', args, runner: { file, counts: playwrightCounts }, shown: true }
}

const nothing: Counts = { passed: 0, failed: 0, skipped: [] }
const oneFailure: Counts = { ...nothing, failed: 1 }

async function take(stage: Stage, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { name, tool, args, runner, shown = false } = stage
  const begin = performance.now()
  if (runner) console.log(`\n▸ ${name}${shown ? '' : ', beside what follows'}`)
  const { exitCode, output } = await runTool(tool, args, {
    // For the configurations of Playwright, which name their reporters themselves.
    env: runner ? { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(runner.file) } : env,
    shown,
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

/**
 * The tests know the event of the specification. Where src/content holds another one, they run on theirs all the same;
 * `dist` holds the own site again at the end.
 */
const ownContent = path.resolve(process.env.CONTENT || 'src/content')
const knownContent = path.resolve('tests/events/specification')
const ownStages: readonly Stage[] = [
  { name: 'build of the own event', tool: 'tsx', args: ['scripts/build.ts'] },
]

/** Of text pages and photos, which the event of the specification has none of. */
const moreFolders = ['pages', 'speakers', 'editions']

function isKnown(): boolean {
  if (moreFolders.some((folder) => existsSync(path.join(ownContent, folder)))) return false
  return readdirSync(knownContent).every((file) => {
    const [own, known] = [ownContent, knownContent].map((folder) =>
      readFileSync(path.join(folder, file), 'utf8'),
    )
    return own === known
  })
}

async function main(): Promise<Counts> {
  // Every stage reads these: a mistake in them is told once, and not as the failure of each.
  readSiteAddress(process.env)
  await import('./content/site-content.ts')
  for (const dir of [reportDir, builtEvents]) rmSync(dir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })
  const own = { ...process.env, CHROME_PATH: ensureChromium((text) => console.log(`  ${text}`)) }
  const known = isKnown()
  const env = known ? own : { ...own, CONTENT: knownContent }
  const quick = await Promise.all(quickStages.map((stage) => take(stage, env)))
  // Without a built site every later test would fail, for that one reason.
  if (quick.at(-1)?.failed) return sum(quick)
  const slow: Counts[] = []
  const beside = take(besideStage, env)
  for (const stage of stages) slow.push(await take(stage, env))
  slow.push(await beside)
  for (const stage of known ? [] : ownStages) slow.push(await take(stage, own))
  return sum([...quick, ...slow])
}

const result = await main().catch((error: unknown) => {
  console.log(`✗ ${reasonOf(error)}`)
  return oneFailure
})
console.log(`\n${told(result)}`)
process.exitCode = result.failed > 0 ? 1 : 0
