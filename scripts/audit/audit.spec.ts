import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { checkState } from './check-state.ts'
import { findingsOf, resultsFolder } from './results.ts'
import { auditedPages, pathOf } from './site.ts'
import { paths, states } from './states.ts'

const folder = process.env[resultsFolder]

for (const [index, state] of states.entries()) {
  test(`${state.path} · ${state.name}`, async ({ page }) => {
    const results = await checkState(page, state, process.env.AUDIT_ORIGIN ?? '')
    if (folder) writeFileSync(path.join(folder, `${index}.json`), JSON.stringify(results))
    expect(findingsOf(results)).toEqual([])
  })
}

test('every page is audited', () => {
  expect(auditedPages().map(pathOf).toSorted()).toEqual(paths.toSorted())
})
