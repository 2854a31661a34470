// What an organiser may add: photos. Pages of text are walked through like any other.
import { drawnFrame, expect, open, scrollDownTo, test } from '../support/fixtures.ts'
import { withFace } from '../support/full-event.ts'
import { noteShifts, shifted } from '../support/shifts.ts'

test.use({ visited: 'FULL', viewport: { width: 320, height: 640 }, deviceScaleFactor: 3 })

test('each photo is a small one on a phone, and nothing moves when they come', async ({ page }) => {
  await noteShifts(page)
  await open(page, '/ponentes')
  await page.evaluate(() => document.fonts.ready)
  // Scroll first: the ticket button, which appears then, must not count as a shift by the photos.
  await scrollDownTo(page, 101)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Comprar' })).toBeVisible()
  await drawnFrame(page)
  const before = await shifted(page)
  const photos = page.locator('main img')
  await expect(photos).toHaveCount(withFace.length)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    const taken = await photo.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.currentSrc
    })
    expect(taken).toMatch(/-480\.avif$/)
    await drawnFrame(page)
  }
  expect(await shifted(page)).toBe(before)
})
