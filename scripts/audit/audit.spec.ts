import { expect, type Page, test as base } from '@playwright/test'
import { distDir } from '../lib/work-folder.ts'
import { readAuditedSite } from './audited-site.ts'
import { checkState } from './check-view.ts'
import { openTab } from './page-tools.ts'
import { resultsName } from './results.ts'
import { states } from './states.ts'
import { findingsOf } from './verdict.ts'

const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await openTab(browser)
      await use(tab)
      await tab.context().close()
    },
    { scope: 'worker' },
  ],
})

for (const state of states) {
  test(`${state.path} · ${state.name}`, async ({ tab }) => {
    const results = await checkState(tab, state, process.env.AUDIT_ORIGIN ?? '')
    // For the report.
    const body = JSON.stringify(results)
    await test.info().attach(resultsName, { contentType: 'application/json', body })
    expect(findingsOf(results)).toEqual([])
  })
}

test('every page is audited', () => {
  const known = new Set(states.map(({ path }) => path))
  const built = readAuditedSite(distDir).map(({ path }) => path)
  expect(built.filter((path) => !known.has(path))).toEqual([])
})
