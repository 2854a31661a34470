import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { headCommit, inFreshClone, measureStart, measureTests } from './commands.ts'
import { measureGrowth } from './growth.ts'
import { runLighthouse } from './lighthouse.ts'
import type { BenchOptions, Part } from './options.ts'
import { measurePace } from './pace.ts'
import { measureRest } from './rest.ts'
import {
  digestOf,
  keepResults,
  keptResults,
  reportDir,
  type Measured,
  type Results,
} from './results.ts'
import { loadedAheadWithDataSaver, measureSecondPages } from './second-page.ts'
import { serveSites } from './server.ts'
import { fontsPreloaded, makeTwin, siteName, subjectsOf, twinName } from './sites.ts'
import { launchForBench, type Lab } from './visit.ts'
import { weighSite } from './weigh.ts'

type Report = (line: string) => void

type Bench = {
  readonly dir: string
  readonly executable: string
  readonly options: BenchOptions
  /** What was measured so far. */
  readonly results: Results
  /** What a part measures with, but for the browser. */
  readonly lab: Omit<Lab, 'browser'>
}

/**
 * Measures a built site beside its twin. What was measured is kept after each part.
 * @returns the figures, with those that an earlier bench took of the same build, and the parts that failed.
 */
export async function runBench(
  dir: string,
  executable: string,
  options: BenchOptions,
  report: Report,
): Promise<{ readonly results: Results; readonly failed: readonly Part[] }> {
  const twinDir = mkdtempSync(path.join(tmpdir(), 'bench-twin-'))
  await makeTwin(dir, twinDir)
  const server = await serveSites({ [siteName]: dir, [twinName]: twinDir })
  const subjects = subjectsOf(dir)
  const failed: Part[] = []
  try {
    let results = keptResults(reportDir, await describeRun(dir, executable, options))
    // Timings one after the other: two at a time would disturb each other.
    for (const part of options.parts) {
      const begin = performance.now()
      const lab = { server, subjects, report: (line: string) => report(`${part}: ${line}`) }
      try {
        const found = await measure[part]({ dir, executable, options, results, lab })
        const { measured } = results
        const minutes = { ...measured.minutes, [part]: (performance.now() - begin) / 60_000 }
        results = { ...results, ...found, measured: { ...measured, minutes } }
      } catch (error) {
        failed.push(part)
        lab.report((error as Error).message)
      }
      keepResults(reportDir, results)
    }
    return { results, failed }
  } finally {
    await server.close()
    rmSync(twinDir, { recursive: true, force: true })
  }
}

const measure: Record<Part, (bench: Bench) => Promise<Partial<Results>>> = {
  weight: (bench) =>
    inBrowser(bench, async (lab) => {
      const [site, twin] = [await weighSite(lab, siteName), await weighSite(lab, twinName)]
      lab.report(`${lab.subjects.length} pages and their twins`)
      return { weight: { site, twin, fontsPreloaded: fontsPreloaded(bench.dir) } }
    }),
  pace: (bench) =>
    inBrowser(bench, async (lab) => {
      const { rounds, paintRounds } = bench.options
      return { pace: await measurePace(lab, rounds, paintRounds) }
    }),
  second: (bench) =>
    inBrowser(bench, async (lab) => {
      const { weight } = bench.results
      if (!weight) throw new Error('"second" compares with "weight": ask for --only=weight,second.')
      const pages = await measureSecondPages(lab, weight.site.pages, bench.options.rounds)
      return { second: { pages, aheadWithDataSaver: await loadedAheadWithDataSaver(lab) } }
    }),
  rest: (bench) => inBrowser(bench, async (lab) => ({ rest: await measureRest(lab) })),
  lighthouse: async ({ lab, executable, options }) => ({
    lighthouse: await runLighthouse(lab, executable, options.lighthouseRuns),
  }),
  growth: (bench) =>
    inBrowser(bench, async (lab) => ({ growth: await measureGrowth(lab, bench.options.rounds) })),
  commands: async ({ lab }) => {
    const commands = await inFreshClone(measureStart)
    lab.report(`npm start took ${commands.seconds.toFixed(1)} s`)
    return { commands }
  },
  tests: async ({ lab }) => {
    const tests = await inFreshClone(measureTests)
    lab.report(`npm test took ${tests.seconds.toFixed(0)} s: ${tests.counts}`)
    return { tests }
  },
}

/** Each part has a browser of its own: one that falls over takes no other part with it. */
async function inBrowser<T>({ executable, lab }: Bench, work: (lab: Lab) => Promise<T>) {
  const browser = await launchForBench(executable)
  try {
    return await work({ ...lab, browser })
  } finally {
    await browser.close()
  }
}

async function describeRun(
  dir: string,
  executable: string,
  { rounds, paintRounds }: BenchOptions,
): Promise<Measured> {
  const browser = await launchForBench(executable)
  const version = browser.version()
  await browser.close()
  return {
    day: new Date().toISOString().slice(0, 10),
    build: digestOf(dir),
    commit: headCommit(),
    browser: version,
    node: process.versions.node,
    processors: cpus().length,
    rounds,
    paintRounds,
    minutes: {},
  }
}
