// The menus for sharing a page and for adding the event to a calendar. Each is a button with a list.
import type { Page } from '@playwright/test'
import { applyView, type View } from '../../scripts/tools/audit/views.ts'
import { expect, openWithApp, test } from '../support/fixtures.ts'

const menus = (page: Page) => page.getByRole('main').locator('details[name="acciones"]')
const openMenus = (page: Page) => page.locator('details[name="acciones"][open]')

/** Opens the last menu of the programme page. @returns the button that has opened it */
async function openLastMenu(page: Page) {
  await openWithApp(page, '/programa')
  const button = menus(page).last().locator('summary')
  await button.click()
  await expect(openMenus(page)).toHaveCount(1)
  return button
}

test('a menu closes on a press outside of it', async ({ page }) => {
  await openLastMenu(page)
  await page.getByRole('heading', { level: 2 }).last().click()
  await expect(openMenus(page)).toHaveCount(0)
})

test('a menu stays open on a press on its padding, although the focus leaves it', async ({
  page,
}) => {
  await openLastMenu(page)
  const list = openMenus(page).getByRole('list')
  await list.click({ position: { x: 3, y: 3 } })
  await expect(openMenus(page)).toHaveCount(1)
})

test('a menu closes when the focus goes to another link', async ({ page }) => {
  await openLastMenu(page)
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(openMenus(page)).toHaveCount(0)
})

test('Escape closes a menu and returns the focus to its button', async ({ page }) => {
  const button = await openLastMenu(page)
  await openMenus(page).getByRole('link').last().focus()
  await page.keyboard.press('Escape')
  await expect(openMenus(page)).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a list opens above its button if there is no room below', async ({ page }) => {
  await page.setViewportSize({ width: 393, height: 659 })
  await openWithApp(page, '/')
  const menu = menus(page).last()
  const button = menu.locator('summary')
  // Scrolls until the button's lower edge is 20 px above the window's.
  await button.evaluate((one) => {
    window.scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight + 20 })
  })
  await button.click()
  await expect(menu.getByRole('list')).toBeInViewport({ ratio: 1 })
})

/** A laptop's window at a zoom of 400 %, imitated by a smaller window, and a window with text of twice the size. */
const enlargedViews: readonly View[] = [
  { name: 'zoom of 400 %', size: [320, 256] },
  { name: 'text at 200 %', size: [640, 450], fontSize: 32 },
]

for (const view of enlargedViews) {
  for (const path of ['/', '/entradas', '/programa']) {
    test(`${view.name}: an open list of ${path} lies whole below the header`, async ({ page }) => {
      await openWithApp(page, path)
      await applyView(page, await page.context().newCDPSession(page), view)
      const header = page.getByRole('banner')
      // Only a header that stays in the window can cover a list.
      await expect(header).toHaveCSS('position', 'sticky')
      const count = await menus(page).count()
      expect(count).toBeGreaterThan(0)
      for (const menu of await menus(page).all()) {
        // The button is at the window's upper edge, in its middle, and at its lower edge.
        for (const block of ['start', 'center', 'end'] as const) {
          const button = menu.locator('summary')
          await button.evaluate((one, edge) => one.scrollIntoView({ block: edge }), block)
          await button.press('Enter')
          await expect(menu.getByRole('list')).toBeInViewport({ ratio: 1 })
          const clearance = await menu.evaluate((one) => {
            const list = one.lastElementChild as Element
            const pageHeader = document.querySelector('body header') as Element
            return list.getBoundingClientRect().top - pageHeader.getBoundingClientRect().bottom
          })
          expect(clearance, `${await button.textContent()}, ${block}`).toBeGreaterThanOrEqual(0)
          await page.keyboard.press('Escape')
        }
      }
    })
  }
}
