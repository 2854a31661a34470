// Every page when it is loaded.
import {
  everyPath,
  expect,
  heading,
  moments,
  notFoundLines,
  open,
  routes,
  test,
} from '../support/fixtures.ts'

test('from top to bottom no page requests anything twice, anything that is missing, or another host', async ({
  page,
  watch,
}) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  for (const { path } of routes) {
    watch.requests.length = 0
    await open(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.mouse.move(600, 300 + (top % 7))
    }
    expect(watch.requests.length, path).toBeGreaterThan(2)
    expect(watch.requests, path).toEqual([...new Set(watch.requests)])
    await expect(
      page.locator('link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'),
    ).toHaveCount(0)
  }
  expect(missing).toEqual([])
})

// The page was built long ago and elsewhere: React would report any difference.
for (const [timezoneId, paths, ...instants] of [
  ['Europe/Madrid', everyPath, ...Object.values(moments)],
  ['Pacific/Auckland', everyPath, moments.before],
  [
    'America/New_York',
    ['/programa', '/no-existe'],
    moments.during,
    '1970-01-01T00:00:00Z',
    '2099-12-31T23:59:59Z',
  ],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('pages start with a clean console, whatever the clock says', async ({ page, watch }) => {
      for (const instant of instants) {
        await page.clock.setFixedTime(instant)
        for (const path of paths) await open(page, path)
        await watch.expectConsole(...notFoundLines('/no-existe'))
        await open(page, '/')
        await expect(page.locator('[role=timer]')).toContainText(/\d+\s*días/)
        await expect(page.locator('[role=timer]')).not.toContainText(/NaN|Infinity|-\d/)
      }
    })
  })
}

const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'

test('an unknown address answers 404 with the specified texts and without itself, is logged, and links to the home page', async ({
  tab,
  baseURL,
  watch,
}) => {
  tab.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  for (const path of [
    '/a/b/c/',
    '/privacidad',
    // Alone, this would be another host's address.
    '//evil.example/index.html',
    '/%25c%25s',
    `/${encodeURIComponent(markup)}`,
    `/x?${markup}#${encodeURIComponent(markup)}`,
  ]) {
    const response = await open(tab, baseURL + path)
    expect(response?.status(), path).toBe(404)
    await expect(tab).toHaveTitle(/^Página no encontrada/)
    await expect(heading(tab)).toHaveText('404')
    await expect(tab.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(tab.locator('main :is(img, script)')).toHaveCount(0)
    // The path is a separate argument, so that it cannot act as a format string.
    await watch.expectConsole(...notFoundLines(new URL(response?.url() ?? '').pathname))
    const words = await tab.locator('body').innerText()
    expect(words.split('\n').filter((line) => line.trim())).toEqual([
      '404',
      'Oops! Page not found',
      'Return to Home',
    ])
  }
  await tab.getByRole('link', { name: 'Return to Home' }).click()
  await expect(tab).toHaveURL('/')
  await expect(tab.getByRole('banner')).toBeVisible()
})
