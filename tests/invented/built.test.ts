// Builds of random events: SEED=7 COUNT=10 npx vitest run invented.
import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { writeEvent } from '../support/altered-event.ts'
import { folderWith } from '../support/made-up-site.ts'
import { buildIn, copyBuildSources } from '../support/sources.ts'
import { drawEvent, readEvent, seeds } from './draw.ts'
import { siteFaults } from './faults.ts'

const events = seeds(3)
  .map((seed) => ({ seed, changes: drawEvent(seed).changes }))
  .filter(({ changes }) => readEvent(changes) !== null)

it.each(events)('builds event $seed', async ({ changes }) => {
  const folder = folderWith({})
  copyBuildSources(folder)
  const event = path.join(folder, 'event')
  mkdirSync(event)
  writeEvent(event, changes)
  const dist = await buildIn(folder, { CONTENT: 'event' })
  const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
  onTestFinished(() => browser.close())
  expect(await siteFaults(event, dist, browser)).toEqual([])
})
