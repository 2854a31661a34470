import type { Page } from '@playwright/test'
import { copy } from '../../src/content/copy.ts'
import { event } from '../../src/content/event.ts'
import { expect, moments, open, quiet, routes, test } from '../support/fixtures.ts'

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

test('every link to another site opens a new tab and says so', async ({ page, baseURL }) => {
  const atLeast: Partial<Record<string, number>> = { '/': 2, '/entradas': 1, '/contacto': 4 }
  for (const { path } of routes) {
    await open(page, path)
    // What a closed menu holds has no name yet.
    await page.locator('details').evaluateAll((menus) => {
      for (const menu of menus) {
        // Those that share a name would close each other.
        menu.removeAttribute('name')
        menu.toggleAttribute('open', true)
      }
    })
    const links = await page.locator('a[href]').all()
    let outbound = 0
    for (const link of links) {
      const url = new URL((await link.getAttribute('href')) ?? '', page.url())
      // The map comes into this page.
      if (url.origin === mapOrigin) continue
      if (url.protocol === 'mailto:' || url.origin === baseURL) {
        await expect(link).not.toHaveAttribute('target')
        continue
      }
      outbound += 1
      expect(url.protocol).toBe('https:')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
      await expect(link).toHaveAccessibleName(/\(se abre en una pestaña nueva\)$/)
    }
    expect(outbound, path).toBeGreaterThanOrEqual(atLeast[path] ?? 0)
  }
})

test('both venues have a link with directions', async ({ page }) => {
  await open(page, '/')
  for (const [name, destination] of [
    ['Cómo llegar al centro comercial', '37.3886,-5.9711'],
    ['Cómo llegar al parque', '37.3739,-5.9869'],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(new URL(href ?? '').searchParams.get('destination')).toBe(destination)
  }
})

test('buying opens the ticketing platform in a tab that cannot reach back', async ({
  page,
  context,
}) => {
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

test('the e-mail address and the social networks are on the contact page', async ({ page }) => {
  await open(page, '/contacto')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: event.email })).toHaveAttribute(
    'href',
    `mailto:${event.email}`,
  )
  for (const { name, url } of event.social) {
    await expect(main.locator(`a[href="${url}"]`)).toContainText(name)
  }
  await expect(main).toContainText('48 horas laborables')
})
