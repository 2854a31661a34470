// The map of another service: loaded only if the visitor agrees, and the page works without it.
import type { Page, Request } from '@playwright/test'
import {
  drawnFrame,
  expect,
  expectInSight,
  link,
  open,
  openHeld,
  test,
} from '../support/fixtures.ts'
import { copy, venues } from '../support/specification.ts'

const { map } = copy.home
const host = 'www.openstreetmap.org'
const places = Object.values(venues)

const mapFrame = (page: Page) => page.getByTitle(map.title)
const inside = (page: Page) => mapFrame(page).contentFrame()
/** The links that load the map of each venue, in the order of the content. */
const mapLinks = (page: Page) => page.getByRole('link', { name: /en el mapa/ })
const behindMap = (page: Page) => page.getByRole('link', { name: `${venues.park.directions} (` })

/** A map that is drawn by script and names its marker, so that a test can tell it from the map before. */
const embed = `<!doctype html><title>Mapa</title><link rel="icon" href="data:,"><h1></h1><a href="#más">Más</a>
  <script>document.querySelector('h1').textContent = 'Calles ' + new URLSearchParams(location.search).get('marker')</script>`

type Service = { readonly asked: Request[]; manner: 'given' | 'silent' }

/** Replaces the service. */
async function serveMap(page: Page): Promise<Service> {
  const service: Service = { asked: [], manner: 'given' }
  await page.route(`https://${host}/**`, (route) => {
    service.asked.push(route.request())
    if (service.manner === 'silent') return
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: embed })
  })
  return service
}

test.use({ hosts: [host] })

const askForMap = (page: Page, index = 0) => mapLinks(page).nth(index).click()

const expectMap = (page: Page, marker = '') =>
  expect(inside(page).getByRole('heading', { name: `Calles ${marker}` })).toBeVisible()

async function expectFocusAfterMap(page: Page, element: (page: Page) => ReturnType<typeof link>) {
  await mapLinks(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(element(page)).toBeFocused()
}

test('makes no request until the visitor agrees, names its source, and goes back and forth', async ({
  tab,
}) => {
  const service = await serveMap(tab)
  await open(tab, '/')
  await mapFrame(tab).scrollIntoViewIfNeeded()
  await tab.mouse.move(640, 360)
  await drawnFrame(tab)
  // The empty frame is no stop for the keyboard.
  await expectFocusAfterMap(tab, behindMap)
  expect(service.asked).toEqual([])
  for (const [index, { latitude, longitude }] of places.entries()) {
    await askForMap(tab, index)
    await expectMap(tab, `${latitude},${longitude}`)
    // Its tile servers refuse requests without a Referer.
    expect((await service.asked.at(-1)?.allHeaders())?.referer).toBe(
      `${new URL(tab.url()).origin}/`,
    )
  }
  await expect(tab.getByText(map.missing)).toBeVisible()
  await expectFocusAfterMap(tab, (page) => inside(page).getByRole('link'))
  await tab.keyboard.press('Tab')
  await expect(behindMap(tab)).toBeFocused()

  await tab.evaluate(() => history.back())
  await expectMap(tab, `${places[0]?.latitude}`)
  await expect(tab).toHaveURL('/')
  await link(tab, 'FAQ').click()
  await expect(tab).toHaveURL('/faq')
  await link(tab, 'Inicio').click()
  await expect(inside(tab).getByRole('heading')).toHaveCount(0)
  await expect(tab.getByText(map.missing)).toHaveCount(0)
})

test('a map that is asked for in another tab leaves the frame as it is', async ({ tab }) => {
  await serveMap(tab)
  await open(tab, '/')
  const opening = tab.context().waitForEvent('page')
  await mapLinks(tab)
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  await opening
  await expect(tab.getByText(map.missing)).toHaveCount(0)
  await expect(mapFrame(tab)).not.toHaveAttribute('sandbox', /allow-same-origin/)
})

/** All that a visitor needs to get there is readable, works, and is not covered. */
async function expectWaysOn(page: Page) {
  for (const { directions, street } of places) {
    for (const way of [
      page.getByRole('link', { name: `${directions} (` }),
      page.locator('address').filter({ hasText: street }),
    ]) {
      await way.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expectInSight(way)
    }
  }
}

test('if the service is silent, all ways on are there, and a later map, before the app has started too', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  const service = await serveMap(tab)
  async function missMap() {
    service.manner = 'silent'
    const before = service.asked.length
    await askForMap(tab)
    await expect.poll(() => service.asked.length).toBeGreaterThan(before)
    await expectWaysOn(tab)
    service.manner = 'given'
    await askForMap(tab, 1)
    await expectMap(tab)
  }
  await openHeld(tab, '/', missMap)
  await expect(tab.getByText(map.missing)).toBeVisible()
  await missMap()
})
