import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { readAuditedSite } from './audited-site.ts'
import { checkState } from './check-state.ts'
import { resultsFolder, states } from './states.ts'
import { findingsOf } from './verdict.ts'

const folder = process.env[resultsFolder]

for (const [index, state] of states.entries()) {
  test(`${state.path} · ${state.name}`, async ({ page }) => {
    await page.clock.install()
    const results = await checkState(page, state, process.env.AUDIT_ORIGIN ?? '')
    if (folder) writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(results))
    expect(findingsOf(results)).toEqual([])
  })
}

test('every page is audited', () => {
  const known = new Set(states.map(({ path: at }) => at))
  const built = readAuditedSite().map(({ path: at }) => at)
  expect(built.filter((at) => !known.has(at))).toEqual([])
})
