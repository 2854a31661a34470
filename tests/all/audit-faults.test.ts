// The audit names faults of each kind in the delivered site, by the criterion that they break.
import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkState } from '../../scripts/audit/check-state.ts'
import { states } from '../../scripts/audit/states.ts'
import { findChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { serveSite } from '../../scripts/lib/server.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { type Fault, plant, plantedFaults } from '../support/plant.ts'

const executable = findChromium()

const rows: string[] = []

describe.skipIf(!executable)('the audit of the site with a planted fault', () => {
  let browser: Browser
  let server: Awaited<ReturnType<typeof serveSite>>

  beforeAll(async () => {
    server = await serveSite({ dir: distDir, port: 0 })
    browser = await chromium.launch(launchOptions(executable ?? ''))
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
    writeFileSync('reports/planted-faults.md', `${rows.toSorted().join('\n')}\n`)
  })

  /** The rule that reports the fault under its criterion, and its message; null if there is none. */
  async function namedBy(fault: Fault): Promise<string | null> {
    const { path, state: name = 'al llegar', criterion } = fault
    const state = states.find((one) => one.path === path && one.name === name)
    if (!state) throw new Error(`There is no state «${name}» of ${path}.`)
    const page = await browser.newPage({
      bypassCSP: true,
      serviceWorkers: 'block',
      locale: 'es-ES',
    })
    await page.clock.install()
    await plant(page, fault)
    try {
      const results = await checkState(page, state, server.url)
      const by = results.find((one) => one.findings[0] && one.criteria.includes(criterion))
      const [first] = by?.findings ?? []
      return first ? `${by?.rule} | ${first.target} ${first.message.replace(/\s+/g, ' ')}` : null
    } finally {
      await page.close()
    }
  }

  it.concurrent.each(plantedFaults)(
    'names $fault ($criterion)',
    { timeout: 180_000 },
    async (fault) => {
      const named = await namedBy(fault)
      rows.push(`| ${fault.criterion} | ${fault.fault} | ${named ?? '**nobody** |'} |`)
      expect(named).not.toBeNull()
    },
  )
})
