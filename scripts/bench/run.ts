import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { freePort } from '../lib/free-port.ts'
import { headCommit, measureInFreshClone } from './commands.ts'
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
import { measureSecondPages } from './second-page.ts'
import { serveSites } from './server.ts'
import { makeTwin, siteName, subjectsOf, twinName } from './sites.ts'
import { launchForBench, type Lab } from './visit.ts'
import { weighSite } from './weigh.ts'

/** What a part measures with, but for its browser. */
type Bench = Omit<Lab, 'browser' | 'debuggingPort'> & {
  readonly executable: string
  /** What was measured so far. */
  readonly results: Results
}

/**
 * Measures a built site beside its twin. What was measured is kept after each part.
 * @returns the figures, with those that an earlier bench took of the same build, and the parts that failed.
 */
export async function runBench(
  dir: string,
  executable: string,
  options: BenchOptions,
  report: (line: string) => void,
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
      const tell = (line: string) => report(`${part}: ${line}`)
      const bench = { executable, options, results, server, subjects, report: tell }
      try {
        const found = await measure[part](bench)
        const took = (performance.now() - begin) / 60_000
        const minutes = { ...results.measured.minutes, [part]: took }
        results = { ...results, [part]: found, measured: { ...results.measured, minutes } }
        tell(`measured in ${took.toFixed(1)} min`)
      } catch (error) {
        failed.push(part)
        tell((error as Error).message)
      }
      keepResults(reportDir, results)
    }
    return { results, failed }
  } finally {
    await server.close()
    rmSync(twinDir, { recursive: true, force: true })
  }
}

const measure: { readonly [Name in Part]: (bench: Bench) => Promise<Results[Name]> } = {
  weight: inBrowser(async (lab) => ({
    site: await weighSite(lab, siteName),
    twin: await weighSite(lab, twinName),
  })),
  pace: inBrowser(measurePace),
  second: inBrowser((lab, { weight }) => {
    if (!weight) throw new Error('"second" compares with "weight": ask for --only=weight,second.')
    return measureSecondPages(lab, weight.site.pages)
  }),
  rest: inBrowser(measureRest),
  lighthouse: inBrowser(runLighthouse),
  growth: inBrowser(measureGrowth),
  commands: measureInFreshClone,
}

/** Each part has a browser of its own: one that falls over takes no other part with it. */
function inBrowser<Found>(work: (lab: Lab, results: Results) => Promise<Found>) {
  return async ({ executable, results, ...lab }: Bench): Promise<Found> => {
    const debuggingPort = await freePort()
    const browser = await launchForBench(executable, debuggingPort)
    try {
      return await work({ ...lab, browser, debuggingPort }, results)
    } finally {
      await browser.close()
    }
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
