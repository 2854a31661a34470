// OpenStreetMap's map on the home page. It is loaded only if the visitor asks for it.
import type { Page, Request } from '@playwright/test'
import {
  drawnFrame,
  expect,
  expectInSight,
  navigationLink,
  openWithApp,
  test,
} from '../support/fixtures.ts'
import { copy, venues } from '../support/evento.ts'

const { map } = copy.home
const host = 'www.openstreetmap.org'

const mapFrame = (page: Page) => page.getByTitle(map.title)
const mapDocument = (page: Page) => mapFrame(page).contentFrame()
const mapLink = (page: Page) => page.getByRole('link', { name: map.load })
/** The focused element in the card of the second venue, which follows the map. It is missing if the focus is elsewhere. */
const focusAfterMap = (page: Page) =>
  page.getByRole('article').filter({ hasText: venues.wharf.name }).locator(':focus')

/**
 * The page that the tests serve instead of the map. Its heading is the marker's coordinates, so that a test can tell which
 * venue is shown. It has an empty icon, so that the browser requests none.
 */
const mapHtml = `<!doctype html><title>Mapa</title><link rel="icon" href="data:,"><h1></h1><a href="#más">Más</a>
  <script>document.querySelector('h1').textContent = new URLSearchParams(location.search).get('marker')</script>`

/** Answers instead of OpenStreetMap. @returns the requests so far */
async function serveMap(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = []
  await page.route(`https://${host}/**`, (route) => {
    requests.push(route.request())
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: mapHtml })
  })
  return requests
}

// Pages may contact this host. A request to any other host fails the test (`watch` in fixtures.ts).
test.use({ hosts: [host] })

/** Moves the focus from the link that loads the map to the next element. */
async function pressTabOnMapLink(page: Page) {
  await mapLink(page).focus()
  await page.keyboard.press('Tab')
}

/** Expects that the map shows the first venue. */
async function expectMapOfLibrary(page: Page) {
  const { latitude, longitude } = venues.library
  await expect(mapDocument(page).getByRole('heading')).toHaveText(`${latitude},${longitude}`)
}

test('the map makes no request until the visitor agrees', async ({ page }) => {
  const requests = await serveMap(page)
  await openWithApp(page, '/')

  // A visitor may scroll to the map, move the mouse over it and press Tab without agreeing.
  await mapFrame(page).scrollIntoViewIfNeeded()
  await page.mouse.move(640, 360)
  await pressTabOnMapLink(page)
  // Waits for a frame. A browser that loads the map would have requested it by then.
  await drawnFrame(page)
  expect(requests).toEqual([])

  await mapLink(page).click()
  await expectMapOfLibrary(page)
})

test('the Tab key skips the empty frame', async ({ page }) => {
  await serveMap(page)
  await openWithApp(page, '/')
  await pressTabOnMapLink(page)
  await expect(focusAfterMap(page)).toBeFocused()
})

test('the Tab key goes into the loaded map, and out of it', async ({ page }) => {
  await serveMap(page)
  await openWithApp(page, '/')
  await mapLink(page).click()
  await expectMapOfLibrary(page)
  await pressTabOnMapLink(page)
  await expect(mapDocument(page).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focusAfterMap(page)).toBeFocused()
})

// OpenStreetMap's tile servers refuse requests without a Referer.
test('the request for the map has the site as its Referer', async ({ page }) => {
  const requests = await serveMap(page)
  await openWithApp(page, '/')
  await mapLink(page).click()
  await expectMapOfLibrary(page)
  const headers = await requests.at(-1)?.allHeaders()
  expect(headers?.referer).toBe(`${new URL(page.url()).origin}/`)
})

test('a visitor who has loaded the map, and comes back from another page, has to agree again', async ({
  page,
}) => {
  await serveMap(page)
  await openWithApp(page, '/')
  await mapLink(page).click()
  await expectMapOfLibrary(page)
  // The page shows the map together with a text that says what to do if the map does not load.
  await expect(page.getByText(map.missing)).toBeVisible()

  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await navigationLink(page, 'Inicio').click()

  await expect(mapLink(page)).toBeVisible()
  await expect(mapDocument(page).getByRole('heading')).toHaveCount(0)
  await expect(page.getByText(map.missing)).toHaveCount(0)
})

test('at 400 % zoom the loaded map and the link that has loaded it are both in the viewport', async ({
  page,
}) => {
  await serveMap(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithApp(page, '/')
  await mapLink(page).press('Enter')
  await expect(mapDocument(page).getByRole('heading')).toBeVisible()
  await expectInSight(mapLink(page))
  // At least the upper 16 px of the map are in the viewport, which is 256 px high.
  await expect.poll(async () => (await mapFrame(page).boundingBox())?.y).toBeLessThan(240)
})
