// What a stage of the sale changes on the pages, and the badge of a rehearsed moment (?ahora=…).
import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import { plainText } from '../../src/lib/runs.ts'
import { rgbOf } from '../support/colours.ts'
import {
  drawnFrame,
  expect,
  link,
  open,
  openHeld,
  scrollDownTo,
  test,
} from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'
import { layoutShift, recordLayoutShifts, waitForFont } from '../support/layout.ts'

const closed = evento.sale.find(({ is }) => is === 'closed')!
const button = plainText(closed.texts.button)
const stageLabel = plainText(closed.texts.label)

/** Texts of the visible elements that sell tickets: orange buttons, the platform's frame, and links to it. */
const sellingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (orange) => {
      const isOrange = (one: Element) => getComputedStyle(one).backgroundColor === orange
      return [...document.querySelectorAll('.button, iframe[name="taquilla"], a[href="#taquilla"]')]
        .filter((one) => one.checkVisibility())
        .filter((one) => !one.matches('.button') || isOrange(one))
        .map((one) => one.textContent || one.localName)
    },
    `rgb(${rgbOf(colours.naranja).join(', ')})`,
  )

test('sells as long as the sale is open, then says that it is over', async ({ page }) => {
  await open(page, '/')
  expect(await sellingTexts(page)).not.toEqual([])
  await page.clock.setFixedTime(closed.from)
  await open(page, '/')
  await expect(page.locator('main header [data-variant="buy"]')).toHaveText(button)
  await scrollDownTo(page, 400)
  expect(await sellingTexts(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: button }).click()
  await expect(page.locator('#comprar strong').first()).toHaveText(`${stageLabel}.`)
  expect(await sellingTexts(page)).toEqual([])
})

test('home does not shift if the visit is in another stage of the sale than the build', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  // During the sale, and after the event. At least one of them is not the stage of the build.
  for (const moment of ['2026-04-20T09:30:15+02:00', '2027-05-21T10:00:00+02:00']) {
    let shiftByFont = 0
    await page.clock.setFixedTime(moment)
    await openHeld(page, '/', async () => {
      await waitForFont(page)
      shiftByFont = await layoutShift(page)
    })
    await drawnFrame(page)
    expect((await layoutShift(page)) - shiftByFont).toBeLessThan(0.001)
  }
})

test('a badge at the foot of the window says which moment is rehearsed, and ends it', async ({
  page,
}) => {
  const { label, link: endLink } = copy.rehearsal
  const badge = page.getByRole('complementary', { name: label })
  await open(page, '/programa')
  await expect(badge).toHaveCount(0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await open(page, '/programa?ahora=2026-04-30T12:00')
  await expect(badge).toHaveText(`${label}: 30 abr, 12:00 ${endLink}`)
  await expect(badge).toBeInViewport()
  expect(await height()).toBe(before)
  // The badge is on the next page too, and not on paper.
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await expect(badge).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(badge).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await badge.getByRole('link', { name: endLink }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  await expect(page).toHaveURL('./faq')
  await expect(badge).toHaveCount(0)
})
