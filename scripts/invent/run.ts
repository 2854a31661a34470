import { chromium } from '@playwright/test'
import * as fc from 'fast-check'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuildSources } from '../build/sources.ts'
import { ContentMistakes } from '../content/mistakes.ts'
import { readContent } from '../content/read-content.ts'
import { ensureChromium } from '../lib/chromium.ts'
import { type Report, tidyAtExit } from '../lib/run-script.ts'
import { faultsOf } from './check.ts'
import { type InventedEvent, inventedEvent } from './draw.ts'
import { writeEvent } from './write.ts'

/** Builds at a time: each takes a processor and a half. */
const lanes = 2

/** A failing event is made smaller for so long, in milliseconds. */
const patience = 180_000

export type Tally = { built: number; refused: number }

/**
 * Invents events, builds each and checks it, until all hold or one fails. A mistake of the content that is told with its
 * file and field is as good as a site.
 * @throws with the smallest event found that shows the fault
 */
export async function invent(count: number, seed: number, report: Report): Promise<Tally> {
  const tally: Tally = { built: 0, refused: 0 }
  const browser = await chromium.launch({
    executablePath: ensureChromium(report),
    args: ['--no-sandbox'],
  })
  const numbers = Array.from({ length: count }, (_, i) => i)
  const work = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'invent-'))
    const tidied = tidyAtExit(() => rmSync(folder, { recursive: true, force: true }))
    copyBuildSources(folder)
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const property = fc.asyncProperty(inventedEvent, async (event) => {
        const outcome = await tryEvent(event, folder, browser)
        tally[outcome] += 1
      })
      const run = await fc.check(property, {
        seed: seed + number,
        numRuns: 1,
        interruptAfterTimeLimit: patience,
      })
      if (run.failed)
        throw new Error(
          `Event ${number + 1} (seed ${seed + number}): ${run.errorInstance instanceof Error ? run.errorInstance.message : ''}\n${JSON.stringify(run.counterexample?.[0])}`,
        )
      report(`event ${number + 1} of ${count} holds (seed ${seed + number})`)
    }
    tidied()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, count) }, work))
  } finally {
    numbers.length = 0
    await browser.close()
  }
  return tally
}

/** @throws with what is wrong */
async function tryEvent(
  event: InventedEvent,
  folder: string,
  browser: Awaited<ReturnType<typeof chromium.launch>>,
) {
  const content = path.join(folder, 'event')
  writeEvent(event, content)
  try {
    readContent(content)
  } catch (error) {
    // The reason has a file and a field, or it is a fault of ours.
    if (error instanceof ContentMistakes && error.mistakes.every(({ field }) => field))
      return 'refused'
    throw error
  }
  await build(folder)
  const faults = await faultsOf(content, path.join(folder, 'dist'), browser)
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'))
  return 'built'
}

function build(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, CONTENT: 'event' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = tidyAtExit(() => child.kill())
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      ended()
      if (code === 0) resolve()
      else reject(new Error(`The build failed.\n${Buffer.concat(chunks).toString('utf8')}`))
    })
  })
}
