// Pages in the stages of the sale, and the badge of a rehearsed moment (?ahora=…).
import type { Page } from '@playwright/test'
import { colours } from '../../src/azulejo/palette.ts'
import { plainText } from '../../src/lib/runs.ts'
import { rgbOf } from '../support/colours.ts'
import {
  drawnFrame,
  expect,
  expectInSight,
  navigationLink,
  openWithApp,
  openWithLateApp,
  scrollDownTo,
  test,
} from '../support/fixtures.ts'
import { copy, testEvent } from '../support/evento.ts'
import { layoutShift, recordLayoutShifts, waitForFont } from '../support/layout.ts'

/** The stage in which the sale is closed. */
const closedStage = testEvent.sale.find(({ name }) => name === 'closed')!
const closedButton = plainText(closedStage.texts.button)
const closedLabel = plainText(closedStage.texts.label)

const orange = `rgb(${rgbOf(colours.naranja).join(', ')})`

/** Texts of the visible elements that sell tickets: orange buttons, the platform's frame, and links to it. */
const sellingTexts = (page: Page): Promise<string[]> =>
  page.evaluate((colourOfSale) => {
    const buttons = [...document.querySelectorAll('.button')].filter(
      (one) => getComputedStyle(one).backgroundColor === colourOfSale,
    )
    const others = document.querySelectorAll(
      'iframe[name="taquilla"], a[href="#taquilla"]:not(.button)',
    )
    return [...buttons, ...others]
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent || one.localName)
  }, orange)

test('during the sale home sells tickets', async ({ page }) => {
  await openWithApp(page, '/')
  expect(await sellingTexts(page)).not.toEqual([])
})

test('once the sale is closed home says so, and sells nothing', async ({ page }) => {
  await page.clock.setFixedTime(closedStage.from)
  await openWithApp(page, '/')
  await expect(page.locator('main header [data-variant="buy"]')).toHaveText(closedButton)
  // From here on the header has the ticket button, too.
  await scrollDownTo(page, 400)
  expect(await sellingTexts(page)).toEqual([])
})

test('once the sale is closed the tickets page says so, and sells nothing', async ({ page }) => {
  await page.clock.setFixedTime(closedStage.from)
  await openWithApp(page, '/')
  await scrollDownTo(page, 400)
  await page.getByRole('banner').getByRole('link', { name: closedButton }).click()
  await expect(page.locator('#comprar strong').first()).toHaveText(`${closedLabel}.`)
  expect(await sellingTexts(page)).toEqual([])
})

// The pages are built after the event (`builtAt`), when the sale has ended. During the sale they must show another stage.
for (const { when, moment } of [
  { when: 'during the sale', moment: '2026-04-20T09:30:15+02:00' },
  { when: 'after the event', moment: '2027-05-21T10:00:00+02:00' },
]) {
  test(`${when} the start of the app shifts nothing on home`, async ({ page }) => {
    await recordLayoutShifts(page)
    await page.clock.setFixedTime(moment)
    let shiftByFont = 0
    await openWithLateApp(page, '/', async () => {
      await waitForFont(page)
      shiftByFont = await layoutShift(page)
    })
    await drawnFrame(page)
    // Before the event the app replaces the countdown's dots by digits. The digits are wider, which shifts them a little.
    expect((await layoutShift(page)) - shiftByFont).toBeLessThan(0.001)
  })
}

test('a link on the ticket’s stub has the colour of the text around it', async ({ page }) => {
  await openWithApp(page, '/entradas')
  // The first section is the ticket's stub. Its text has a link only if the event is cancelled, so the test adds one.
  const text = page.locator('main section h2 + p').first()
  const colourOfLink = await text.evaluate((paragraph) => {
    const added = document.createElement('a')
    added.href = '#'
    paragraph.append(added)
    return getComputedStyle(added).color
  })
  await expect(text).toHaveCSS('color', colourOfLink)
})

const { label: rehearsalLabel, link: endLink } = copy.rehearsal
const badge = (page: Page) => page.getByRole('complementary', { name: rehearsalLabel })

test('without a rehearsed moment there is no badge', async ({ page }) => {
  await openWithApp(page, '/programa')
  await expect(badge(page)).toHaveCount(0)
})

test('a badge at the foot of the window says which moment is rehearsed', async ({ page }) => {
  await openWithApp(page, '/programa?ahora=2026-04-30T12:00')
  await expect(badge(page)).toHaveText(`${rehearsalLabel}: 30 abr, 12:00 ${endLink}`)
  await expect(badge(page)).toBeInViewport()
})

test('the badge makes the page no higher', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await openWithApp(page, '/programa')
  const heightWithout = await height()
  await openWithApp(page, '/programa?ahora=2026-04-30T12:00')
  await expect(badge(page)).toBeInViewport()
  expect(await height()).toBe(heightWithout)
})

test('the badge covers no link of the footer that has the focus, not even if the badge takes two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 256 })
  await openWithApp(page, '/programa?ahora=2026-04-30T12:00')
  const endOfRehearsal = badge(page).getByRole('link')
  await endOfRehearsal.focus()
  await expectInSight(endOfRehearsal)
  const links = await page.getByRole('contentinfo').getByRole('link').all()
  expect(links.length).toBeGreaterThan(1)
  for (const one of links.toReversed()) {
    await page.keyboard.press('Shift+Tab')
    await expect(one).toBeFocused()
    await expectInSight(one)
  }
})

test('the badge is on the next page too, and not on paper', async ({ page }) => {
  await openWithApp(page, '/programa?ahora=2026-04-30T12:00')
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await expect(badge(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(badge(page)).toBeHidden()
})

test('a link of the badge ends the rehearsal on the same page', async ({ page }) => {
  await openWithApp(page, '/programa?ahora=2026-04-30T12:00')
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await badge(page).getByRole('link', { name: endLink }).click()
  // The attribute has the distance of the rehearsed moment from the clock (src/firstPaint.ts).
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  await expect(page).toHaveURL('./faq')
  await expect(badge(page)).toHaveCount(0)
})
