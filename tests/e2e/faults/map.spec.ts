import type { Page } from '@playwright/test'
import { copy } from '../../../src/content/copy.ts'
import { venues } from '../../../src/content/venues.ts'
import { expect, expectInSight, open, siteNavigation, test } from '../../support/fixtures.ts'

const mapHost = 'https://www.openstreetmap.org/**'
const { map } = copy.home

const frame = (page: Page) => page.getByTitle(map.title)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'with script off', () => {
    test.use({ javaScriptEnabled })

    for (const reason of ['namenotresolved', 'connectionrefused', 'timedout'] as const) {
      test(`if the map's host is unreachable (${reason}), the card says so and keeps its links`, async ({
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
        await frame(page).scrollIntoViewIfNeeded()
        const card = frame(page).contentFrame()
        for (const [index, venue] of Object.values(venues).entries()) {
          await card.getByRole('link').nth(index).click()
          await expect.poll(() => asked.length).toBe(index + 1)
          await expect(card.getByText(map.missing)).toBeInViewport()
          await expect(card.getByRole('link')).toHaveCount(2)
          for (const other of await card.getByRole('link').all()) await expectInSight(other)
          await expect(page.getByRole('link', { name: venue.directions })).toBeVisible()
        }
      })
    }
  })
}

test('the map covers what asked for it, and neither links nor the sentence', async ({ page }) => {
  await page.route(mapHost, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<body style="background:red">El mapa' }),
  )
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 768, height: 800 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await frame(page).scrollIntoViewIfNeeded()
    const card = frame(page).contentFrame()
    // Without script the frame is there from the beginning: empty, it lets the text through.
    const seen = await frame(page).screenshot()
    await card.locator('iframe').evaluate((element) => element.toggleAttribute('hidden', false))
    expect(await frame(page).screenshot()).toEqual(seen)
    await card.locator('iframe').evaluate((element) => element.toggleAttribute('hidden', true))
    const text = await card.locator('div').boundingBox()
    await card.getByRole('link').first().click()
    const loaded = frame(page)
    await expect(loaded.contentFrame().getByText('El mapa')).toBeVisible()
    const [picture, sentence, box] = await Promise.all([
      loaded.boundingBox(),
      card.getByText(map.missing).boundingBox(),
      frame(page).boundingBox(),
    ])
    expect(picture).toMatchObject({ x: text?.x, y: text?.y, width: text?.width })
    expect(picture?.height).toBeGreaterThan(150)
    // All fits into the frame.
    expect((sentence?.y ?? 0) + (sentence?.height ?? 0)).toBeLessThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    )
  }
})

test('the map is not told where the visitor comes from', async ({ page }) => {
  const referrers: (string | undefined)[] = []
  await page.route(mapHost, async (route) => {
    referrers.push((await route.request().allHeaders()).referer)
    return route.fulfill({ contentType: 'text/html', body: 'El mapa' })
  })
  await open(page, '/?ahora=2025-11-08T12:00')
  await frame(page).scrollIntoViewIfNeeded()
  await frame(page).contentFrame().getByRole('link').first().click()
  await expect.poll(() => referrers).toEqual([undefined])
})

test('the card is there after a navigation inside the app too', async ({ page }) => {
  await open(page, '/faq')
  await siteNavigation(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(frame(page)).toBeVisible()
  const card = frame(page).contentFrame()
  await expect(card.getByRole('heading', { name: map.heading })).toBeVisible()
  await expect(card.getByRole('link')).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})
