// Stages of the sale, and a notice.
import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import { rgbOf } from '../support/colours.ts'
import { drawnFrame, expect, open, openHeld, scrollDownTo, test } from '../support/fixtures.ts'
import { event, evento } from '../support/evento.ts'
import { noteShifts, shifted } from '../support/shifts.ts'

const closed = evento.state.sale!.find(({ is }) => is === 'closed')!
const { text: rain = '' } = event.notice ?? {}

/** What sells tickets on the page: buttons in the orange that is kept for it, and the platform's window. */
const selling = (page: Page): Promise<string[]> =>
  page.evaluate(
    (orange) =>
      [...document.querySelectorAll('.button, iframe[name="taquilla"], a[href="#taquilla"]')]
        .filter((one) => one.checkVisibility())
        .filter(
          (one) => !one.matches('.button') || getComputedStyle(one).backgroundColor === orange,
        )
        .map((one) => one.textContent || one.localName),
    `rgb(${rgbOf(colours.naranja).join(', ')})`,
  )

test('a notice ends on an open page', async ({ page }) => {
  await page.clock.setFixedTime('2026-05-15T20:59:00+02:00')
  await open(page, '/programa')
  await expect(page.getByText(rain)).toBeVisible()
  await page.clock.setFixedTime('2026-05-15T21:00:00+02:00')
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
  await expect(page.getByText(rain)).toBeHidden()
})

test('sells as long as the sale is open, then says that it is over', async ({ page }) => {
  await open(page, '/')
  expect(await selling(page)).not.toEqual([])
  await page.clock.setFixedTime(closed.from)
  await open(page, '/')
  await expect(page.locator('main header [data-variant="buy"]')).toHaveText(closed.button)
  await scrollDownTo(page, 400)
  expect(await selling(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: closed.button }).click()
  await expect(page.locator('#comprar strong').first()).toHaveText(`${closed.label}.`)
  expect(await selling(page)).toEqual([])
})

test('home stays where it is when the app starts in another stage than the page was built in', async ({
  page,
}) => {
  await noteShifts(page)
  // One of the two differs from the stage at build, whenever that was.
  for (const moment of ['2026-04-20T09:30:15+02:00', '2027-05-21T10:00:00+02:00']) {
    let byFont = 0
    await page.clock.setFixedTime(moment)
    await openHeld(page, '/', async () => {
      await page.evaluate(() => document.fonts.ready)
      await drawnFrame(page)
      byFont = await shifted(page)
    })
    await drawnFrame(page)
    expect((await shifted(page)) - byFont).toBeLessThan(0.001)
  }
})
