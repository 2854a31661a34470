// Old browsers, browsers inside of other apps, networks that answer with something else, and a page that fails.
import { expect, heading, hold, link, open, test } from '../support/fixtures.ts'
import { copy, event, morning } from '../support/evento.ts'

test('in a browser that is too old a page is text and links, without an app', async ({ page }) => {
  // The app asks for this method, and does not start without it.
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('./')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  await expect(heading(page)).toBeVisible()
})

test.describe('inside of another app, where new tabs open nowhere,', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 300.0' })

  test('the link to the shop opens in the same view, even before the app’s scripts', async ({
    page,
  }) => {
    await hold(page, ({ pathname }) => pathname.endsWith('.js'))
    await page.goto('./entradas', { waitUntil: 'domcontentloaded' })
    const shop = page.getByRole('main').getByRole('link', { name: copy.layout.newTab }).first()
    await expect(shop).toHaveAttribute('target', '_blank')
    // Keeps the browser on the page, because the shop is on another host.
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
  await open(page, '/')
  const portal = { contentType: 'text/javascript', body: '<!doctype html><title>Portal</title>' }
  await page.route('**/assets/*.js', (route) => route.fulfill(portal))
  await link(page, 'Programa').click()
  await expect(page.getByRole('heading', { name: morning.items[1]!.title })).toBeVisible()
  await expect(page).toHaveURL('./programa')
})

test('a page that fails says so, and offers the home page and a reload', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.route('**/assets/Contact-*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const cause = `const broken = () => { throw new Error('broken') };`
    const body = cause + code.replace(/[\w$]+ as Component\b/, 'broken as Component')
    // The answer has no caching header: the real one would keep the broken script in the browser's cache.
    await route.fulfill({ response, headers: { 'content-type': 'text/javascript' }, body })
  })
  await open(page, '/')
  await link(page, 'Contacto').click()
  await expect(heading(page)).toHaveText(copy.crash.heading)
  await expect(page.getByRole('main')).toContainText(copy.crash.text)
  await expect(page.getByRole('link', { name: copy.crash.home })).toHaveAttribute(
    'href',
    '/evento/',
  )

  await page.goBack()
  await expect(heading(page)).toContainText(event.name)
  await page.goForward()
  await expect(heading(page)).toHaveText(copy.crash.heading)
  await page.unrouteAll()
  await page.getByRole('button', { name: copy.crash.reload }).click()
  await expect(heading(page)).toHaveText('Contacto')
})
