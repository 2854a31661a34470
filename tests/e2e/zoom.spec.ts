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
 * Zooms in, and measures the visible large texts. Zoom is imitated by a smaller window: at 200 % a window of 1280 px has room
 * for 640 CSS pixels, and each of them is twice as large on the screen.
 * @returns font sizes on the screen by index and text, in CSS pixels of the unzoomed page
 */
async function sizesAtZoom(page: Page, zoom: number): Promise<ReadonlyMap<string, number>> {
  await page.setViewportSize({ width: 1280 / zoom, height: 720 / zoom })
  const cssSizes = await page.locator(largeTexts).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      if (!element.checkVisibility()) return []
      const name = `${index} ${element.textContent.trim()}`
      return [[name, parseFloat(getComputedStyle(element).fontSize)] as const]
    }),
  )
  return new Map(cssSizes.map(([name, cssSize]) => [name, cssSize * zoom]))
}

/**
 * A visitor must be able to enlarge each text to 200 % (WCAG 1.4.4). A text whose size follows the window's width grows more
 * slowly than the zoom, so it has to be doubled at 400 %, the highest zoom in WCAG (1.4.10). At 200 % it may not be smaller.
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
      expect(unzoomedSizes.size).toBeGreaterThan(0)
      const zoomedSizes = await sizesAtZoom(page, zoom)
      expect([...zoomedSizes.keys()].some((name) => unzoomedSizes.has(name))).toBe(true)
      const tooSmall = [...zoomedSizes].filter(([name, size]) => {
        // A text that only the zoomed page shows has nothing to be compared with.
        const unzoomedSize = unzoomedSizes.get(name) ?? 0
        return size < leastGrowth * unzoomedSize
      })
      expect(tooSmall).toEqual([])
    })
  }
}
