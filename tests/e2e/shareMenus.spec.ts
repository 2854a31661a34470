// The menus for sharing a page and for adding the event to a calendar. Each is a button with a list.
import type { Locator, Page } from '@playwright/test'
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

test('a menu closes on a click outside of it', async ({ page }) => {
  await openLastMenu(page)
  await page.getByRole('heading', { level: 2 }).last().click()
  await expect(openMenus(page)).toHaveCount(0)
})

test('a menu stays open on a click on the padding of its list, although the focus leaves the menu', async ({
  page,
}) => {
  await openLastMenu(page)
  const list = openMenus(page).getByRole('list')
  const pointInPadding = { x: 3, y: 3 }
  await list.click({ position: pointInPadding })
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
  // Scrolls until the button is 20 px above the window's lower edge.
  await button.evaluate((element) => {
    const distanceBelowWindow = element.getBoundingClientRect().bottom - innerHeight
    window.scrollBy({ top: distanceBelowWindow + 20 })
  })
  await button.click()
  await expect(menu.getByRole('list')).toBeInViewport({ ratio: 1 })
})

/** A laptop's window at a zoom of 400 %, imitated by a smaller window, and a window with text of twice the size. */
const enlargedViews: readonly View[] = [
  { name: 'zoom of 400 %', size: [320, 256] },
  { name: 'text at 200 %', size: [640, 450], fontSize: 32 },
]

/** Places in the window to which a menu's button is scrolled before it is pressed. */
const buttonPlaces = ['start', 'center', 'end'] as const

/** The distance from the header's lower edge to the upper edge of a menu's list, in pixels. */
const distanceBelowHeader = (menu: Locator) =>
  menu.evaluate((details) => {
    const list = details.lastElementChild as Element
    const header = document.querySelector('body header') as Element
    return list.getBoundingClientRect().top - header.getBoundingClientRect().bottom
  })

for (const view of enlargedViews) {
  for (const path of ['/', '/entradas', '/programa']) {
    test(`${view.name}: each open list of ${path} is whole in the window, below the header`, async ({
      page,
    }) => {
      await openWithApp(page, path)
      await applyView(page, await page.context().newCDPSession(page), view)
      // Only a header that stays in the window can cover a list.
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
      expect(await menus(page).count()).toBeGreaterThan(0)

      for (const menu of await menus(page).all()) {
        for (const place of buttonPlaces) {
          const button = menu.locator('summary')
          await button.evaluate((element, block) => element.scrollIntoView({ block }), place)
          await button.press('Enter')

          await expect(menu.getByRole('list')).toBeInViewport({ ratio: 1 })
          const distance = await distanceBelowHeader(menu)
          expect(distance, `${await button.textContent()}, ${place}`).toBeGreaterThanOrEqual(0)
          await page.keyboard.press('Escape')
        }
      }
    })
  }
}
