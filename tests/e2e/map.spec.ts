import type { Frame, Page } from '@playwright/test'
import { expect, expectInSight, open, quiet, siteNavigation } from '../support/fixtures.ts'
import {
  askForMap,
  expectTiles,
  mapDocument,
  mapFrame,
  mapLinks,
  test,
  withoutApp,
} from '../support/map-test.ts'
import { copy, venues } from '../support/specification.ts'

const places = Object.values(venues)
const { map } = copy.home
const service = 'https://www.openstreetmap.org'

/** The first link behind the map frame, which lies between the venues. */
const behindMap = (page: Page) => page.getByRole('link', { name: venues.park.directions })

/** Where on earth the tip of the marker is, by the tile below it and its address (Web Mercator). */
function markerPlace(frame: Frame) {
  return frame.evaluate(() => {
    const tile = document.querySelector<HTMLImageElement>('img.leaflet-tile-loaded')
    const marker = document.querySelector('img.leaflet-marker-icon')
    if (!tile || !marker) throw new Error('no tile or no marker')
    const [zoom = 0, column = 0, row = 0] = (tile.src.match(/\d+/g) ?? []).map(Number)
    const [ground, icon] = [tile.getBoundingClientRect(), marker.getBoundingClientRect()]
    const world = 2 ** zoom
    const x = (column + (icon.x + icon.width / 2 - ground.x) / ground.width) / world
    const y = (row + (icon.bottom - ground.y) / ground.height) / world
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
    return { latitude, longitude: x * 360 - 180 }
  })
}

for (const app of [true, false]) {
  test.describe(app ? 'with the app' : 'if the app never starts', () => {
    const visit = app ? open : withoutApp

    for (const [index, venue] of places.entries()) {
      test(`the map of ${venue.inSentence} comes with its tiles and a marker at the place`, async ({
        page,
        mapService,
      }) => {
        await visit(page, '/')
        await quiet(page)
        expect(mapService.log).toEqual([])
        await askForMap(page, index)
        await expectTiles(page)

        const [asked, ...rest] = mapService.log
        expect(asked).toMatchObject({ status: 200, referer: `${new URL(page.url()).origin}/` })
        const { searchParams } = new URL(asked?.path ?? '', service)
        expect(Object.fromEntries(searchParams)).toMatchObject({
          layer: 'mapnik',
          marker: `${venue.latitude},${venue.longitude}`,
        })
        const tiles = rest.filter(({ host }) => host === 'tile.openstreetmap.org')
        expect(tiles.length).toBeGreaterThan(1)
        for (const tile of tiles) {
          expect(tile).toMatchObject({ status: 200, referer: `${service}/` })
        }
        const place = await markerPlace(await mapDocument(page))
        expect(place.latitude).toBeCloseTo(venue.latitude, 3)
        expect(place.longitude).toBeCloseTo(venue.longitude, 3)
        await expect(page.getByText(map.missing)).toHaveCount(app ? 1 : 0)
      })
    }

    test('back empties the frame, forward brings the map again', async ({ page }) => {
      await visit(page, '/')
      await askForMap(page)
      await expectTiles(page)
      await page.evaluate(() => history.back())
      await expect(mapFrame(page).contentFrame().locator('#map')).toHaveCount(0)
      await expect(page.getByText(map.missing)).toHaveCount(0)
      await expect(page).toHaveURL('/')
      await page.evaluate(() => history.forward())
      await expectTiles(page)
      await expect(page.getByText(map.missing)).toHaveCount(app ? 1 : 0)
      await expect(page).toHaveURL('/')
    })

    test('the keyboard goes into the map and through it, out again and back', async ({ page }) => {
      await visit(page, '/')
      await mapLinks(page).last().focus()
      await page.keyboard.press('Enter')
      await expectTiles(page)
      const inside = mapFrame(page).contentFrame()
      const tab = async (key: 'Tab' | 'Shift+Tab', stops: readonly string[]) => {
        for (const stop of stops) {
          await page.keyboard.press(key)
          await expect(inside.locator(stop)).toBeFocused()
        }
      }
      const stops = ['#map', '.leaflet-marker-icon', '[title="Zoom in"]', '[title="Zoom out"]']
      const links = ['[href*=fixthemap]', '[href*=copyright]']
      await tab('Tab', [...stops, ...links])
      await page.keyboard.press('Tab')
      await expect(behindMap(page)).toBeFocused()
      await tab('Shift+Tab', [...stops, ...links].toReversed())
      const before = page.getByRole('link', { name: venues.mall.directions })
      for (const link of [before, ...(await mapLinks(page).all())].toReversed()) {
        await page.keyboard.press('Shift+Tab')
        await expect(link).toBeFocused()
      }
    })
  })
}

