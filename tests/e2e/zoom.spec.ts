// Zooming in must make text larger (WCAG 1.4.4), even text whose size follows the window's width.
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
 * Zooms in, and measures the visible large texts. A smaller window imitates the zoom. For example, at 200 % a window of 1280 px
 * has room for 640 CSS pixels. Each of these pixels is twice as large on the screen.
 * @returns font sizes on the screen by index and text ("0 Entradas"), in CSS pixels of the unzoomed page
 */
async function sizesAtZoom(page: Page, zoom: number): Promise<ReadonlyMap<string, number>> {
  await page.setViewportSize({ width: 1280 / zoom, height: 720 / zoom })
  const cssSizes = await page.locator(largeTexts).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      if (!element.checkVisibility()) return []
      const name = `${index} ${element.textContent.trim()}`
      const cssSize = parseFloat(getComputedStyle(element).fontSize)
      return [[name, cssSize] as const]
    }),
  )
  return new Map(cssSizes.map(([name, cssSize]) => [name, cssSize * zoom]))
}

/**
 * The least growth of a text at each zoom. A visitor must be able to enlarge each text to 200 % (WCAG 1.4.4). A text whose
 * size follows the window's width grows more slowly than the zoom. Such a text has to be doubled at 400 %, the highest zoom in
 * WCAG (1.4.10). At 200 % it may not be smaller than without zoom.
 */
const limits = [
  { zoom: 2, leastGrowth: 1, outcome: 'is no smaller at 200 % zoom' },
  { zoom: 4, leastGrowth: 2, outcome: 'is at least twice as large at 400 % zoom' },
]

for (const path of ['/', '/entradas']) {
  for (const { zoom, leastGrowth, outcome } of limits) {
    test(`each large text of ${path} ${outcome}`, async ({ page }) => {
      await openWithApp(page, path)
      const unzoomedSizes = await sizesAtZoom(page, 1)
      const zoomedSizes = await sizesAtZoom(page, zoom)
      // Some texts are visible in one of the two windows only, and cannot be compared.
      const comparableNames = [...zoomedSizes.keys()].filter((name) => unzoomedSizes.has(name))
      expect(comparableNames.length).toBeGreaterThan(0)
      const tooSmallNames = comparableNames.filter(
        (name) => zoomedSizes.get(name)! < leastGrowth * unzoomedSizes.get(name)!,
      )
      expect(tooSmallNames).toEqual([])
    })
  }
}
