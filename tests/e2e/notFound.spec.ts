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
  test(`an unknown address with ${attack} shows only the texts of the 404 page, and is logged`, async ({
    page,
    baseURL,
    watch,
  }) => {
    // If a script in the address ran, it would open a dialog, and `Watch` would fail the test.
    // `baseURL` comes first, because "//evil.example/index.html" alone would be an address of another host.
    const response = await openWithApp(page, baseURL + path)

    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/^Página no encontrada/)
    await expect(heading(page)).toHaveText('404')
    // The specification demands English texts on this page.
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main :is(img, script)')).toHaveCount(0)
    const lines = (await page.locator('body').innerText()).split('\n')
    const shownLines = lines.filter((line) => line.trim())
    expect(shownLines).toEqual([notFound.heading, notFound.text, notFound.link])
    const loggedPath = new URL(response?.url() ?? '').pathname.replace('/evento/', '/')
    await watch.expectConsole(...notFoundLines(loggedPath))
  })
}

test('at 400 % zoom the digits 404 fill more than a third of the viewport’s height', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openWithApp(page, '/no-existe')
  // A smaller window imitates the zoom: a quarter of 1280 × 720 px.
  const zoomedWindow = { width: 320, height: 180 }
  await page.setViewportSize(zoomedWindow)
  const digits = await page.locator('main header svg').boundingBox()
  expect(digits?.height).toBeGreaterThan(zoomedWindow.height / 3)
})

test.describe('while a notice is shown', () => {
  test.use({ moment: String(event.notice?.from) })

  test('on a phone the digits 404 do not cover the notice or push it out of the viewport', async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await openWithApp(page, '/no-existe')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectInSight(page.getByRole('complementary', { name: eventStatus.noticeTexts.label }))
  })
})

test('the link of the 404 page leads to the home page', async ({ page, watch }) => {
  watch.ignoreConsole()
  await openWithApp(page, '/no-existe')
  await page.getByRole('link', { name: notFound.link }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a link to a legal page that does not exist shows the 404 page without a request', async ({
  page,
  watch,
}) => {
  await openWithApp(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(heading(page)).toHaveText('404')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  // Only the app logs the address. A request would cause a line of the browser, too.
  const [, lineOfApp] = notFoundLines('/cookies')
  await watch.expectConsole(lineOfApp)
})
