// Old browsers, in-app browsers, networks that answer instead of the host, and a page that fails.
import type { Page } from '@playwright/test'
import {
  expect,
  heading,
  hold,
  isMarked,
  markDocument,
  navigationLink,
  openWithApp,
  test,
} from '../support/fixtures.ts'
import { copy, event, morning } from '../support/evento.ts'

test('in a browser that is too old the links work without an app', async ({ page }) => {
  // The app does not start in a browser without this method.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('./')
  await markDocument(page)
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  // The browser, and not the app, has loaded the page.
  expect(await isMarked(page)).toBe(false)
  await expect(heading(page)).toBeVisible()
})

test.describe('in an in-app browser, which cannot open tabs,', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 300.0' })

  test('the link to the shop opens no new tab, even before a script file has loaded', async ({
    page,
  }) => {
    await hold(page, ({ pathname }) => pathname.endsWith('.js'))
    await page.goto('./entradas', { waitUntil: 'domcontentloaded' })
    const shop = page.getByRole('main').getByRole('link', { name: copy.layout.newTab }).first()
    await expect(shop).toHaveAttribute('target', '_blank')
    // Keeps the browser on this page. It cannot load the shop, which is on another host.
    await page.evaluate(() => document.addEventListener('click', (click) => click.preventDefault()))

    await shop.click()

    await expect(shop).not.toHaveAttribute('target')
  })
})

test('if a login portal answers instead of a page’s script, the browser loads the page', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openWithApp(page, '/')
  const portalPage = '<!doctype html><title>Portal</title>'
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: portalPage }),
  )
  await navigationLink(page, 'Programa').click()
  await expect(page.getByRole('heading', { name: morning.items[1]!.title })).toBeVisible()
  await expect(page).toHaveURL('./programa')
})

/** Breaks the script of the contact page: its component throws an error. */
const breakContactPage = (page: Page) =>
  page.route('**/assets/Contact-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const brokenComponent = `const broken = () => { throw new Error('broken') };`
    // "export { t as Component }" → "export { broken as Component }"
    const exportedComponent = /[\w$]+ as Component\b/
    const body = brokenComponent + code.replace(exportedComponent, 'broken as Component')
    // Leaves out the server's header `Cache-Control`, with which the browser would keep the broken script.
    await route.fulfill({ response, headers: { 'content-type': 'text/javascript' }, body })
  })

/** Goes from the home page to the broken contact page. */
async function goToBrokenPage(page: Page) {
  await breakContactPage(page)
  await openWithApp(page, '/')
  await navigationLink(page, 'Contacto').click()
  await expect(heading(page)).toHaveText(copy.crash.heading)
}

test('a page that fails says so, and links to the home page', async ({ page, watch }) => {
  watch.ignoreConsole()
  await goToBrokenPage(page)
  await expect(page.getByRole('main')).toContainText(copy.crash.text)
  const homeLink = page.getByRole('link', { name: copy.crash.home })
  await expect(homeLink).toHaveAttribute('href', '/evento/')
})

test('a step back from a page that fails works, and so does a step forward to it', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await goToBrokenPage(page)
  await page.goBack()
  await expect(heading(page)).toContainText(event.name)
  await page.goForward()
  await expect(heading(page)).toHaveText(copy.crash.heading)
})

test('the button of a page that fails loads the page again', async ({ page, watch }) => {
  watch.ignoreConsole()
  await goToBrokenPage(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: copy.crash.reload }).click()
  await expect(heading(page)).toHaveText('Contacto')
})
