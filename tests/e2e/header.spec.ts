import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  link,
  navigation,
  open,
  openHeld,
  scrollDownTo,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

const ticketButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Comprar entradas' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menú' })

/** Absent for the eye, the keyboard and screen readers: it is not even in the document. */
const expectNoTicketButton = (page: Page) =>
  expect(page.getByRole('banner').locator('a[href*="/entradas"]')).toHaveCount(0)

test('the ticket button exists only beyond 100 px of scroll', async ({ tab }) => {
  for (const [path, width] of [
    ['/ponentes', 1280],
    ['/', 360],
  ] as const) {
    await tab.setViewportSize({ width, height: 400 })
    await open(tab, path)
    for (const top of [0, 100, 101, 100]) {
      await scrollDownTo(tab, top)
      if (top > 100) await expectInSight(ticketButton(tab))
      else await expectNoTicketButton(tab)
    }
  }
  await scrollDownTo(tab, 300)
  await ticketButton(tab).click()
  await expect(tab).toHaveURL(/\/entradas(?:#comprar)?$/)
  await expect(heading(tab)).toHaveText('Entradas')
  await scrollDownTo(tab, 250)
  await tab.reload()
  await appStarted(tab)
  await expectInSight(ticketButton(tab))
})

async function useMenu(page: Page) {
  await expect(siteNavigation(page)).toBeHidden()
  await menuButton(page).click()
  for (const [label] of navigation) await expectInSight(link(page, label))
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect(siteNavigation(page)).toBeHidden()

  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  for (const name of ['Cerrar', ...navigation.map(([label]) => label)]) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.99 })
  }
  await page.keyboard.press('Escape')
  await expect(siteNavigation(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()

  await menuButton(page).click()
  await link(page, 'Contacto').click()
  await expect(page).toHaveURL('/contacto')
  await expect(siteNavigation(page)).toBeHidden()
  await expectInSight(heading(page))
}

const phone = { width: 320, height: 480 }

test('on a phone the menu opens, closes by button and Escape, and its links work; opened before the app started, it stays open', async ({
  tab,
}) => {
  await tab.setViewportSize(phone)
  await openHeld(tab, '/programa', () => menuButton(tab).click())
  await expect(siteNavigation(tab)).toBeVisible()
  await tab.keyboard.press('Escape')
  await useMenu(tab)
})

test('the menu works without script', async ({ scriptless }) => {
  await scriptless.setViewportSize(phone)
  await scriptless.goto('/programa')
  await useMenu(scriptless)
})
