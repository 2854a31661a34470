import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, expect } from '@playwright/test'
import { readAuditedSite } from './audited-site.ts'
import { checkState } from './check-state.ts'
import { resultsFolder } from './model.ts'
import { states } from './states.ts'
import { findingsOf } from './verdict.ts'
import { test as base } from './window.ts'

const folder = process.env[resultsFolder]

const test = base.extend<{ tab: Page }>({
  /** A worker's tab for all its states, because a tab of its own would take a third of a state's time. */
  async tab({ window }, provide) {
    await provide(window.pages()[0] ?? (await window.newPage()))
  },
})

for (const [index, state] of states.entries()) {
  test(`${state.path} · ${state.name}`, async ({ tab }) => {
    const results = await checkState(tab, state, process.env.AUDIT_ORIGIN ?? '')
    await tab.unrouteAll({ behavior: 'ignoreErrors' })
    for (const other of tab.context().pages()) if (other !== tab) await other.close()
    await tab.goto('about:blank')
    if (folder) writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(results))
    expect(findingsOf(results)).toEqual([])
  })
}

test('every page is audited', () => {
  const known = new Set(states.map(({ path: at }) => at))
  const built = readAuditedSite().map(({ path: at }) => at)
  expect(built.filter((at) => !known.has(at))).toEqual([])
})
