import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  expectInSight,
  heading,
  holdApp,
  moments,
  navigation,
  open,
  routes,
  scrollDownTo,
  scrollPosition,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

test.use({ moment: moments.before })

const ticketButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Comprar entradas' })

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menú' })

/** For the eye, the keyboard and screen readers alike: it is not even in the document. */
async function expectNoTicketButton(page: Page) {
  const header = page.getByRole('banner')
  await expect(header.locator('a[href$="/entradas"]')).toHaveCount(0)
  await expect(header).not.toContainText('Comprar entradas')
  await expect(header).not.toMatchAriaSnapshot('- link "Comprar entradas"')
}

async function expectTicketButton(page: Page) {
  await expectInSight(ticketButton(page))
  await expect(ticketButton(page)).toHaveCount(1)
  await expect(ticketButton(page)).toHaveAttribute('href', /^\/entradas(?:#comprar)?$/)
}

for (const viewport of [
  { width: 1280, height: 320 },
  { width: 360, height: 480 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('the ticket button is there beyond 100 px of scroll and for nobody before, on every page', async ({
      page,
    }) => {
      for (const { path } of routes) {
        await open(page, path)
        for (const top of [0, 50, 100]) {
          await scrollDownTo(page, top)
          await expectNoTicketButton(page)
        }
        await scrollDownTo(page, 101)
        await expectTicketButton(page)
        await scrollDownTo(page, 100)
        await expectNoTicketButton(page)
      }
    })

    test('the ticket button follows client-side navigation and reloads in mid-page', async ({
      page,
    }) => {
      await open(page, '/ponentes')
      await scrollDownTo(page, 300)
      await ticketButton(page).click()
      await expect(page).toHaveURL('/entradas')
      await expect(heading(page)).toHaveText('Entradas')
      await expectNoTicketButton(page)
      await scrollDownTo(page, 101)
      await expectTicketButton(page)
      await scrollDownTo(page, 250)
      await page.reload()
      await appStarted(page)
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100)
      await expectTicketButton(page)
    })
  })
}

test('the ticket button can be reached by the keyboard once it is there', async ({ page }) => {
  await open(page, '/faq')
  await scrollDownTo(page, 200)
  await siteNavigation(page).getByRole('link', { name: 'Contacto' }).focus()
  await page.keyboard.press('Tab')
  await expect(ticketButton(page)).toBeFocused()
})

test('the skip link is the first stop of the keyboard and leads to the content', async ({
  page,
}) => {
  await open(page, '/programa')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await expectInSight(page.getByRole('link', { name: 'Saltar al contenido' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('wide screens show the navigation and no menu button', async ({ page }) => {
  await open(page, '/')
  await expect(siteNavigation(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menú' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cerrar' })).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'with script off', () => {
      test.use({ javaScriptEnabled })

      test('the menu opens and its button closes it again', async ({ page, visit }) => {
        await visit('/programa')
        await expect(siteNavigation(page)).toBeHidden()
        await menuButton(page).click()
        for (const [label] of navigation) {
          await expectInSight(siteNavigation(page).getByRole('link', { name: label }))
        }
        await page.getByRole('button', { name: 'Cerrar' }).click()
        await expect(siteNavigation(page)).toBeHidden()
        await expect(menuButton(page)).toBeVisible()
      })

      test('Escape closes the menu and gives the focus back to its button', async ({
        page,
        visit,
      }) => {
        await visit('/')
        await menuButton(page).focus()
        await page.keyboard.press('Enter')
        await expect(siteNavigation(page)).toBeVisible()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(siteNavigation(page).getByRole('link', { name: 'Inicio' })).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(siteNavigation(page)).toBeHidden()
        await expect(menuButton(page)).toBeFocused()
      })

      test('going to another page by the menu closes it', async ({ page, visit }) => {
        await visit('/')
        await menuButton(page).click()
        await siteNavigation(page).getByRole('link', { name: 'Contacto' }).click()
        await expect(page).toHaveURL('/contacto')
        await expect(siteNavigation(page)).toBeHidden()
        await expectInSight(page.getByRole('heading', { level: 1, name: 'Contacto' }))
      })

      test('choosing the page one is on closes the menu', async ({ page, visit }) => {
        await visit('/faq')
        await menuButton(page).click()
        await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
        await expect(siteNavigation(page)).toBeHidden()
        await expect(page).toHaveURL('/faq')
      })
    })
  }

  test('a menu that was opened before the app started stays open and works on', async ({
    page,
  }) => {
    const app = await holdApp(page, '/')
    await page.goto('/')
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(siteNavigation(page)).toBeVisible()
    app.release()
    await appStarted(page)
    await expect(siteNavigation(page)).toBeVisible()
    await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
    await expect(page).toHaveURL('/programa')
    await expect(siteNavigation(page)).toBeHidden()
  })
})
