// Every page, as it is loaded.
import { expect, heading, moments, notFoundLines, open, routes, test } from '../support/fixtures.ts'

test('no page asks for anything twice, for anything that is missing or anybody else, from top to bottom', async ({
  page,
  watch,
}) => {
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url())
  })
  for (const { path, title } of routes) {
    watch.requests.length = 0
    expect((await open(page, path))?.status()).toBe(200)
    await expect(page).toHaveTitle(new RegExp(`^${title}\\b`))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.mouse.move(600, 300 + (top % 7))
    }
    await page.waitForLoadState('networkidle')
    expect(watch.requests.length, path).toBeGreaterThan(2)
    expect(watch.requests, path).toEqual([...new Set(watch.requests)])
    await expect(
      page.locator('link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'),
    ).toHaveCount(0)
  }
  expect(missing).toEqual([])
})

for (const [phase, moment] of Object.entries(moments)) {
  test.describe(`${phase} the event`, () => {
    test.use({ moment })

    test('every page starts without a word in the console', async ({ tab, watch }) => {
      for (const { path } of routes) await open(tab, path)
      await open(tab, '/no-existe')
      await watch.expectConsole(...notFoundLines('/no-existe'))
    })
  })
}

for (const [timezoneId, moment] of [
  ['Pacific/Auckland', moments.before],
  ['America/New_York', moments.during],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, moment })

    test('every page starts without a word in the console', async ({ page, watch }) => {
      for (const { path } of routes) await open(page, path)
      expect(watch.consoleLines).toEqual([])
    })
  })
}

for (const [name, time] of [
  ['decades behind', '1970-01-01T00:00:00Z'],
  ['years ahead', '2099-12-31T23:59:59Z'],
] as const) {
  test.describe(`by a clock that is ${name}`, () => {
    test.use({ moment: time })

    test('every page starts, and no number is a mistake', async ({ tab }) => {
      for (const { path, title } of routes) {
        await open(tab, path)
        await expect(tab).toHaveTitle(new RegExp(`^${title}`))
      }
      await open(tab, '/')
      await expect(tab.locator('[role=timer]')).toContainText(/\d+\s*días/)
      await expect(tab.locator('[role=timer]')).not.toContainText(/NaN|Infinity|-\d/)
    })
  })
}

test('an unknown address answers 404 with the specified texts, is told to the console and leads home', async ({
  tab,
  watch,
}) => {
  for (const path of ['/x', '/a/b/c/', '/privacidad', '/terminos', '/programa/x']) {
    const response = await open(tab, path)
    expect(response?.status(), path).toBe(404)
    await expect(tab).toHaveTitle(/^Página no encontrada/)
    await expect(heading(tab)).toHaveText('404')
    await expect(tab.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    // The path is an argument of its own, so that nothing in it formats the line.
    await watch.expectConsole(...notFoundLines(new URL(tab.url()).pathname))
    const words = await tab.locator('body').innerText()
    expect(words.split('\n').filter((line) => line.trim())).toEqual([
      '404',
      'Oops! Page not found',
      'Return to Home',
    ])
  }
  await expect(tab.getByRole('banner')).toHaveCount(0)
  await tab.getByRole('link', { name: 'Return to Home' }).click()
  await expect(tab).toHaveURL('/')
  await expect(tab.getByRole('banner')).toBeVisible()
})
