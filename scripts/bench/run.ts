import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Browser } from '@playwright/test'
import { readBuiltSite } from '../lib/built-site.ts'
import { serveSites, type BenchServer } from './bench-server.ts'
import { launchForBench } from './browser.ts'
import { measureGrowth } from './growth.ts'
import { digestOf, keepResults, keptResults, reportDir } from './kept.ts'
import { runLighthouse } from './lighthouse.ts'
import type { BenchOptions, Part } from './options.ts'
import { measurePace, siteName, twinName } from './pace.ts'
import { probeScript } from './probe-script.ts'
import { measureRest } from './rest.ts'
import type { Measured, Results } from './results.ts'
import { loadedAheadWithDataSaver, measureSecondPages } from './second-page.ts'
import { subjectsOf, type Subject } from './subjects.ts'
import { makeTwin } from './twin.ts'
import { weighSite } from './weigh.ts'

type Report = (line: string) => void

type Bench = {
  readonly browser: Browser
  readonly executable: string
  readonly server: BenchServer
  readonly script: string
  readonly subjects: readonly Subject[]
  readonly options: BenchOptions
  /** Progress of a part. */
  readonly reportOf: (part: Part) => Report
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
  makeTwin(dir, twinDir)
  const server = await serveSites({ [siteName]: dir, [twinName]: twinDir })
  const browser = await launchForBench(executable)
  const bench: Bench = {
    browser,
    executable,
    server,
    script: await probeScript(),
    subjects: subjectsOf(dir),
    options,
    reportOf: (part) => (line) => report(`${part}: ${line}`),
  }
  try {
    let results: Results = {
      ...keptResults(reportDir, describeRun(dir, browser, options)),
      fontsPreloaded: fontsPreloaded(dir),
    }
    const failed: Part[] = []
    // Timings one after the other: two at a time would disturb each other.
    for (const part of options.parts) {
      const begin = performance.now()
      try {
        const found = await measure[part](bench, results)
        const { measured } = results
        const minutes = { ...measured.minutes, [part]: (performance.now() - begin) / 60_000 }
        results = { ...results, ...found, measured: { ...measured, minutes } }
      } catch (error) {
        failed.push(part)
        report(`${part}: ${(error as Error).message}`)
      }
      keepResults(reportDir, results)
    }
    return { results, failed }
  } finally {
    await browser.close()
    await server.close()
    rmSync(twinDir, { recursive: true, force: true })
  }
}

const measure: Record<Part, (bench: Bench, results: Results) => Promise<Partial<Results>>> = {
  async weight({ browser, server, script, subjects, reportOf }) {
    const weigh = (name: string, withApp: boolean) =>
      weighSite(browser, server, script, { name, withApp, subjects })
    const weight = { site: await weigh(siteName, true), twin: await weigh(twinName, false) }
    reportOf('weight')(`${subjects.length} pages and their twins`)
    return { weight }
  },
  async pace({ browser, server, script, subjects, options, reportOf }) {
    const report = reportOf('pace')
    return { pace: await measurePace(browser, server, script, subjects, options, report) }
  },
  async second({ browser, server, script, subjects, options, reportOf }, { weight }) {
    if (!weight) throw new Error('"second" compares with "weight": ask for --only=weight,second.')
    const settings = { subjects, weights: weight.site.pages, rounds: options.rounds }
    const pages = await measureSecondPages(browser, server, script, settings, reportOf('second'))
    const aheadWithDataSaver = await loadedAheadWithDataSaver(browser, server, script)
    return { second: { pages, aheadWithDataSaver } }
  },
  async rest({ browser, server, script, subjects, reportOf }) {
    return { rest: await measureRest(browser, server, script, subjects, reportOf('rest')) }
  },
  async lighthouse({ executable, server, subjects, options, reportOf }) {
    const report = reportOf('lighthouse')
    const runs = options.lighthouseRuns
    return { lighthouse: await runLighthouse(executable, server, subjects, runs, report) }
  },
  async growth({ browser, script, options, reportOf }) {
    return { growth: await measureGrowth(browser, script, options.rounds, reportOf('growth')) }
  },
}

function describeRun(
  dir: string,
  browser: Browser,
  { rounds, paintRounds }: BenchOptions,
): Measured {
  return {
    day: new Date().toISOString().slice(0, 10),
    build: digestOf(dir),
    browser: browser.version(),
    node: process.versions.node,
    processors: cpus().length,
    rounds,
    paintRounds,
    minutes: {},
  }
}

const fontsPreloaded = (dir: string): boolean =>
  readBuiltSite(dir).pages.every(({ document }) =>
    document.querySelector('link[rel="preload"][as="font"][crossorigin]'),
  )
