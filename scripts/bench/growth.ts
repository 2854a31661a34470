import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Browser } from '@playwright/test'
import { editions } from '../../src/content/editions.ts'
import { questions } from '../../src/content/faq.ts'
import { pages } from '../../src/content/pages.ts'
import { speakers } from '../../src/content/speakers.ts'
import { copyBuildSources } from '../build/sources.ts'
import { serveSites } from './bench-server.ts'
import { multiplyList, multiplyRecord } from './multiply.ts'
import { median } from './stats.ts'
import type { Subject } from './subjects.ts'
import { newSlowTab, newVisitor, openAndSettle } from './visit.ts'
import { weighPage } from './weigh.ts'

export const factors = [1, 10, 100] as const

export type GrownPage = {
  readonly page: string
  /** Bodies, compressed. */
  readonly html: number
  readonly script: number
  readonly largestPaint: number
}

export type GrowthStep = {
  readonly factor: number
  readonly buildSeconds: number
  readonly pages: readonly GrownPage[]
}

/** The pages that hold what is multiplied. */
const grownPages: readonly Subject[] = [pages.home, pages.speakers, pages.faq].map((page) => ({
  name: page.path,
  address: page.path.slice(1),
}))

/** Builds copies of the site with more speakers, questions and editions, and measures what that costs. */
export async function measureGrowth(
  browser: Browser,
  script: string,
  rounds: number,
  report: (line: string) => void,
): Promise<GrowthStep[]> {
  const steps: GrowthStep[] = []
  for (const factor of factors) {
    const folder = mkdtempSync(path.join(tmpdir(), `bench-${factor}-`))
    try {
      copyBuildSources(folder)
      writeContent(folder, factor)
      const buildSeconds = build(folder)
      report(`${factor} ×: built in ${buildSeconds.toFixed(1)} s`)
      const grown = await visitPages(browser, script, path.join(folder, 'dist'), rounds)
      steps.push({ factor, buildSeconds, pages: grown })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return steps
}

/** The programme stays as it is: it has to fit on one printed page. */
function writeContent(folder: string, factor: number) {
  const content = {
    'speakers.ts': { speakers: multiplyRecord(speakers, factor) },
    'faq.ts': { questions: multiplyList(questions, factor, 'question') },
    'editions.ts': { editions: multiplyList(editions, factor, 'title') },
  }
  for (const [file, values] of Object.entries(content)) {
    const [[name, value] = []] = Object.entries(values)
    writeFileSync(
      path.join(folder, 'src/content', file),
      `export const ${name} = ${JSON.stringify(value)}\n`,
    )
  }
}

/** Without the service worker, whose own limit would end a build that is a hundred times as large. */
function build(folder: string): number {
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SERVICE_WORKER: 'off' },
  })
  if (status !== 0) throw new Error(`A grown site could not be built.\n${stdout}\n${stderr}`)
  return (performance.now() - begin) / 1000
}

const grownName = 'crecido'

async function visitPages(
  browser: Browser,
  script: string,
  dir: string,
  rounds: number,
): Promise<GrownPage[]> {
  const server = await serveSites({ [grownName]: dir })
  const url = server.urlOf(grownName)
  try {
    const found: GrownPage[] = []
    for (const { name, address } of grownPages) {
      const paints: number[] = []
      let weight: { html: number; script: number } | undefined
      for (let round = 0; round < rounds; round++) {
        const context = await newVisitor(browser, script, { serviceWorker: false })
        const tab = await newSlowTab(context, url)
        server.takeLog() // what the tab asked for before is not the page's
        const probe = await openAndSettle(tab, url + address, { withApp: true })
        await context.close()
        const { firstPaint, scriptInAll } = weighPage(name, probe, server.takeLog())
        weight = { html: firstPaint, script: scriptInAll }
        paints.push(probe.largestPaint ?? Number.NaN)
      }
      if (weight) found.push({ page: name, ...weight, largestPaint: median(paints) })
    }
    return found
  } finally {
    await server.close()
  }
}
