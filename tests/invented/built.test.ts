// Builds of random events: SEED=7 COUNT=10 npx vitest run invented. CONTENT names a folder to build instead.
import { chromium } from '@playwright/test'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensureChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { type Changes, writeEvent } from '../support/altered-event.ts'
import { folderWith } from '../support/made-up-site.ts'
import { buildIn, copyBuildSources } from '../support/sources.ts'
import { specificationFolder } from '../support/specification.ts'
import { drawEvent, readEvent, seeds } from './draw.ts'
import { siteFaults } from './faults.ts'

const own = path.resolve(process.env.CONTENT || specificationFolder)

const invented = seeds(3)
  .map((seed) => ({ name: `event ${seed}`, changes: drawEvent(seed).changes }))
  .filter(({ changes }) => readEvent(changes) !== null)

const isOwn = own !== path.resolve(specificationFolder)
const events: readonly { name: string; changes: Changes | null }[] = isOwn
  ? [{ name: own, changes: null }]
  : invented

it.each(events)('builds $name', async ({ changes }) => {
  const folder = folderWith({})
  copyBuildSources(folder)
  const event = path.join(folder, 'event')
  mkdirSync(event)
  if (changes) writeEvent(event, changes)
  else cpSync(own, event, { recursive: true })
  const dist = await buildIn(folder, { CONTENT: 'event' })
  const browser = await chromium.launch(launchOptions(ensureChromium(() => {})))
  onTestFinished(() => browser.close())
  expect(await siteFaults(event, dist, browser)).toEqual([])
})
