// Stages of the sale.
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
import { drawnInFont, noteShifts, shifted } from '../support/layout.ts'

const closed = evento.sale.find(({ is }) => is === 'closed')!
const [button = '', stageLabel = ''] = [closed.texts.button, closed.texts.label].map(plainText)

/** Elements that sell tickets: buttons in the colour of sale, and the platform's frame. */
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

test('sells as long as the sale is open, then says that it is over', async ({ page }) => {
  await open(page, '/')
  expect(await selling(page)).not.toEqual([])
  await page.clock.setFixedTime(closed.from)
  await open(page, '/')
  await expect(page.locator('main header [data-variant="buy"]')).toHaveText(button)
  await scrollDownTo(page, 400)
  expect(await selling(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: button }).click()
  await expect(page.locator('#comprar strong').first()).toHaveText(`${stageLabel}.`)
  expect(await selling(page)).toEqual([])
})

test('home stays where it is if it was built in another stage', async ({ page }) => {
  await noteShifts(page)
  // One of the two differs from the stage at build, whenever that was.
  for (const moment of ['2026-04-20T09:30:15+02:00', '2027-05-21T10:00:00+02:00']) {
    let byFont = 0
    await page.clock.setFixedTime(moment)
    await openHeld(page, '/', async () => {
      await drawnInFont(page)
      byFont = await shifted(page)
    })
    await drawnFrame(page)
    expect((await shifted(page)) - byFont).toBeLessThan(0.001)
  }
})

test('a rehearsed moment is said at the foot of the window, with the way out', async ({ page }) => {
  const { label, link: out } = copy.rehearsal
  const badge = page.getByRole('complementary', { name: label })
  await open(page, '/programa')
  await expect(badge).toHaveCount(0)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await open(page, '/programa?ahora=2026-04-30T12:00')
  await expect(badge).toHaveText(`${label}: 30 abr, 12:00 ${out}`)
  await expect(badge).toBeInViewport()
  expect(await height()).toBe(before)
  // It lasts for the visit, and is not on paper.
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await expect(badge).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(badge).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await badge.getByRole('link', { name: out }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  await expect(page).toHaveURL('./faq')
  await expect(badge).toHaveCount(0)
})
