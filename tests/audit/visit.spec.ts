// `npm run bench` measures visits. A visit to a site in a sub-folder yields each of the four metrics.
import { visit } from '../../scripts/tools/audit/visit.ts'
import { expect, test } from '../support/fixtures.ts'

test('a visit measures the page', async ({ browser, baseURL, page }) => {
  const metrics = await visit(browser, String(baseURL), '/faq')
  const recorded = await page.evaluate(() => PerformanceObserver.supportedEntryTypes)
  // Chromium 150 records no soft navigations, so it cannot measure when a heading is drawn after a press.
  const expected = recorded.includes('soft-navigation') ? 4 : 3
  expect(Object.values(metrics).filter(Number.isFinite)).toHaveLength(expected)
})
