// Addresses without a page.
import { evento } from '../support/evento.ts'
import { expect, heading, notFoundLines, open, test } from '../support/fixtures.ts'

const { notFound } = evento
const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'

/** Addresses of attackers: another host, a format string for the console, and scripts. */
const attacks = [
  '//evil.example/index.html',
  '/%25c%25s',
  `/x?${markup}#${encodeURIComponent(markup)}`,
]

test('an unknown address answers 404, and is logged', async ({ page, baseURL, watch }) => {
  page.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  for (const path of attacks) {
    // With the site's host before it, because "//evil.example" alone would lead to that host.
    const response = await open(page, baseURL + path)
    expect(response?.status(), path).toBe(404)
    await expect(page).toHaveTitle(/^Página no encontrada/)
    await expect(heading(page)).toHaveText('404')
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main :is(img, script)')).toHaveCount(0)
    const loggedPath = new URL(response?.url() ?? '').pathname.replace('/evento/', '/')
    await watch.expectConsole(...notFoundLines(loggedPath))
    const text = await page.locator('body').innerText()
    expect(text.split('\n').filter((line) => line.trim())).toEqual([
      notFound.heading,
      notFound.text,
      notFound.link,
    ])
  }
})

test('the digits 404 stay large in the window of a laptop at 400 % zoom', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await open(page, '/no-existe')
  await page.setViewportSize({ width: 320, height: 180 })
  const digits = await page.locator('main header svg').boundingBox()
  expect(digits?.height).toBeGreaterThan(60)
})

test('the link of the page for unknown addresses leads home', async ({ page, watch }) => {
  watch.ignoreConsole()
  await open(page, '/no-existe')
  await page.getByRole('link', { name: notFound.link }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a link to a legal page that nobody has written shows 404 without a request', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(heading(page)).toHaveText('404')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await watch.expectConsole(notFoundLines('/cookies')[1])
})
