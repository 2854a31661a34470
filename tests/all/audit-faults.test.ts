// The audit names faults of each kind in the delivered site (issue: an audit that names the fault).
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkView, enterState } from '../../scripts/audit/check-view.ts'
import type { RuleResult } from '../../scripts/audit/model.ts'
import { states } from '../../scripts/audit/states.ts'
import { findChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { type RunningServer, serveSite } from '../../scripts/lib/server.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { type Fault, plantedFaults } from '../fixtures/planted-faults/faults.ts'
import { plant } from '../support/plant.ts'

const executable = findChromium()

const findingsIn = ({ rule, findings }: RuleResult) =>
  findings.map(({ target, message }) => `${rule} ${target} ${message}`)

/** Those of the paired views that differ in width and theme. */
const views = /^(?:360|768|1440) px, (?:claro|oscuro)$/

describe.skipIf(!executable)('the audit of the site with a planted fault', () => {
  let browser: Browser
  let server: RunningServer

  beforeAll(async () => {
    server = await serveSite({ dir: distDir, port: await freePort() })
    browser = await chromium.launch(launchOptions(executable ?? ''))
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  async function audit({ path, state: name = 'al llegar' }: Fault, fault?: Fault) {
    const state = states.find((one) => one.path === path && one.name === name)
    if (!state) throw new Error(`There is no state «${name}» of ${path}.`)
    const context = await browser.newContext({
      locale: 'es-ES',
      serviceWorkers: 'block',
      bypassCSP: true,
    })
    const page = await context.newPage()
    if (fault) await plant(page, fault)
    const results: RuleResult[] = []
    const planned = state.views.filter(
      (view) => views.test(view.name) && view.name !== '768 px, claro',
    )
    await enterState(page, { ...state, views: planned }, server.url)
    for (const view of planned) {
      results.push(...(await checkView(page, { ...state, views: planned }, view)))
    }
    await context.close()
    return results.filter(({ outcome }) => outcome === 'failed' || outcome === 'cantTell')
  }

  it.each(plantedFaults)('names $name ($criterion)', { timeout: 120_000 }, async (fault) => {
    const before = new Set((await audit(fault)).flatMap(findingsIn))
    const found = (await audit(fault, fault))
      .filter(({ criteria }) => criteria.includes(fault.criterion))
      .flatMap(findingsIn)
      .filter((finding) => !before.has(finding))
    expect(found).not.toEqual([])
  })
})
