// A visit of the bench finds each of its figures, in a sub-folder too.
import { visit } from '../../scripts/tools/audit/visit.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visit measures the page', async ({ browser, baseURL }) => {
  const figures = await visit(browser, String(baseURL), '/faq', false)
  expect(Object.values(figures).filter(Number.isFinite)).toHaveLength(4)
})
