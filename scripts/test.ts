import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ensureChromium } from './lib/chromium.ts'
import { readPlaywrightReport, readVitestReport, type Outcome } from './lib/test-reports.ts'

const reportDir = 'reports/tests'

type Stage = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** File that the stage's test runner writes; a stage without one counts as one check. */
  readonly report?: string
  readonly read?: (json: string) => Outcome
  /** Stages that must have passed, because this one works on what they made. */
  readonly needs?: readonly string[]
}

const reportPath = (name: string) => path.join(reportDir, `${name}.json`)

function vitestStage(name: string, project: string, needs: readonly string[] = []): Stage {
  const report = reportPath(project)
  return {
    name,
    command: [
      'npx',
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=json',
      // Names what the JSON report leaves out: errors outside of any test.
      '--reporter=minimal',
      `--outputFile.json=${report}`,
    ],
    report,
    read: readVitestReport,
    needs,
  }
}

/** Each uses one processor for a moment: they run side by side. */
const quickStages: readonly Stage[] = [
  { name: 'formatting', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: ['npx', 'oxlint', '--deny-warnings'] },
  { name: 'lint of styles', command: ['npx', 'stylelint', '{src,styles}/**/*.scss'] },
  { name: 'types', command: ['npx', 'tsc'] },
]

const stages: readonly Stage[] = [
  vitestStage('unit and component tests', 'unit'),
  { name: 'build', command: ['npx', 'tsx', 'scripts/build.ts'] },
  { name: 'audit', command: ['npx', 'tsx', 'scripts/audit.ts'], needs: ['build'] },
  vitestStage('tests of the built pages', 'pages', ['build']),
  vitestStage('tests on real servers', 'hosts', ['build']),
  {
    name: 'end-to-end tests',
    command: ['npx', 'playwright', 'test', '--config=tests/e2e', '--reporter=json'],
    report: reportPath('e2e'),
    read: readPlaywrightReport,
    needs: ['build'],
  },
]

type Run = { readonly exitCode: number; readonly output: string }

function run([command, ...args]: Stage['command'], env: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (code, signal) => {
      if (signal) chunks.push(Buffer.from(`\n${command} was ended by ${signal}`))
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() })
    })
  })
}

async function runStage(stage: Stage, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { exitCode, output } = await run(stage.command, env)
  if (!stage.report || !stage.read) {
    return exitCode === 0
      ? { passed: 1, failed: 0, skipped: 0, reasons: [] }
      : { passed: 0, failed: 1, skipped: 0, reasons: [output] }
  }
  const outcome = readReport(stage.report, stage.read, output)
  // A runner can fail outside of any test: while it collects them, or when it finds none.
  const silentFailure = outcome.failed === 0 && (exitCode !== 0 || outcome.passed === 0)
  return silentFailure ? { ...outcome, failed: 1, reasons: [output || 'no test ran'] } : outcome
}

function readReport(file: string, read: (json: string) => Outcome, output: string): Outcome {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0, reasons: [output || `${file} was not written`] }
  }
}

function line(name: string, { passed, failed, skipped }: Outcome, seconds: number): string {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
  ]
  return `${failed ? '✗' : '✓'} ${name.padEnd(26)} ${counts.join(', ')} (${seconds.toFixed(1)} s)`
}

function findBrowser(): Outcome & { readonly env: NodeJS.ProcessEnv } {
  try {
    const executable = ensureChromium((text) => console.log(`  ${text}`))
    return {
      passed: 1,
      failed: 0,
      skipped: 0,
      reasons: [],
      env: { ...process.env, CHROME_PATH: executable },
    }
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, reasons: [String(error)], env: process.env }
  }
}

async function main() {
  rmSync(reportDir, { recursive: true, force: true })
  mkdirSync(reportDir, { recursive: true })

  const browser = findBrowser()
  const outcomes = new Map<string, Outcome>([['browser', browser]])
  console.log(line('browser', browser, 0))
  const env = { ...browser.env, PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(reportPath('e2e')) }
  const take = async (stage: Stage) => {
    const begin = performance.now()
    const missing = stage.needs?.find((need) => outcomes.get(need)?.failed)
    const outcome = missing
      ? { passed: 0, failed: 1, skipped: 0, reasons: [`not run, because "${missing}" failed`] }
      : await runStage(stage, env)
    outcomes.set(stage.name, outcome)
    console.log(line(stage.name, outcome, (performance.now() - begin) / 1000))
    for (const name of outcome.skippedNames ?? []) console.log(`  skipped: ${name}`)
  }
  await Promise.all(quickStages.map(take))
  for (const stage of stages) await take(stage)

  for (const [name, { reasons }] of outcomes) {
    for (const reason of reasons) console.log(`\n✗ ${name}\n${reason}`)
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    [...outcomes.values()].reduce((total, outcome) => total + outcome[key], 0)
  const skipped = sum('skipped')
  console.log(
    `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  )
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

await main()
