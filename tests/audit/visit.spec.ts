// A visit of the bench finds each of its figures, in a sub-folder too.
import { visit } from '../../scripts/audit/visit.ts'
import { expect, test } from '../support/fixtures.ts'

// The line is slow.
test.setTimeout(180_000)

for (const asTwin of [false, true]) {
  const what = asTwin ? 'the page without script' : 'the page'
  test(`a visit measures ${what}`, async ({ browser, baseURL }) => {
    const figures = await visit(browser, String(baseURL), '/faq', asTwin)
    expect(Object.values(figures).filter(Number.isFinite)).toHaveLength(4)
  })
}
