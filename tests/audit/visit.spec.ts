// The visits of `npm run bench`. A visit measures the metrics of one page.
import { visit } from '../../scripts/tools/audit/visit.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visit to a site in a sub-folder measures every metric that the browser records', async ({
  browser,
  baseURL,
  page,
}) => {
  const metrics = await visit(browser, String(baseURL), '/faq')
  // A metric that the browser did not measure is NaN.
  const missing = Object.entries(metrics).filter(([, milliseconds]) => Number.isNaN(milliseconds))
  const recordedTypes = await page.evaluate(() => PerformanceObserver.supportedEntryTypes)
  // "heading" is the time from a press on a link to the next page's heading. A browser measures it if it records soft
  // navigations, which Chromium 150 does not.
  const expected = recordedTypes.includes('soft-navigation') ? [] : ['heading']
  expect(missing.map(([name]) => name)).toEqual(expected)
})
