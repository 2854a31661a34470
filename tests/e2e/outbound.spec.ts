import type { Page } from '@playwright/test'
import { expect, moments, open, quiet, test } from '../support/fixtures.ts'
import { copy, event } from '../support/specification.ts'

test.use({ moment: moments.before })

const mapOrigin = 'https://www.openstreetmap.org'

/** The map frame, which is empty before anything is asked of anybody, and the links that load the map into it. */
const map = (page: Page) => page.getByTitle(copy.home.map.title)
const mapLinks = (page: Page) => page.getByRole('link', { name: /en el mapa/ })

async function answerForTheMap(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${mapOrigin}/**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Mapa</title><p>El mapa de verdad</p>',
    })
  })
  return asked
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'with script off', () => {
    test.use({ javaScriptEnabled })

    test('the map is a titled frame that asks nobody for anything until one agrees', async ({
      page,
      visit,
    }) => {
      const asked = await answerForTheMap(page)
      await visit('/')
      await expect(page.locator('iframe')).toHaveCount(1)
      await map(page).scrollIntoViewIfNeeded()
      await expect(map(page)).toBeVisible()
      await page.mouse.move(640, 360)
      await page.mouse.wheel(0, 20_000)
      await page.mouse.wheel(0, -20_000)
      await quiet(page)
      expect(asked).toEqual([])
      await expect(mapLinks(page)).toHaveCount(2)
    })
  })
}

test.describe('the ticketing platform', () => {
  test.use({ otherHosts: new Set([new URL(event.ticketUrl).host]) })

  test('opens for who buys in a tab that cannot reach back', async ({ page, context }) => {
    await context.route(`${event.ticketUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Entradas</title>' }),
    )
    await open(page, '/entradas')
    const opening = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: `Comprar en ${event.ticketPlatform}` })
      .click()
    const tab = await opening
    await tab.waitForLoadState()
    expect(tab.url()).toBe(event.ticketUrl)
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
    await expect(page).toHaveURL('/entradas')
  })
})
