import type { Page } from '@playwright/test'
import {
  expect,
  expectInSight,
  heading,
  link,
  open,
  openHeld,
  scrollDownTo,
  scrollPosition,
  siteNavigation,
  test,
} from '../support/fixtures.ts'
import { copy, evento } from '../support/evento.ts'

const ticketButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: copy.layout.buy })
const menuButton = (page: Page) => page.getByRole('button', { name: copy.layout.openMenu })

/** Expects that the link is not in the document, so that it is hidden from screen readers too. */
const expectNoTicketButton = (page: Page) =>
  expect(page.getByRole('banner').getByText(copy.layout.buy)).toHaveCount(0)

test('the ticket button exists only beyond 100 px of scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await open(page, '/')
  for (const top of [0, 100, 101, 100]) {
    await scrollDownTo(page, top)
    if (top > 100) await expectInSight(ticketButton(page))
    else await expectNoTicketButton(page)
  }
  // The ticket button does not make the header higher, even beside every link of the menu.
  await page.setViewportSize({ width: 1024, height: 400 })
  const height = async () => (await page.getByRole('banner').boundingBox())?.height
  const before = await height()
  await scrollDownTo(page, 300)
  await expectInSight(ticketButton(page))
  expect(await height()).toBe(before)
  await ticketButton(page).click()
  await expect(page).toHaveURL(/\/entradas(?:#comprar)?$/)
  await expect(heading(page)).toHaveText('Entradas')
})

/** tests/engines tests how the menu opens and closes. The audit tests it with the Tab key. */
test('a link in the menu of a phone closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await open(page, '/programa')
  await expect(siteNavigation(page)).toBeHidden()
  await menuButton(page).click()
  for (const { label } of evento.navigation) await expectInSight(link(page, label))
  await page.keyboard.press('End')
  expect(await scrollPosition(page)).toBe(0)
  await link(page, 'Contacto').click()
  await expect(page).toHaveURL('./contacto')
  await expect(siteNavigation(page)).toBeHidden()
  await expectInSight(heading(page))
  await menuButton(page).click()
  // Colour alone would not be enough (WCAG 1.4.1).
  await expect(link(page, 'Contacto')).toHaveAttribute('aria-current', 'page')
  await expect(link(page, 'Contacto')).toHaveCSS('text-decoration-line', 'underline')
  await expect(link(page, 'Programa')).toHaveCSS('text-decoration-line', 'none')
  await page.goBack()
  await expect(heading(page)).toHaveText('Programa')
  await expect(siteNavigation(page)).toBeHidden()
  // A tablet that is turned gets wide enough for links in the header, so the open menu closes.
  await menuButton(page).click()
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(page.locator('nav:popover-open')).toHaveCount(0)
  await expectInSight(link(page, 'Contacto'))
})

test('a menu that is opened before the app starts stays open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openHeld(page, '/programa', () => menuButton(page).click())
  await expectInSight(link(page, 'Contacto'))
})
