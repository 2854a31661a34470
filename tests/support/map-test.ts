import type { Frame, Page } from '@playwright/test'
import { appStarted, expect, holdApp, test as base } from './fixtures.ts'
import { mapHosts, startMapService, type MapService } from './map-service/service.ts'
import { copy } from '../support/specification.ts'

/** OpenStreetMap's names lead to a stand-in; all other hosts are as unreachable as in other tests. */
export const test = base.extend<{ mapService: MapService }>({
  ignoreHTTPSErrors: true,
  otherHosts: new Set(mapHosts),

  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
  mapService: async ({}, provide) => {
    const service = await startMapService()
    await provide(service)
    await service.close()
  },

  proxy: ({ mapService }, provide) => provide({ server: mapService.proxy, bypass: '127.0.0.1' }),
})

export const mapFrame = (page: Page) => page.getByTitle(copy.home.map.title)

/** The links that load the map of each venue, in the order of the content. */
export const mapLinks = (page: Page) => page.getByRole('link', { name: /en el mapa/ })

/** Loads the map of a venue, once as a visitor does. */
export async function askForMap(page: Page, index = 0): Promise<void> {
  await mapLinks(page).nth(index).scrollIntoViewIfNeeded()
  await mapLinks(page).nth(index).click()
}

/** The document in the map frame. */
export async function mapDocument(page: Page): Promise<Frame> {
  const frame = await (await mapFrame(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('The page has no map frame.')
  return frame
}

/** Waits until the map shows all tiles that it has room for. */
export async function expectTiles(page: Page): Promise<void> {
  const tiles = mapFrame(page).contentFrame().locator('.leaflet-tile-container img')
  await expect(async () => {
    const widths = await tiles.evaluateAll((list) =>
      list.map((tile) => (tile as HTMLImageElement).naturalWidth),
    )
    expect(widths.length).toBeGreaterThan(1)
    expect([...new Set(widths)]).toEqual([256])
  }).toPass()
}

/** Opens a page that gets no script but the one in it, until `start` is called. */
export async function withoutApp(
  page: Page,
  path: string,
): Promise<{ readonly start: () => Promise<void> }> {
  const { release } = await holdApp(page, path)
  // The scripts are linked in the page, so it would be waited for.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return {
    start: async () => {
      release()
      await appStarted(page)
    },
  }
}
