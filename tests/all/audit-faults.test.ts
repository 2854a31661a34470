// The audit names faults of each kind in the delivered site, by the criterion that they break (issue: an audit that names the fault).
import { writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkView, enterState, tryState } from '../../scripts/audit/check-view.ts'
import type { RuleResult, State } from '../../scripts/audit/model.ts'
import { openTab } from '../../scripts/audit/page-tools.ts'
import { states } from '../../scripts/audit/states.ts'
import { findChromium, launchOptions } from '../../scripts/lib/chromium.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { type RunningServer, serveSite } from '../../scripts/lib/server.ts'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { type Fault, plant, plantedFaults } from '../support/plant.ts'

const executable = findChromium()

const rows: string[] = []

/** What fails, each rule with what it says, once. */
const failures = (results: readonly RuleResult[], criterion: string) =>
  results
    .filter(({ outcome, criteria }) => outcome !== 'passed' && criteria.includes(criterion))
    .flatMap(({ tool, rule, findings }) =>
      findings.map(({ target, message }) => ({ rule: `${tool} ${rule}`, target, message })),
    )

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
    writeFileSync('reports/planted-faults.md', `${rows.toSorted().join('\n')}\n`)
  })

  /** Looks at the views of the state one by one, and then uses it, until the fault is named. */
  async function* looks(page: Page, state: State) {
    try {
      await enterState(page, state, server.url)
    } catch (error) {
      const finding = { target: state.part ?? 'html', message: String(error) }
      const place = { path: state.path, state: state.name, view: '' }
      yield [
        { ...place, place, tool: 'propia', rule: 'estado-al-alcance', outcome: 'failed' } as const,
      ].map((result) => ({ ...result, criteria: ['2.1.1', '4.1.2'], findings: [finding] }))
      return
    }
    const [first, ...others] = state.views
    if (first) yield checkView(page, state, first)
    yield tryState(page, state)
    await enterState(page, state, server.url)
    for (const view of others) yield checkView(page, state, view)
  }

  async function namedBy({ path, state: name = 'al llegar', ...fault }: Fault) {
    const state = states.find((one) => one.path === path && one.name === name)
    if (!state) throw new Error(`There is no state «${name}» of ${path}.`)
    const page = await openTab(browser, { bypassCSP: true })
    await plant(page, { path, ...fault })
    try {
      for await (const results of looks(page, state)) {
        const [first] = failures(results, fault.criterion)
        if (first) return first
      }
      return null
    } finally {
      await page.context().close()
    }
  }

  it.concurrent.each(plantedFaults)(
    'names $fault ($criterion)',
    { timeout: 180_000 },
    async (fault) => {
      const named = await namedBy(fault)
      rows.push(
        `| ${fault.criterion} | ${fault.fault} | ${named?.rule ?? '**nobody**'} | ${named?.target ?? ''} ${named?.message ?? ''} |`,
      )
      expect(named).not.toBeNull()
    },
  )
})
