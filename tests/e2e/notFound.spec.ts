// Addresses without a page.
import { testEvent } from '../support/evento.ts'
import {
  expect,
  expectInSight,
  heading,
  notFoundLines,
  openWithApp,
  test,
} from '../support/fixtures.ts'

const { event, eventStatus, notFound } = testEvent
const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'

for (const [attack, path] of [
  ['another host', '//evil.example/index.html'],
  ['a format string for the console', '/%25c%25s'],
  ['a script', `/x?${markup}#${encodeURIComponent(markup)}`],
] as const) {
  test(`an unknown address with ${attack} shows 404 and only its own texts, and is logged`, async ({
    page,
    baseURL,
    watch,
  }) => {
    // A dialog fails the test.
    page.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
    // The whole address has the site's host. Without it, "//evil.example" would lead to another host.
    const response = await openWithApp(page, baseURL + path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Página no encontrada/)
    await expect(heading(page)).toHaveText('404')
    // The specification wants the texts of this page in English.
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main :is(img, script)')).toHaveCount(0)
    const lines = (await page.locator('body').innerText()).split('\n')
    const shownLines = lines.filter((line) => line.trim())
    expect(shownLines).toEqual([notFound.heading, notFound.text, notFound.link])
    const loggedPath = new URL(response?.url() ?? '').pathname.replace('/evento/', '/')
    await watch.expectConsole(...notFoundLines(loggedPath))
  })
}

test('the digits 404 fill a third of the window’s height at 400 % zoom', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openWithApp(page, '/no-existe')
  // Imitates zoom by a smaller window: a quarter of 1280 × 720 px.
  await page.setViewportSize({ width: 320, height: 180 })
  const digits = await page.locator('main header svg').boundingBox()
  expect(digits?.height).toBeGreaterThan(180 / 3)
})

test.describe('while a notice holds', () => {
  test.use({ moment: String(event.notice?.from) })

  test('the digits 404 leave the notice in sight on a phone', async ({ page, watch }) => {
    watch.ignoreConsole()
    await openWithApp(page, '/no-existe')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectInSight(page.getByRole('complementary', { name: eventStatus.noticeTexts.label }))
  })
})

test('the link of the page for unknown addresses leads home', async ({ page, watch }) => {
  watch.ignoreConsole()
  await openWithApp(page, '/no-existe')
  await page.getByRole('link', { name: notFound.link }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a link to a legal page that nobody has written shows 404 without a request', async ({
  page,
  watch,
}) => {
  await openWithApp(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(heading(page)).toHaveText('404')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  // A request would write the first of the two lines.
  const [, lineOfApp] = notFoundLines('/cookies')
  await watch.expectConsole(lineOfApp)
})
