// The map of another service: loaded only if the visitor agrees, and the page works without it.
import type { Page, Request } from '@playwright/test'
import { drawnFrame, expect, expectInSight, link, open, test } from '../support/fixtures.ts'
import { copy, venues } from '../support/evento.ts'

const { map } = copy.home
const host = 'www.openstreetmap.org'

const mapFrame = (page: Page) => page.getByTitle(map.title)
const inside = (page: Page) => mapFrame(page).contentFrame()
const mapLink = (page: Page) => page.getByRole('link', { name: map.load })
/** The focused element in the card of the next venue. */
const behindMap = (page: Page) =>
  page.getByRole('article').filter({ hasText: venues.wharf.name }).locator(':focus')

/** A map that names its marker, so that a test can tell it from the map before. */
const embed = `<!doctype html><title>Mapa</title><link rel="icon" href="data:,"><h1></h1><a href="#más">Más</a>
  <script>document.querySelector('h1').textContent = new URLSearchParams(location.search).get('marker')</script>`

/** Replaces the service. @returns what is asked of it */
async function serveMap(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = []
  await page.route(`https://${host}/**`, (route) => {
    requests.push(route.request())
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: embed })
  })
  return requests
}

test.use({ hosts: [host] })

async function tabFromLink(page: Page) {
  await mapLink(page).focus()
  await page.keyboard.press('Tab')
}

test('makes no request until the visitor agrees, and names its source', async ({ page }) => {
  const requests = await serveMap(page)
  await open(page, '/')
  await mapFrame(page).scrollIntoViewIfNeeded()
  await page.mouse.move(640, 360)
  await drawnFrame(page)
  // The empty frame is no stop for the keyboard.
  await tabFromLink(page)
  await expect(behindMap(page)).toBeFocused()
  expect(requests).toEqual([])
  await mapLink(page).click()
  const { latitude, longitude } = venues.library
  await expect(inside(page).getByRole('heading')).toHaveText(`${latitude},${longitude}`)
  // OpenStreetMap's tile servers refuse requests without a Referer.
  expect((await requests.at(-1)?.allHeaders())?.referer).toBe(`${new URL(page.url()).origin}/`)
  await expect(page.getByText(map.missing)).toBeVisible()
  await tabFromLink(page)
  await expect(inside(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(behindMap(page)).toBeFocused()

  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await link(page, 'Inicio').click()
  await expect(inside(page).getByRole('heading')).toHaveCount(0)
  await expect(page.getByText(map.missing)).toHaveCount(0)
})

test('at 400 % the link that asked for the map stays beside it', async ({ page }) => {
  await serveMap(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/')
  await mapLink(page).press('Enter')
  await expect(inside(page).getByRole('heading')).toBeVisible()
  await expectInSight(mapLink(page))
  await expect.poll(async () => (await mapFrame(page).boundingBox())?.y).toBeLessThan(240)
})
