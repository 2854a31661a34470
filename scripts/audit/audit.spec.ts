import { expect, type Page, test as base } from '@playwright/test'
import { distDir } from '../lib/work-folder.ts'
import { readAuditedSite } from './audited-site.ts'
import { checkView, enterState, openTab } from './check-view.ts'
import { comparePages } from './compare-pages.ts'
import type { RuleResult } from './model.ts'
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

/** Hands the results over for the report, and fails if something was found. */
async function tell(results: readonly RuleResult[]) {
  const body = JSON.stringify(results)
  await test.info().attach(resultsName, { contentType: 'application/json', body })
  expect(findingsOf(results)).toEqual([])
}

for (const state of states) {
  test.describe(`${state.path} · ${state.name}`, () => {
    // One worker takes all views of a state: its page stays open between them.
    test.describe.configure({ mode: 'default' })

    test.beforeAll(({ tab }) => enterState(tab, state, process.env.AUDIT_ORIGIN ?? ''))

    for (const view of state.views) {
      test(view.name, async ({ tab }) => tell(await checkView(tab, state, view)))
    }
  })
}

test('pages beside each other', async () => {
  const pages = readAuditedSite(distDir)
  await tell(comparePages(pages))
  const known = new Set(states.map(({ path }) => path))
  expect(pages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})
