// `npm run bench` makes visits. Each measures the metrics of one page.
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
  // Chromium 150 records no soft navigations, so it cannot measure when a heading is drawn after a press.
  const expected = recordedTypes.includes('soft-navigation') ? [] : ['heading']
  expect(missing.map(([name]) => name)).toEqual(expected)
})
