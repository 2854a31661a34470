import { expect, test as base, type Page } from '@playwright/test'
import { lookAt, openTab, reach } from './look.ts'
import type { Reached } from './model.ts'
import { resultsName, stateTitle } from './plan.ts'
import { states } from './states.ts'
import { findingsOf } from './verdict.ts'

/** The runner starts a worker after each failure: in one with a higher number, failures have left enough traces. */
const lastTracingWorker = 12

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
  test.describe(stateTitle(state), () => {
    // One worker takes all views of a state: its page stays open between them.
    test.describe.configure({ mode: 'default' })
    let reached: Reached

    test.beforeAll(async ({ tab }) => {
      reached = await reach(tab, state, process.env.AUDIT_ORIGIN ?? '')
    })

    for (const view of state.views) {
      test(view.name, async () => {
        const { retry, workerIndex } = test.info()
        test.skip(retry > 0 && workerIndex > lastTracingWorker)
        const results = await lookAt(reached, view)
        await test.info().attach(resultsName, {
          contentType: 'application/json',
          body: JSON.stringify(results),
        })
        expect(findingsOf(results)).toEqual([])
      })
    }
  })
}
