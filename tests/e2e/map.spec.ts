// The map of another service: asked for by who agrees, and missed by nobody.
import type { Page, Request } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  expect,
  expectInSight,
  holdApp,
  link,
  open,
  test as base,
} from '../support/fixtures.ts'
import { copy, event, venues } from '../support/specification.ts'

const { map } = copy.home
const host = 'www.openstreetmap.org'
const places = Object.values(venues)

const mapFrame = (page: Page) => page.getByTitle(map.title)
const inside = (page: Page) => mapFrame(page).contentFrame()
/** The links that load the map of each venue, in the order of the content. */
const mapLinks = (page: Page) => page.getByRole('link', { name: /en el mapa/ })
const behindMap = (page: Page) => page.getByRole('link', { name: venues.park.directions })

const embed =
  '<!doctype html><title>Mapa</title><link rel="icon" href="data:,"><h1>Calles</h1><a href="#más">Más</a>'

type Manner = 'given' | 'refused' | 'broken' | 'silent'

type Service = { readonly asked: Request[]; manner: Manner }

/** Stands in for the service. */
async function serveMap(page: Page): Promise<Service> {
  const service: Service = { asked: [], manner: 'given' }
  await page.route(`https://${host}/**`, (route) => {
    service.asked.push(route.request())
    if (service.manner === 'silent') return
    if (service.manner === 'broken') return route.abort('connectionreset')
    const status = service.manner === 'refused' ? 403 : 200
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: embed })
  })
  return service
}

const test = base.extend({
  watch: async ({ watch }, provide) => {
    watch.allow(host)
    await provide(watch)
  },
})

async function askForMap(page: Page, index = 0) {
  await mapLinks(page).nth(index).scrollIntoViewIfNeeded()
  await mapLinks(page).nth(index).click()
}

const expectMap = (page: Page) =>
  expect(inside(page).getByRole('heading', { name: 'Calles' })).toBeVisible()

test('asks nobody for anything until one agrees, and tells where it comes from', async ({
  tab,
}) => {
  const service = await serveMap(tab)
  await open(tab, '/')
  await mapFrame(tab).scrollIntoViewIfNeeded()
  await tab.mouse.move(640, 360)
  await tab.mouse.wheel(0, 20_000)
  await drawnFrame(tab)
  // The empty frame is in nobody's way.
  await mapLinks(tab).last().focus()
  await tab.keyboard.press('Tab')
  await expect(behindMap(tab)).toBeFocused()
  expect(service.asked).toEqual([])
  for (const [index, { latitude, longitude }] of places.entries()) {
    await askForMap(tab, index)
    await expectMap(tab)
    const asked = service.asked.at(-1)
    expect(new URL(asked?.url() ?? '').searchParams.get('marker')).toBe(`${latitude},${longitude}`)
    // Its tiles are given to nobody who does not say so.
    expect((await asked?.allHeaders())?.referer).toBe(`${new URL(tab.url()).origin}/`)
  }
  await expect(tab.getByText(map.missing)).toBeVisible()
  await mapLinks(tab).last().focus()
  await tab.keyboard.press('Tab')
  await expect(inside(tab).getByRole('link')).toBeFocused()
  await tab.keyboard.press('Tab')
  await expect(behindMap(tab)).toBeFocused()
})

test('back empties the frame, forward brings the map again, and another page leaves it', async ({
  tab,
}) => {
  await serveMap(tab)
  await open(tab, '/')
  await askForMap(tab)
  await expectMap(tab)
  await tab.evaluate(() => history.back())
  await expect(inside(tab).getByRole('heading')).toHaveCount(0)
  await expect(tab.getByText(map.missing)).toHaveCount(0)
  await tab.evaluate(() => history.forward())
  await expectMap(tab)
  await expect(tab).toHaveURL('/')
  await link(tab, 'FAQ').click()
  await expect(tab).toHaveURL('/faq')
  await link(tab, 'Inicio').click()
  await expect(inside(tab).getByRole('heading')).toHaveCount(0)
  await expect(tab.getByText(map.missing)).toHaveCount(0)
  await askForMap(tab, 1)
  await expectMap(tab)
})

/** All that a visitor needs to get there: it is readable, it works, and nothing lies over it. */
async function expectWaysOn(page: Page) {
  for (const { directions, street } of places) {
    for (const way of [
      page.getByRole('link', { name: directions }),
      page.locator('address').filter({ hasText: street }),
    ]) {
      await way.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expectInSight(way)
    }
  }
}

async function missMap(page: Page, service: Service) {
  for (const manner of ['refused', 'broken', 'silent'] as const) {
    service.manner = manner
    const before = service.asked.length
    await askForMap(page)
    await expect.poll(() => service.asked.length, manner).toBeGreaterThan(before)
    await expectWaysOn(page)
  }
  service.manner = 'given'
  await askForMap(page, 1)
  await expectMap(page)
}

test('if the service refuses, breaks off or is silent, all ways on are there, and a later map', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  const service = await serveMap(tab)
  await open(tab, '/')
  await missMap(tab, service)
})

test('the same before the app has started, which knows of the map then', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  const app = await holdApp(page, '/')
  const service = await serveMap(page)
  // The scripts are linked in the page, so it would be waited for.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await missMap(page, service)
  await expect(page.getByText(map.missing)).toHaveCount(0)
  app.release()
  await appStarted(page)
  await expect(page.getByText(map.missing)).toBeVisible()
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('the service is asked for the map, by who agrees alone', async ({ page, baseURL }) => {
    const service = await serveMap(page)
    await page.goto('/')
    await mapFrame(page).scrollIntoViewIfNeeded()
    expect(service.asked).toEqual([])
    await askForMap(page)
    await expect(inside(page).getByRole('heading')).toBeAttached()
    expect((await service.asked[0]?.allHeaders())?.referer).toBe(baseURL)
  })
})

test('the empty frame lets the drawn plan through, dark or not', async ({ tab }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme })
    await open(tab, '/')
    await mapFrame(tab).scrollIntoViewIfNeeded()
    await drawnFrame(tab)
    const plan = tab.locator('div:has(> iframe) > svg')
    const seen = await plan.screenshot()
    await mapFrame(tab).evaluate((element) => element.toggleAttribute('hidden', true))
    expect(await plan.screenshot()).toEqual(seen)
  }
})

test('the ticketing platform opens in a tab that cannot reach back', async ({ tab, watch }) => {
  watch.allow(new URL(event.ticketUrl).host)
  await tab
    .context()
    .route(`${event.ticketUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Entradas</title>' }),
    )
  await open(tab, '/entradas')
  const opening = tab.context().waitForEvent('page')
  await tab
    .getByRole('main')
    .getByRole('link', { name: `Comprar en ${event.ticketPlatform}` })
    .click()
  const shop = await opening
  await shop.waitForLoadState()
  expect(shop.url()).toBe(event.ticketUrl)
  expect(await shop.evaluate(() => window.opener as unknown)).toBeNull()
  await expect(tab).toHaveURL('/entradas')
})
