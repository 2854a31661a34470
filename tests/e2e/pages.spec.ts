import { expect, moments, notFoundLines, open, quiet, routes, test } from '../support/fixtures.ts'

for (const { path, title } of routes) {
  test(`${path} asks for nothing twice, nothing that is missing and nobody else, from top to bottom`, async ({
    page,
    watch,
  }) => {
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(new RegExp(`^${title}\\b`))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      await page.mouse.move(600, 300 + (top % 7))
    }
    await quiet(page)
    // Other origins are the business of the watch in fixtures.ts, which fails this test where one was asked.
    expect(watch.requests.length).toBeGreaterThan(2)
    expect(watch.requests).toEqual([...new Set(watch.requests)])
    expect(missing).toEqual([])
    await expect(
      page.locator('link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'),
    ).toHaveCount(0)
  })
}

// Each phase, and each zone in one of them.
const places = [
  ['Europe/Madrid', 'before'],
  ['Europe/Madrid', 'during'],
  ['Europe/Madrid', 'after'],
  ['Pacific/Auckland', 'before'],
  ['America/New_York', 'during'],
  ['Asia/Kathmandu', 'after'],
] as const

for (const [timezoneId, phase] of places) {
  test.describe(`in ${timezoneId}, ${phase} the event`, () => {
    test.use({ timezoneId })

    test('every page starts without a word in the console', async ({ page, watch }) => {
      await page.clock.setFixedTime(moments[phase])
      for (const { path } of routes) await open(page, path)
      await open(page, '/no-existe')
      await watch.expectConsole(...notFoundLines('/no-existe'))
    })
  })
}
