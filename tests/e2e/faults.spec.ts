// Old browsers, browsers inside of other apps, networks that answer with something else, and a page that fails.
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

test('in a browser that is too old a page is text and links, without an app', async ({ page }) => {
  // The app asks for this method, and does not start without it.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('./')
  await markDocument(page)
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  // The browser has loaded the next page, because no app has shown it.
  expect(await isMarked(page)).toBe(false)
  await expect(heading(page)).toBeVisible()
})

test.describe('inside of another app, where new tabs open nowhere,', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 300.0' })

  test('the link to the shop opens in the same view, even before a script file has loaded', async ({
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

test('if a login portal answers for a page’s script, the browser loads the page', async ({
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
    // "export { t as Component }"
    const exportOfComponent = /[\w$]+ as Component\b/
    const body = brokenComponent + code.replace(exportOfComponent, 'broken as Component')
    // The server's header `Cache-Control` is left out. With it the browser would keep the broken script.
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

test('steps back and forward work from and to a page that fails', async ({ page, watch }) => {
  watch.ignoreConsole()
  await goToBrokenPage(page)
  await page.goBack()
  await expect(heading(page)).toContainText(event.name)
  await page.goForward()
  await expect(heading(page)).toHaveText(copy.crash.heading)
})

test('a page that fails can be loaded again', async ({ page, watch }) => {
  watch.ignoreConsole()
  await goToBrokenPage(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: copy.crash.reload }).click()
  await expect(heading(page)).toHaveText('Contacto')
})
