import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectInSight, open, quiet, siteNavigation } from '../../support/fixtures.ts'
import {
  askForMap,
  expectTiles,
  mapDocument,
  mapFrame,
  mapLinks,
  test,
  withoutApp,
} from '../../support/map-test.ts'
import { slowness, type Manner, type MapService } from '../../support/map-service/service.ts'
import { copy, venues } from '../../support/specification.ts'

const { map } = copy.home
const tileHost = 'tile.openstreetmap.org'
const tilesOf = ({ log }: MapService) => log.filter(({ host }) => host === tileHost)

/** All that a visitor needs to get there: it is readable, it works, and nothing lies over it. */
async function expectWaysOn(page: Page, app: boolean) {
  await expect(page.getByText(map.missing)).toHaveCount(app ? 1 : 0)
  const ways = Object.values(venues).flatMap(({ directions, street }) => [
    page.getByRole('link', { name: directions }),
    page.locator('address').filter({ hasText: street }),
  ])
  for (const way of [...ways, ...(await mapLinks(page).all())]) {
    await way.evaluate((node) => node.scrollIntoView({ block: 'center' }))
    await expectInSight(way)
  }
}

const faults: readonly (readonly [name: string, manner: Partial<Manner>, status: number | null])[] =
  [
    ['refuses its page', { page: 'refused' }, 403],
    ['breaks the connection', { page: 'broken' }, null],
    ['never answers', { page: 'silent' }, null],
    ['refuses the tiles', { tiles: 'refused' }, 403],
    ['breaks off at the tiles', { tiles: 'broken' }, null],
    ['never sends a tile', { tiles: 'silent' }, null],
    ['calls the second tile a flood', { tileLimit: 1 }, 429],
  ]

for (const app of [true, false]) {
  test.describe(app ? 'with the app' : 'if the app never starts', () => {
    const visit = app ? open : withoutApp

    for (const [name, manner, status] of faults) {
      test(`if the service ${name}, all ways on are there, and a later map`, async ({
        page,
        mapService,
        watch,
      }) => {
        watch.ignoreConsole()
        mapService.behave(manner)
        await visit(page, '/')
        await askForMap(page)
        const answers = () => mapService.log.map((asked) => asked.status)
        await expect.poll(answers).toContain(status)
        await expectWaysOn(page, app)

        mapService.behave({ page: 'given', tiles: 'given', tileLimit: Infinity })
        await askForMap(page, 1)
        await expectTiles(page)
      })
    }

    test('a slow service is waited for, and nothing else waits', async ({ page, mapService }) => {
      mapService.behave({ page: 'slow', tiles: 'slow' })
      await visit(page, '/')
      const start = performance.now()
      await askForMap(page)
      await expectWaysOn(page, app)
      await expectTiles(page)
      expect(performance.now() - start).toBeGreaterThan(2 * slowness)
      await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
      await expect(page).toHaveURL('/faq')
    })
  })
}

test('the service refuses a frame without an origin of its own, as ours once was', async ({
  page,
  mapService,
  watch,
}) => {
  watch.ignoreConsole()
  const html = readFileSync('dist/index.html', 'utf8')
  const shut = html.replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts"')
  expect(shut).not.toBe(html)
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: shut }))
  await withoutApp(page, '/')
  await askForMap(page)
  await expect.poll(() => tilesOf(mapService).length).toBeGreaterThan(1)
  for (const tile of tilesOf(mapService)) {
    expect(tile).toMatchObject({ status: 403, referer: null })
  }
})

test('who asks for the other venue while the map is on its way gets that one', async ({
  page,
  mapService,
}) => {
  mapService.behave({ page: 'slow' })
  await open(page, '/')
  await askForMap(page)
  await askForMap(page, 1)
  await expectTiles(page)
  const { searchParams } = new URL((await mapDocument(page)).url())
  expect(searchParams.get('marker')).toBe(`${venues.park.latitude},${venues.park.longitude}`)
})

test('the empty frame lets the drawn plan through, dark or not, and the map covers nothing but the plan', async ({
  page,
}) => {
  for (const [width, height, colorScheme] of [
    [320, 640, 'light'],
    [768, 800, 'dark'],
    [1280, 720, 'light'],
    [1280, 720, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height })
    await open(page, '/')
    await quiet(page)
    await mapFrame(page).scrollIntoViewIfNeeded()
    const plan = page.locator('div:has(> iframe) > svg')
    const seen = await plan.screenshot()
    await mapFrame(page).evaluate((element) => element.toggleAttribute('hidden', true))
    expect(await plan.screenshot()).toEqual(seen)
    await mapFrame(page).evaluate((element) => element.toggleAttribute('hidden', false))
    await askForMap(page)
    await expectTiles(page)
    for (const link of await mapLinks(page).all()) await expectInSight(link)
  }
})

test('the frame is there after a navigation inside the app too', async ({ page }) => {
  await open(page, '/faq')
  await siteNavigation(page).getByRole('link', { name: 'Inicio' }).click()
  await expect(mapFrame(page)).toBeVisible()
  await expect(mapLinks(page)).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
})
