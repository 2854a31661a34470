// Zooming in must make text larger, even text whose size depends on the window's width.
import type { Page } from '@playwright/test'
import { expect, openWithApp, test } from '../support/fixtures.ts'

const largeTexts = [
  // Headings.
  'main :is(h1, h2, h3)',
  // The name on the ticket.
  'article > [data-tone] > div > p:first-of-type',
  // The countdown's digits.
  '[data-tone] > [aria-hidden] span:first-child',
].join()

/**
 * The font size of each visible large text, by its index and text.
 * @returns sizes on the screen, in pixels of the unzoomed page
 */
async function sizesAt(page: Page, zoom: number): Promise<ReadonlyMap<string, number>> {
  await page.setViewportSize({ width: 1280 / zoom, height: 720 / zoom })
  const sizes = await page.locator(largeTexts).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      if (!element.checkVisibility()) return []
      const name = `${index} ${element.textContent.trim()}`
      return [[name, parseFloat(getComputedStyle(element).fontSize)] as const]
    }),
  )
  return new Map(sizes.map(([name, size]) => [name, size * zoom]))
}

for (const path of ['/', '/entradas']) {
  for (const { zoom, leastRatio, rule } of [
    { zoom: 2, leastRatio: 1, rule: 'is no smaller at 200 % zoom' },
    { zoom: 4, leastRatio: 2, rule: 'is at least twice as large at 400 % zoom' },
  ]) {
    test(`each large text of ${path} ${rule}`, async ({ page }) => {
      await openWithApp(page, path)
      const unzoomedSizes = await sizesAt(page, 1)
      expect(unzoomedSizes.size).toBeGreaterThan(0)
      const zoomedSizes = [...(await sizesAt(page, zoom))]
      // A text that only the zoomed page shows has an infinite ratio, which passes.
      const ratios = zoomedSizes.map(([name, size]) => ({
        name,
        ratio: size / (unzoomedSizes.get(name) ?? 0),
      }))
      expect(ratios.filter(({ ratio }) => ratio < leastRatio)).toEqual([])
    })
  }
}
