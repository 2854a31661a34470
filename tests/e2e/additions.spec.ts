// What an organiser may add: photos, and pages of text.
import { drawnFrame, expect, heading, open, scrollDownTo, test } from '../support/fixtures.ts'
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

test('a text page appears at a click in the footer without a page load; keys scroll its table, and its links work', async ({
  page,
}) => {
  await open(page, '/faq')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
  await expect(page.getByRole('heading', { name: 'Tus derechos' })).toBeVisible()
  await expect(page).toHaveTitle(/^Privacidad · /)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await open(page, '/normas')
  const box = page.getByRole('region', { name: 'Más abajo' })
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'lo de antes' }).click()
  await expect(page).toHaveURL('./normas#que-hay')
  await page.getByRole('link', { name: 'una respuesta' }).click()
  await expect(page.locator('details[open] summary')).toContainText('VIP')
  await expect(heading(page)).toHaveText('Preguntas')
})
