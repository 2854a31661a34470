// `npm run bench` measures visits. A visit to a site in a sub-folder yields each of the four metrics.
import { visit } from '../../scripts/tools/audit/visit.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visit measures the page', async ({ browser, baseURL }) => {
  const metrics = await visit(browser, String(baseURL), '/faq')
  expect(Object.values(metrics).filter(Number.isFinite)).toHaveLength(4)
})
