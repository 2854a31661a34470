import {
  expect,
  heading,
  moments,
  notFoundLines,
  navigation,
  open,
  quiet,
  routes,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

for (const { path, title } of routes) {
  test(`${path} comes with its title, one heading and the common layout`, async ({ page }) => {
    const response = await open(page, path)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(new RegExp(`^${title}\\b`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(heading(page)).toHaveCount(1)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByRole('link')).toContainText([
      'Privacidad',
      'Términos',
    ])

    // The header links the five pages in order and marks the one that is shown.
    await expect(page.getByRole('banner')).toHaveCount(1)
    const links = siteNavigation(page).getByRole('link')
    await expect(links).toHaveText(navigation.map(([label]) => label))
    for (const [index, [label, target]] of navigation.entries()) {
      await expect(links.nth(index)).toBeVisible()
      await expect(links.nth(index)).toHaveAttribute('href', target)
      if (target === path) await expect(links.nth(index)).toHaveAttribute('aria-current', 'page')
      else await expect(links.nth(index), label).not.toHaveAttribute('aria-current')
    }
  })

  test(`${path} asks for nothing twice, nothing that is missing and nobody else, from top to bottom`, async ({
    page,
    watch,
  }) => {
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    await open(page, path)
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

test('every page answers with a slash at its end too', async ({ request }) => {
  for (const { path, title } of routes) {
    const response = await request.get(`${path}/`.replace('//', '/'))
    expect(response.status(), path).toBe(200)
    expect(await response.text()).toContain(`<title>${title}`)
  }
})

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
