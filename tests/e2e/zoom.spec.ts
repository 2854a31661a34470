// Zooming in must make text larger, even text whose size depends on the window's width.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

/** Selector of headings, of the name on the ticket and of the countdown's digits. */
const largeTexts =
  'main :is(h1, h2, h3), article > [data-tone] > div > p:first-of-type, [data-tone] > [aria-hidden] span:first-child'

/** The font size on the screen of each visible large text, in pixels of the unzoomed page, by its index and text. */
const sizesOn = (page: Page, zoom: number) =>
  page.locator(largeTexts).evaluateAll(
    (all, factor) =>
      all.flatMap((one, index) => {
        const size = parseFloat(getComputedStyle(one).fontSize) * factor
        return one.checkVisibility() ? [[`${index} ${one.textContent.trim()}`, size] as const] : []
      }),
    zoom,
  )

/** At 200 % no text may be smaller than before. At 400 % each must be twice as large at least. */
const leastRatios = [
  { zoom: 2, leastRatio: 1 },
  { zoom: 4, leastRatio: 2 },
]

for (const path of ['/', '/entradas']) {
  test(`no large text of ${path} shrinks as one zooms in`, async ({ page }) => {
    await open(page, path)
    const unzoomedSizes = new Map(await sizesOn(page, 1))
    expect(unzoomedSizes.size).toBeGreaterThan(0)
    for (const { zoom, leastRatio } of leastRatios) {
      await page.setViewportSize({ width: 1280 / zoom, height: 720 / zoom })
      const tooSmall = (await sizesOn(page, zoom)).flatMap(([text, size]) => {
        const ratio = size / (unzoomedSizes.get(text) ?? 0)
        return ratio < leastRatio ? [`${text}: × ${ratio.toFixed(2)}`] : []
      })
      expect(tooSmall, `${100 * zoom} %`).toEqual([])
    }
  })
}
