import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { checkState } from './check-state.ts'
import { findingsOf, resultsFolder } from './results.ts'
import { auditedPages, pathOf } from './site.ts'
import { paths, states } from './states.ts'

const folder = process.env[resultsFolder]

/** A tab for all states of a worker: the site is cached, and each state loads its page anew. */
const test = base.extend<object, { readonly tab: Page }>({
  tab: [
    async ({ browser }, provide) => {
      // A service worker would fill its storage for visits that never come.
      const context = await browser.newContext({ serviceWorkers: 'block' })
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const [index, state] of states.entries()) {
  test(`${state.path} · ${state.name}`, async ({ tab }) => {
    await tab.unrouteAll()
    const results = await checkState(tab, state, process.env.AUDIT_ORIGIN ?? '')
    if (folder) writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(results))
    expect(findingsOf(results)).toEqual([])
  })
}

test('every page is audited', () => {
  expect(auditedPages().map(pathOf).toSorted()).toEqual(paths.toSorted())
})
