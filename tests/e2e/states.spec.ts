// Stages of the sale, and a notice.
import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import { rgbOf } from '../support/colours.ts'
import { expect, open, scrollDownTo, test } from '../support/fixtures.ts'
import { event, evento } from '../support/evento.ts'

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

test('shows its notice for its time', async ({ tab }) => {
  await tab.clock.setFixedTime('2026-05-15T19:59:59+02:00')
  await open(tab, '/programa')
  await expect(tab.getByText(rain)).toBeHidden()
  // On an open page it ends, too.
  await tab.clock.setFixedTime('2026-05-15T20:59:00+02:00')
  await open(tab, '/programa')
  await expect(tab.getByText(rain)).toBeVisible()
  await tab.clock.setFixedTime('2026-05-15T21:00:00+02:00')
  await tab.evaluate(() => window.dispatchEvent(new Event('pageshow')))
  await expect(tab.getByText(rain)).toBeHidden()
})

test('sells as long as the sale is open, then says that it is over', async ({ tab }) => {
  await open(tab, '/')
  expect(await selling(tab)).not.toEqual([])
  await tab.clock.setFixedTime(closed.from)
  await open(tab, '/')
  await expect(tab.locator('main header [data-variant="buy"]')).toHaveText(closed.button)
  await scrollDownTo(tab, 400)
  expect(await selling(tab)).toEqual([])
  await tab.getByRole('banner').getByRole('link', { name: closed.button }).click()
  await expect(tab.locator('#comprar strong').first()).toHaveText(`${closed.label}.`)
  expect(await selling(tab)).toEqual([])
})
