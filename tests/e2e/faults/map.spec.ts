import type { Page } from '@playwright/test'
import { copy } from '../../../src/content/copy.ts'
import { venues } from '../../../src/content/venues.ts'
import { expect, expectInSight, open, siteNavigation, test } from '../../support/fixtures.ts'

const mapHost = 'https://www.openstreetmap.org/**'
const { map } = copy.home

const frame = (page: Page) => page.getByTitle(map.title)
const links = (page: Page) => page.getByRole('link', { name: /en el mapa/ })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'with script off', () => {
    test.use({ javaScriptEnabled })

    for (const reason of ['namenotresolved', 'connectionrefused', 'timedout'] as const) {
      test(`if the map's host is unreachable (${reason}), all ways on are still there`, async ({
        page,
        watch,
        visit,
      }) => {
        watch.ignoreConsole()
        const asked: string[] = []
        await page.route(mapHost, (route) => {
          asked.push(route.request().url())
          return route.abort(reason)
        })
        await visit('/')
        await expect(page.getByText(map.missing)).toHaveCount(0)
        for (const [index, venue] of Object.values(venues).entries()) {
          await links(page).nth(index).click()
          await expect.poll(() => asked.length).toBe(index + 1)
          await expect(page.getByText(map.missing)).toHaveCount(javaScriptEnabled ? 1 : 0)
          await expect(links(page)).toHaveCount(2)
          for (const other of await links(page).all()) await expectInSight(other)
          await expect(page.getByRole('link', { name: venue.directions })).toBeVisible()
        }
      })
    }
  })
}

test('the empty frame lets the drawn plan through, and the map covers nothing but the plan', async ({
  page,
}) => {
  await page.route(mapHost, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:red">El mapa' }),
  )
  for (const [width, height] of [
    [320, 640],
    [768, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    await frame(page).scrollIntoViewIfNeeded()
    const plan = page.locator('div:has(> iframe) > svg')
    const seen = await plan.screenshot()
    await frame(page).evaluate((element) => element.toggleAttribute('hidden', true))
    expect(await plan.screenshot()).toEqual(seen)
    await frame(page).evaluate((element) => element.toggleAttribute('hidden', false))
    await links(page).first().click()
    await expect(frame(page).contentFrame().getByText('El mapa')).toBeVisible()
    for (const link of await links(page).all()) await expectInSight(link)
  }
})

test('the map is told the origin of the site, and no more', async ({ page }) => {
  const referrers: (string | undefined)[] = []
  await page.route(mapHost, async (route) => {
    referrers.push((await route.request().allHeaders()).referer)
    return route.fulfill({ contentType: 'text/html', body: 'El mapa' })
  })
  await open(page, '/?ahora=2025-11-08T12:00')
  await links(page).first().click()
  await expect.poll(() => referrers).toEqual([`${new URL(page.url()).origin}/`])
})

test('the frame is there after a navigation inside the app too', async ({ page }) => {
  await open(page, '/faq')
  await siteNavigation(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(frame(page)).toBeVisible()
  await expect(links(page)).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})
