import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { medians, missedGoals, type Figures } from './bench/goals.ts'
import { devices, judge, type Device } from './bench/lighthouse.ts'
import { clickToHeading } from './bench/second-page.ts'
import { makeTwin } from './bench/twin.ts'
import { readBuiltSite } from './lib/built-site.ts'
import { ensureChromium, launchOptions } from './lib/chromium.ts'
import { freePort } from './lib/free-port.ts'
import { runScript, scriptArguments, type Report } from './lib/run-script.ts'
import { serveSite } from './lib/server.ts'
import { distDir } from './lib/work-folder.ts'

await runScript('bench', async (report) => {
  const { values } = parseArgs({
    args: [...scriptArguments],
    options: { runs: { type: 'string', default: '5' }, page: { type: 'string' } },
  })
  const pages = readBuiltSite(distDir).pages.flatMap((page) => page.path ?? [])
  const asked = pages.filter((page) => !values.page || page === values.page)
  const runs = Number(values.runs)
  if (asked.length === 0 || !(runs > 0)) {
    throw new Error(
      'Nothing to measure: write for example "npm run bench -- --page /faq --runs 1".',
    )
  }
  const twinDir = mkdtempSync(path.join(tmpdir(), 'bench-twin-'))
  await makeTwin(distDir, twinDir)
  const site = await serveSite({ dir: distDir, port: 4500, brotli: true })
  const twin = await serveSite({ dir: twinDir, port: 4600, brotli: true })
  const port = await freePort()
  const { args, ...options } = launchOptions(ensureChromium(report, true))
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    // Playwright's own switches off what is measured.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const bench = { browser, port, site: site.url, twin: twin.url, report }
  try {
    judgeTable(await measurePages(bench, asked, runs), report)
  } finally {
    await Promise.all([browser.close(), site.close(), twin.close()])
    rmSync(twinDir, { recursive: true })
  }
})

type Bench = {
  readonly browser: Browser
  readonly port: number
  readonly site: string
  readonly twin: string
  readonly report: Report
}

async function measurePages(bench: Bench, pages: readonly string[], runs: number) {
  const table: Record<string, Figures> = {}
  // Run timings one at a time; parallel runs skew them.
  for (const page of pages) {
    for (const device of devices) {
      const found = []
      for (let run = 0; run < runs; run++) found.push(await measure(bench, page, device, run))
      table[`${page} ${device}`] = medians(found)
      bench.report(`${page} ${device}`)
    }
  }
  return table
}

/** Measures a page once: on a phone beside its twin, on a desktop with the way to it by a link. */
async function measure(bench: Bench, page: string, device: Device, run: number): Promise<Figures> {
  const visit = (root: string) => judge(root + page.slice(1), device, bench.port, bench.report)
  if (device === 'desktop') {
    const from = bench.site + (page === '/' ? 'faq' : '')
    return {
      ...(await visit(bench.site)),
      heading: await clickToHeading(bench.browser, from, page),
    }
  }
  // The machine's caches favour the second of two: the order changes with each run.
  const early = run % 2 === 0 ? await visit(bench.twin) : null
  const own = await visit(bench.site)
  const bare = early ?? (await visit(bench.twin))
  return { ...own, ratio: own.paint / bare.paint }
}

function judgeTable(table: Readonly<Record<string, Figures>>, report: Report) {
  console.table(table)
  const missed = Object.entries(table).flatMap(([name, figures]) =>
    missedGoals(figures).map((miss) => `✗ ${name}: ${miss}`),
  )
  for (const line of missed) report(line)
  if (missed.length > 0) process.exitCode = 1
}