test('the empty frame is in nobody’s way on the keyboard', async ({ page }) => {
  await open(page, '/')
  await mapLinks(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(behindMap(page)).toBeFocused()
})

test('a map that was asked for before the app started is known to it', async ({ page }) => {
  const { start } = await withoutApp(page, '/')
  await askForMap(page)
  await expectTiles(page)
  await start()
  await expect(page.getByText(map.missing)).toBeVisible()
  await mapLinks(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(mapFrame(page).contentFrame().locator('#map')).toBeFocused()
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('the service is asked for the map, with the site’s origin', async ({
    page,
    baseURL,
    mapService,
  }) => {
    await page.goto('/')
    await askForMap(page)
    await expect(mapFrame(page).contentFrame().locator('#map')).toBeAttached()
    expect(mapService.log[0]).toMatchObject({ status: 200, referer: `${baseURL}/` })
  })
})

test('the links of the map open tabs that are free of the frame', async ({ page, context }) => {
  await open(page, '/')
  await askForMap(page)
  await expectTiles(page)
  for (const name of ['Report a problem', 'OpenStreetMap']) {
    const opening = context.waitForEvent('page')
    await mapFrame(page).contentFrame().getByRole('link', { name }).click()
    const tab = await opening
    await expect(tab).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/(?:fixthemap|copyright)/)
    const found = await tab.evaluate(() => [self.origin, window.opener as unknown])
    expect(found).toEqual([service, null])
    await tab.close()
  }
  await expect(page).toHaveURL('/')
})

test('the map has what an ordinary one has, and neither our page nor our visitor’s devices', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await open(page, '/')
  await askForMap(page)
  await expectTiles(page)
  const frame = await mapDocument(page)
  const stored = await frame.evaluate(() => {
    localStorage.setItem('zoom', '14')
    return [self.origin, localStorage.getItem('zoom')]
  })
  expect(stored).toEqual([service, '14'])

  // With a press to its credit, an ordinary frame may lead the page away.
  await mapFrame(page).contentFrame().locator('#map').click()
  const reached = await frame.evaluate(() =>
    [
      () => window.parent.document.title,
      () => window.frameElement,
      () => ((window.top as Window).location.href = 'https://www.openstreetmap.org/away'),
    ].map((attempt) => {
      try {
        return attempt()
      } catch (error) {
        return (error as Error).name
      }
    }),
  )
  expect(reached).toEqual(['SecurityError', null, 'SecurityError'])
  await quiet(page)
  await expect(page).toHaveURL('/')

  const allowed = await frame.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (name: string) => boolean }
    }
    return ['geolocation', 'camera', 'microphone', 'fullscreen', 'payment', 'usb'].filter((name) =>
      featurePolicy.allowsFeature(name),
    )
  })
  expect(allowed).toEqual([])
})

test('after a way through other pages the frame is empty again, and loads again', async ({
  page,
}) => {
  await open(page, '/')
  await askForMap(page)
  await expectTiles(page)
  await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await siteNavigation(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(mapFrame(page).contentFrame().locator('#map')).toHaveCount(0)
  await expect(page.getByText(map.missing)).toHaveCount(0)
  await askForMap(page, 1)
  await expectTiles(page)
})

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`at ${width} × ${height} px the map is usable and covers no address and no way there`, async ({
    page,
    mapService,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    await askForMap(page)
    await expectTiles(page)
    const frame = await mapFrame(page).boundingBox()
    expect(Math.min(frame?.width ?? 0, frame?.height ?? 0)).toBeGreaterThan(240)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    const before = mapService.log.length
    await mapFrame(page).contentFrame().getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => mapService.log.length).toBeGreaterThan(before)
    await expectTiles(page)

    const addresses = page.getByRole('main').locator('address')
    const ways = page.getByRole('link', { name: /^Cómo llegar/ })
    for (const list of [addresses, ways, mapLinks(page)]) {
      await expect(list).toHaveCount(places.length)
      for (const element of await list.all()) {
        await element.evaluate((node) => node.scrollIntoView({ block: 'center' }))
        await expectInSight(element)
        const [box, over] = [await element.boundingBox(), await mapFrame(page).boundingBox()]
        if (!box || !over) throw new Error('not on the page')
        const apart =
          box.x + box.width <= over.x ||
          over.x + over.width <= box.x ||
          box.y + box.height <= over.y ||
          over.y + over.height <= box.y
        expect(apart, await element.innerText()).toBe(true)
      }
    }
  })
}
