// A visit of the bench finds each of its metrics, in a sub-folder too.
import { visit } from '../../scripts/tools/audit/visit.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visit measures the page', async ({ browser, baseURL }) => {
  const metrics = await visit(browser, String(baseURL), '/faq')
  expect(Object.values(metrics).filter(Number.isFinite)).toHaveLength(4)
})
