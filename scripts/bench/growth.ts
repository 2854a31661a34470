import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { seeded } from '../../src/azulejo/random.ts'
import { buildIn, copyBuildSources } from '../build/sources.ts'
import { mapValues } from '../lib/map-values.ts'
import { serveSites } from './server.ts'
import { siteName, subjectAt } from './sites.ts'
import { median } from './stats.ts'
import { newSlowTab, newVisitor, openAndSettle, type Lab } from './visit.ts'
import { weighPage } from './weigh.ts'
import { loadContent } from '../content/site-content.ts'

const { editions, questions, pages, speakers } = loadContent()

const factors = [1, 3, 7]

/** No event may have more of each (src/content/schema.ts). */
const most = 60

type GrownPage = {
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
const grownPages = [pages.home, pages.speakers, pages.faq].map((page) => subjectAt(page.path))

/** Builds copies of the site with more speakers, questions and editions, and measures what that costs. */
export async function measureGrowth(lab: Lab): Promise<GrowthStep[]> {
  const steps: GrowthStep[] = []
  for (const factor of factors) {
    const folder = mkdtempSync(path.join(tmpdir(), `bench-${factor}-`))
    try {
      copyBuildSources(folder)
      writeContent(folder, factor)
      const begin = performance.now()
      // The service worker's own limit would end a build that is many times as large.
      const dist = await buildIn(folder, { SERVICE_WORKER: 'off' })
      const buildSeconds = (performance.now() - begin) / 1000
      lab.report(`${factor} ×: built in ${buildSeconds.toFixed(1)} s`)
      steps.push({ factor, buildSeconds, pages: await visitPages(lab, dist) })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return steps
}

type Entry = Readonly<Record<string, unknown>>

/** The programme stays as it is. */
function writeContent(folder: string, factor: number) {
  // JSON is YAML.
  const write = (name: string, value: object) =>
    writeFileSync(path.join(folder, 'src/content', `${name}.yaml`), JSON.stringify(value))
  const listed = Object.entries(speakers).map(([id, speaker]) => ({ id, ...speaker }))
  const more = multiply(listed, factor, 'name')
    .slice(0, most)
    .map(({ id, ...speaker }) => [id, speaker])
  write('speakers', { speakers: Object.fromEntries(more) })
  write('faq', { questions: multiply(questions, factor, 'question').slice(0, most) })
  write('editions', {
    editions: multiply(editions, factor, 'title')
      .slice(0, most)
      .toSorted((a, b) => a.year - b.year),
  })
}

/** A list with copies of each entry under keys and titles of their own. The originals come first: others refer to them. */
export function multiply<T extends Entry & { readonly id: string }>(
  list: readonly T[],
  factor: number,
  title: keyof T,
): T[] {
  const copies = Array.from({ length: factor - 1 }, (_, index) => index + 2)
  return [
    ...list,
    ...copies.flatMap((copy) =>
      list.map((entry) => ({
        ...withOtherWords(entry, copy),
        id: `${entry.id}-${copy}`,
        [title]: `${String(entry[title])} ${copy}`,
      })),
    ),
  ]
}

/** Sentences with their words in another order: plain copies would compress as no new text does. */
const withOtherWords = <T extends Entry>(entry: T, copy: number): T =>
  mapValues(entry, (value) =>
    typeof value === 'string' && value.includes('. ') ? shuffleWords(value, copy) : value,
  ) as T

/** A word, or a link with its words. */
const word = /(?:\[[^\]]*\]\([^)]*\)|\S)+/g

function shuffleWords(text: string, copy: number): string {
  const random = seeded(`${copy} ${text}`)
  return (text.match(word) ?? [])
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
    .join(' ')
}

async function visitPages({ browser, options }: Lab, dir: string): Promise<GrownPage[]> {
  const server = await serveSites({ [siteName]: dir })
  const url = server.urlOf(siteName)
  const found: GrownPage[] = []
  try {
    for (const { name, address } of grownPages) {
      const visits: GrownPage[] = []
      for (let round = 0; round < options.rounds; round++) {
        const visitor = await newVisitor(browser, { serviceWorker: false })
        const tab = await newSlowTab(visitor, url)
        server.takeLog() // what the tab asked for before is not the page's
        const probe = await openAndSettle(tab, url + address, true)
        await visitor.close()
        const { firstPaint: html, scriptInAll: script } = weighPage(name, probe, server.takeLog())
        visits.push({ page: name, html, script, largestPaint: probe.largestPaint ?? Number.NaN })
      }
      const [first] = visits
      const largestPaint = median(visits.map((visit) => visit.largestPaint))
      if (first) found.push({ ...first, largestPaint })
    }
    return found
  } finally {
    await server.close()
  }
}
