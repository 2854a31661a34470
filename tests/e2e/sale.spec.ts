// Pages in the stages of the ticket sale, and the badge of a rehearsed moment (?ahora=…).
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
    const buttons = [...document.querySelectorAll('.button')]
    const sellingButtons = buttons.filter(
      (button) => getComputedStyle(button).backgroundColor === colourOfSale,
    )
    const framesAndLinks = document.querySelectorAll(
      'iframe[name="taquilla"], a[href="#taquilla"]:not(.button)',
    )
    return [...sellingButtons, ...framesAndLinks]
      .filter((element) => element.checkVisibility())
      .map((element) => element.textContent || element.localName)
  }, orange)

test('during the sale the home page sells tickets', async ({ page }) => {
  await openWithApp(page, '/')
  expect(await sellingTexts(page)).not.toEqual([])
})

test('once the sale is closed the home page says so, and sells nothing', async ({ page }) => {
  await page.clock.setFixedTime(closedStage.from)
  await openWithApp(page, '/')
  await expect(page.locator('main header [data-variant="buy"]')).toHaveText(closedButton)
  // At this scroll position the header has the ticket button, too.
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

// The pages are built at a moment after the event (`builtAt`). During the sale they have to show another stage than the built
// one.
for (const { when, moment } of [
  { when: 'during the sale', moment: '2026-04-20T09:30:15+02:00' },
  { when: 'after the event', moment: '2027-05-21T10:00:00+02:00' },
]) {
  test(`${when} the start of the app causes no layout shift on the home page`, async ({ page }) => {
    await recordLayoutShifts(page)
    await page.clock.setFixedTime(moment)
    const shiftByFont = await openWithLateApp(page, '/', async () => {
      await waitForFont(page)
      return layoutShift(page)
    })
    await drawnFrame(page)
    // Before the event the app replaces the countdown's dots by digits. The digits are wider, which shifts them a little.
    expect((await layoutShift(page)) - shiftByFont).toBeLessThan(0.001)
  })
}

test('a link on the ticket’s stub has the colour of the text around it', async ({ page }) => {
  await openWithApp(page, '/entradas')
  // The first section is the ticket's stub.
  const text = page.locator('main section h2 + p').first()
  // Adds a link, because only the text of a cancelled event has one.
  const linkColour = await text.evaluate((paragraph) => {
    const link = document.createElement('a')
    link.href = '#'
    paragraph.append(link)
    return getComputedStyle(link).color
  })
  await expect(text).toHaveCSS('color', linkColour)
})

const { label: rehearsalLabel, link: endLink } = copy.rehearsal
/** The badge of a rehearsed moment, with a link that ends the rehearsal. */
const badge = (page: Page) => page.getByRole('complementary', { name: rehearsalLabel })
const rehearsedPath = '/programa?ahora=2026-04-30T12:00'

test('without a rehearsed moment there is no badge', async ({ page }) => {
  await openWithApp(page, '/programa')
  await expect(badge(page)).toHaveCount(0)
})

test('the badge says which moment is rehearsed', async ({ page }) => {
  await openWithApp(page, rehearsedPath)
  await expect(badge(page)).toHaveText(`${rehearsalLabel}: 30 abr, 12:00 ${endLink}`)
  await expect(badge(page)).toBeInViewport()
})

test('the badge does not make the page higher', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await openWithApp(page, '/programa')
  const heightWithoutBadge = await height()
  await openWithApp(page, rehearsedPath)
  await expect(badge(page)).toBeInViewport()
  expect(await height()).toBe(heightWithoutBadge)
})

test('the badge does not cover a focused link of the footer, even if the badge wraps onto two lines', async ({
  page,
}) => {
  // At 280 px the badge wraps.
  await page.setViewportSize({ width: 280, height: 256 })
  await openWithApp(page, rehearsedPath)
  // The badge follows the footer in the tab order.
  const badgeLink = badge(page).getByRole('link')
  await badgeLink.focus()
  await expectInSight(badgeLink)
  const footerLinks = await page.getByRole('contentinfo').getByRole('link').all()
  expect(footerLinks.length).toBeGreaterThan(1)
  for (const link of footerLinks.toReversed()) {
    await page.keyboard.press('Shift+Tab')
    await expect(link).toBeFocused()
    await expectInSight(link)
  }
})

test('the badge is on the next page, too, but not in print', async ({ page }) => {
  await openWithApp(page, rehearsedPath)
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await expect(badge(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(badge(page)).toBeHidden()
})

test('the link of the badge ends the rehearsal, and stays on the page', async ({ page }) => {
  await openWithApp(page, rehearsedPath)
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await badge(page).getByRole('link', { name: endLink }).click()
  // The attribute has the distance of the rehearsed moment from the clock (src/firstPaint.ts).
  await expect(page.locator('html')).not.toHaveAttribute('data-shift')
  await expect(page).toHaveURL('./faq')
  await expect(badge(page)).toHaveCount(0)
})
