import { type Browser, chromium } from '@playwright/test'
import * as fc from 'fast-check'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildIn, copyBuildSources } from '../build/sources.ts'
import { ContentMistakes } from '../content/mistakes.ts'
import { readContent } from '../content/read-content.ts'
import { ensureChromium, launchOptions } from '../lib/chromium.ts'
import { type Report, tidyAtExit } from '../lib/run-script.ts'
import { faultsOf } from './check.ts'
import { type InventedEvent, inventedEvent } from './draw.ts'
import { writeEvent } from './write.ts'

/** Builds at a time: each takes a processor and a half. */
const lanes = 2

/** A failing event is made smaller for so long, in milliseconds. */
const patience = 180_000

type Tally = { built: number; refused: number }

/**
 * Invents events, builds each and checks it. A mistake of the content that is told with its file and field is as good as
 * a site.
 * @throws with the faults of the smallest event found that shows them
 */
export async function invent(count: number, seed: number, report: Report): Promise<Tally> {
  const tally: Tally = { built: 0, refused: 0 }
  const seeds = Array.from({ length: count }, (_, i) => seed + i)
  await inWorkshop(Math.min(lanes, count), report, async (workshop) => {
    for (let own = seeds.shift(); own !== undefined; own = seeds.shift()) {
      const outcome = await tryOne(own, workshop)
      tally[outcome.refusal ? 'refused' : 'built'] += 1
      report(`seed ${own}: ${outcome.refusal ?? 'built and checked'}`)
    }
  })
  return tally
}

/**
 * Builds a content folder beside the site's own and checks it.
 * @throws with its mistakes, or with the faults of its site
 */
export async function checkFolder(content: string, report: Report): Promise<void> {
  readContent(content)
  await inWorkshop(1, report, async (workshop) => {
    cpSync(content, path.join(workshop.folder, eventFolder), { recursive: true })
    await buildAndCheck(workshop)
  })
}

type Workshop = {
  readonly folder: string
  readonly browser: Browser
  /** Ends the build that is still under way when the workshop closes: an interrupted search leaves one. */
  readonly closing: AbortSignal
}

/** Where a workshop has the files of its event. */
const eventFolder = 'event'

/** Does some work in folders where the site can be built, side by side. */
async function inWorkshop(
  count: number,
  report: Report,
  work: (workshop: Workshop) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(launchOptions(ensureChromium(report)))
  const folders = Array.from({ length: count }, () => mkdtempSync(path.join(tmpdir(), 'invent-')))
  const closing = new AbortController()
  const tidy = () => {
    closing.abort()
    folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }))
  }
  const tidied = tidyAtExit(tidy)
  try {
    for (const folder of folders) copyBuildSources(folder)
    await Promise.all(folders.map((folder) => work({ folder, browser, closing: closing.signal })))
  } finally {
    await browser.close()
    tidied()
    tidy()
  }
}

async function tryOne(seed: number, workshop: Workshop): Promise<{ refusal?: string }> {
  let refusal: string | undefined
  const property = fc.asyncProperty(inventedEvent, async (event) => {
    refusal = await refusalOf(event, workshop)
  })
  const run = await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: patience })
  if (!run.failed) return refusal === undefined ? {} : { refusal }
  const reason = run.errorInstance instanceof Error ? run.errorInstance.message : ''
  throw new Error(`Seed ${seed}: ${reason}\n${JSON.stringify(run.counterexample?.[0])}`)
}

/**
 * @returns why the event is refused, if it is
 * @throws with what is wrong with its site
 */
async function refusalOf(event: InventedEvent, workshop: Workshop): Promise<string | undefined> {
  const content = path.join(workshop.folder, eventFolder)
  writeEvent(event, content)
  try {
    readContent(content)
  } catch (error) {
    // The reason has a file and a field, or it is a fault of ours.
    const mistakes = error instanceof ContentMistakes ? error.mistakes : []
    const [first] = mistakes
    if (!first || mistakes.some(({ field }) => !field)) throw error
    return `refused, ${first.file} · ${first.field}: ${first.problem}`
  }
  await buildAndCheck(workshop)
  return undefined
}

async function buildAndCheck({ folder, browser, closing }: Workshop): Promise<void> {
  const dist = await buildIn(folder, { CONTENT: eventFolder }, closing)
  const faults = await faultsOf(path.join(folder, eventFolder), dist, browser)
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'))
}
