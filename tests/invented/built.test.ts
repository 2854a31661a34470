// Builds of events that nobody has seen: SEED=7 COUNT=10 npx vitest run invented. CONTENT names a folder of one's own.
import { chromium } from '@playwright/test'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildIn, copyBuildSources } from '../support/sources.ts'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { writeEvent } from '../support/altered-event.ts'
import { specificationFolder } from '../support/specification.ts'
import { drawEvent, readEvent, seeds } from './draw.ts'
import { siteFaults } from './faults.ts'

const own = process.env.CONTENT || specificationFolder
const isOwn = path.resolve(own) !== path.resolve(specificationFolder)

/** Builds an event aside, and finds what is wrong with its site. */
async function faultsOfBuild(write: (folder: string) => void): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'invented-'))
  const event = path.join(folder, 'event')
  const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
  try {
    copyBuildSources(folder)
    mkdirSync(event)
    write(event)
    return await siteFaults(event, await buildIn(folder, { CONTENT: 'event' }), browser)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const events = (isOwn ? [] : seeds(3))
  .map((seed) => ({ seed, ...drawEvent(seed) }))
  .filter(({ changes }) => readEvent(changes) !== null)

it.each(events)('builds event $seed', async ({ changes }) => {
  expect(await faultsOfBuild((folder) => writeEvent(folder, changes))).toEqual([])
})

it.runIf(isOwn)(`builds ${own}`, async () => {
  expect(await faultsOfBuild((folder) => cpSync(own, folder, { recursive: true }))).toEqual([])
})
