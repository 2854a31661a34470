// The map of another service: loaded only if the visitor agrees, and the page works without it.
import type { Page, Request } from '@playwright/test'
import { drawnFrame, expect, expectInSight, link, open, test } from '../support/fixtures.ts'
import { copy, venues } from '../support/evento.ts'

const { map } = copy.home
const host = 'www.openstreetmap.org'

const mapFrame = (page: Page) => page.getByTitle(map.title)
const inside = (page: Page) => mapFrame(page).contentFrame()
const mapLink = (page: Page) => page.getByRole('link', { name: map.load })
/** What has the focus in the card of the next venue. */
const behindMap = (page: Page) =>
  page.getByRole('article').filter({ hasText: venues.wharf.name }).locator(':focus')

/** A map that is drawn by script and names its marker, so that a test can tell it from the map before. */
const embed = `<!doctype html><title>Mapa</title><link rel="icon" href="data:,"><h1></h1><a href="#más">Más</a>
  <script>document.querySelector('h1').textContent = 'Calles ' + new URLSearchParams(location.search).get('marker')</script>`

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

const askForMap = (page: Page) => mapLink(page).click()

const expectMap = (page: Page, marker = '') =>
  expect(inside(page).getByRole('heading', { name: `Calles ${marker}` })).toBeVisible()

async function expectFocusAfterMap(page: Page, element: (page: Page) => ReturnType<typeof link>) {
  await mapLink(page).focus()
  await page.keyboard.press('Tab')
  await expect(element(page)).toBeFocused()
}

test('makes no request until the visitor agrees, and names its source', async ({ tab }) => {
  const requests = await serveMap(tab)
  await open(tab, '/')
  await mapFrame(tab).scrollIntoViewIfNeeded()
  await tab.mouse.move(640, 360)
  await drawnFrame(tab)
  // The empty frame is no stop for the keyboard.
  await expectFocusAfterMap(tab, behindMap)
  expect(requests).toEqual([])
  await askForMap(tab)
  await expectMap(tab, `${venues.library.latitude},${venues.library.longitude}`)
  // Its tile servers refuse requests without a Referer.
  expect((await requests.at(-1)?.allHeaders())?.referer).toBe(`${new URL(tab.url()).origin}/`)
  await expect(tab.getByText(map.missing)).toBeVisible()
  await expectFocusAfterMap(tab, (page) => inside(page).getByRole('link'))
  await tab.keyboard.press('Tab')
  await expect(behindMap(tab)).toBeFocused()

  await link(tab, 'FAQ').click()
  await expect(tab).toHaveURL('./faq')
  await link(tab, 'Inicio').click()
  await expect(inside(tab).getByRole('heading')).toHaveCount(0)
  await expect(tab.getByText(map.missing)).toHaveCount(0)
})

test('in a window zoomed to 400 % the link that asked for the map stays, with the top of the map', async ({
  tab,
}) => {
  await serveMap(tab)
  await tab.setViewportSize({ width: 320, height: 256 })
  await open(tab, '/')
  await mapLink(tab).focus()
  await tab.keyboard.press('Enter')
  await expectMap(tab)
  await expectInSight(mapLink(tab))
  await expect.poll(async () => (await mapFrame(tab).boundingBox())?.y).toBeLessThan(240)
})
