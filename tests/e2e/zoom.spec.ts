// Zooming in makes text larger, also where its size depends on the window's width.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

/** Headings, the name on the ticket, the digits of the countdown. */
const large =
  'main :is(h1, h2, h3), article > [data-tone] > div > p:first-of-type, [data-tone] > [aria-hidden] span:first-child'

/** The size on the screen of each large text that is shown, in CSS pixels without zoom, by its index and text. */
const sizesOn = (page: Page, zoom: number) =>
  page.locator(large).evaluateAll(
    (all, factor) =>
      all.flatMap((one, place) => {
        const size = parseFloat(getComputedStyle(one).fontSize) * factor
        return one.checkVisibility() ? [[`${place} ${one.textContent.trim()}`, size] as const] : []
      }),
    zoom,
  )

for (const path of ['/', '/entradas']) {
  test(`no large text of ${path} shrinks as one zooms in`, async ({ page }) => {
    await open(page, path)
    const usual = new Map(await sizesOn(page, 1))
    expect(usual.size).toBeGreaterThan(0)
    for (const [zoom, least] of [
      [2, 1],
      [4, 2],
    ] as const) {
      await page.setViewportSize({ width: 1280 / zoom, height: 720 / zoom })
      const small = (await sizesOn(page, zoom)).flatMap(([text, size]) => {
        const ratio = size / (usual.get(text) ?? 0)
        return ratio < least ? [`${text}: × ${ratio.toFixed(2)}`] : []
      })
      expect(small, `${100 * zoom} %`).toEqual([])
    }
  })
}
