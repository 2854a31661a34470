// The header: its ticket button, and the menu of a phone.
import type { Page } from '@playwright/test'
import {
  expect,
  expectInSight,
  heading,
  navigationLink,
  openWithApp,
  openWithLateApp,
  scrollDownTo,
  scrollPosition,
  siteNavigation,
  test,
} from '../support/fixtures.ts'
import { copy, testEvent } from '../support/evento.ts'

const header = (page: Page) => page.getByRole('banner')
const ticketButton = (page: Page) => header(page).getByRole('link', { name: copy.layout.buy })
const menuButton = (page: Page) => page.getByRole('button', { name: copy.layout.openMenu })

/** Expects that the document does not contain the button. Screen readers may read a button that is only invisible. */
const expectNoTicketButton = (page: Page) =>
  expect(header(page).getByText(copy.layout.buy)).toHaveCount(0)

test('the header has its ticket button only beyond a scroll position of 100 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await openWithApp(page, '/')
  await expectNoTicketButton(page)
  await scrollDownTo(page, 100)
  await expectNoTicketButton(page)
  await scrollDownTo(page, 101)
  await expectInSight(ticketButton(page))
  await scrollDownTo(page, 100)
  await expectNoTicketButton(page)
})

test('the ticket button does not make the header higher, even beside all links of the menu', async ({
  page,
}) => {
  // The narrowest window whose header has the menu's links.
  await page.setViewportSize({ width: 1024, height: 400 })
  await openWithApp(page, '/')
  const height = async () => (await header(page).boundingBox())?.height
  const heightBefore = await height()
  await scrollDownTo(page, 300)
  await expectInSight(ticketButton(page))
  expect(await height()).toBe(heightBefore)
})

test('the ticket button leads to the tickets page', async ({ page }) => {
  await openWithApp(page, '/')
  await scrollDownTo(page, 300)
  await ticketButton(page).click()
  await expect(page).toHaveURL(/\/entradas$/)
  await expect(heading(page)).toHaveText('Entradas')
})

// A pressable link has to be at least 24 px high (WCAG 2.5.8). A smaller window imitates a laptop's zoom of 400 %.
test('each link of an open menu is at least 24 px high at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithApp(page, '/')
  await menuButton(page).click()
  const links = siteNavigation(page).getByRole('listitem').getByRole('link')
  const heights = await links.evaluateAll((elements) =>
    elements.map((link) => link.getBoundingClientRect().height),
  )
  expect(heights).toHaveLength(testEvent.navigation.length)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

// tests/engines tests how the menu opens and closes. The audit tests it with the Tab key.
test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  test('shows all its links, and the page behind it does not scroll', async ({ page }) => {
    await openWithApp(page, '/programa')
    await expect(siteNavigation(page)).toBeHidden()
    await menuButton(page).click()
    for (const { label } of testEvent.navigation) await expectInSight(navigationLink(page, label))
    await page.keyboard.press('End')
    expect(await scrollPosition(page)).toBe(0)
  })

  test('closes when one of its links is followed', async ({ page }) => {
    await openWithApp(page, '/programa')
    await menuButton(page).click()
    await navigationLink(page, 'Contacto').click()
    await expect(page).toHaveURL('./contacto')
    await expect(siteNavigation(page)).toBeHidden()
    await expectInSight(heading(page))
  })

  test('underlines the link of the current page', async ({ page }) => {
    await openWithApp(page, '/contacto')
    await menuButton(page).click()
    await expect(navigationLink(page, 'Contacto')).toHaveAttribute('aria-current', 'page')
    // Colour alone would not be enough (WCAG 1.4.1).
    await expect(navigationLink(page, 'Contacto')).toHaveCSS('text-decoration-line', 'underline')
    await expect(navigationLink(page, 'Programa')).toHaveCSS('text-decoration-line', 'none')
  })

  test('closes on a step back', async ({ page }) => {
    await openWithApp(page, '/programa')
    await menuButton(page).click()
    await navigationLink(page, 'Contacto').click()
    await expect(heading(page)).toHaveText('Contacto')
    await menuButton(page).click()
    await expectInSight(navigationLink(page, 'Contacto'))
    await page.goBack()
    await expect(heading(page)).toHaveText('Programa')
    await expect(siteNavigation(page)).toBeHidden()
  })

  test('closes when a tablet is turned, and the header becomes wide enough for all links', async ({
    page,
  }) => {
    await openWithApp(page, '/programa')
    await menuButton(page).click()
    await expectInSight(navigationLink(page, 'Contacto'))
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(page.locator('nav:popover-open')).toHaveCount(0)
    await expectInSight(navigationLink(page, 'Contacto'))
  })

  test('stays open at the start of the app', async ({ page }) => {
    await openWithLateApp(page, '/programa', () => menuButton(page).click())
    await expectInSight(navigationLink(page, 'Contacto'))
  })
})
