// The map of OpenStreetMap. It is loaded only if the visitor asks for it.
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
/** The focused element in the card of the second venue, which follows the map. Finds nothing if the focus is elsewhere. */
const focusAfterMap = (page: Page) =>
  page.getByRole('article').filter({ hasText: venues.wharf.name }).locator(':focus')

/**
 * Stands in for the map. Its heading shows the marker's coordinates, so that a test can tell which venue is shown. The icon
 * is empty, so that the browser requests none.
 */
const mapHtml = `<!doctype html><title>Mapa</title><link rel="icon" href="data:,"><h1></h1><a href="#más">Más</a>
  <script>document.querySelector('h1').textContent = new URLSearchParams(location.search).get('marker')</script>`

/** Answers in place of the service. @returns the requests so far */
async function serveMap(page: Page): Promise<readonly Request[]> {
  const requests: Request[] = []
  await page.route(`https://${host}/**`, (route) => {
    requests.push(route.request())
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: mapHtml })
  })
  return requests
}

// The only other host that pages may contact here. A request to any further one fails the test (`watch` in fixtures.ts).
test.use({ hosts: [host] })

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
  // Without agreeing, a visitor may scroll to the map, move the mouse and press Tab.
  await mapFrame(page).scrollIntoViewIfNeeded()
  await page.mouse.move(640, 360)
  await pressTabOnMapLink(page)
  // If the page had asked for the map, the browser would have made the request before this frame.
  await drawnFrame(page)
  expect(requests).toEqual([])
  await mapLink(page).click()
  await expectMapOfLibrary(page)
})

test('the Tab key passes over the empty frame', async ({ page }) => {
  await serveMap(page)
  await openWithApp(page, '/')
  await pressTabOnMapLink(page)
  await expect(focusAfterMap(page)).toBeFocused()
})

test('the Tab key goes through the loaded map', async ({ page }) => {
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
test('the request for the map names the site as its source', async ({ page }) => {
  const requests = await serveMap(page)
  await openWithApp(page, '/')
  await mapLink(page).click()
  await expectMapOfLibrary(page)
  expect((await requests.at(-1)?.allHeaders())?.referer).toBe(`${new URL(page.url()).origin}/`)
})

test('a visitor who has loaded the map, and comes back from another page, is asked again', async ({
  page,
}) => {
  await serveMap(page)
  await openWithApp(page, '/')
  await mapLink(page).click()
  await expectMapOfLibrary(page)
  // This text says what to do if the map does not load. The page shows it together with the map.
  await expect(page.getByText(map.missing)).toBeVisible()
  await navigationLink(page, 'FAQ').click()
  await expect(page).toHaveURL('./faq')
  await navigationLink(page, 'Inicio').click()
  await expect(mapLink(page)).toBeVisible()
  await expect(mapDocument(page).getByRole('heading')).toHaveCount(0)
  await expect(page.getByText(map.missing)).toHaveCount(0)
})

test('at 400 % zoom the map and the link that loads it are in the same window', async ({
  page,
}) => {
  await serveMap(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithApp(page, '/')
  await mapLink(page).press('Enter')
  await expect(mapDocument(page).getByRole('heading')).toBeVisible()
  await expectInSight(mapLink(page))
  // At least the upper 16 px of the map are above the window's lower edge.
  await expect.poll(async () => (await mapFrame(page).boundingBox())?.y).toBeLessThan(240)
})
