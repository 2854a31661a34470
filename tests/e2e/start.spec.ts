// A first visit: when files load, and what the app changes on the page when it starts.
import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  expect,
  heading,
  hold,
  navigationLink,
  openWithApp,
  openWithLateApp,
  test,
  whatIsOn,
} from '../support/fixtures.ts'
import { copy, morning } from '../support/evento.ts'
import { layoutShift, recordLayoutShifts, waitForFont } from '../support/layout.ts'

const scriptsIn = (requests: readonly string[]) =>
  requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)

/** Photos do not count: each browser loads them when it likes (https://html.spec.whatwg.org/#lazy-loading-attributes). */
const withoutPhotos = (requests: readonly string[]) =>
  requests.filter((url) => !/\.(?:avif|webp|jpg)$/.test(url))

/** Waits until the browser has drawn the page and has nothing to do. */
async function waitUntilIdle(page: Page) {
  await drawnFrame(page)
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
}

test('the first paint waits for the page’s HTML alone', async ({ page, watch }) => {
  await hold(page, ({ pathname }) => /\.(?:css|woff2)$/.test(pathname))
  await page.goto('./', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  // The page has styles without a request for a stylesheet, because the HTML contains them.
  await expect(heading(page)).toHaveCSS('font-weight', '800')
  await waitUntilIdle(page)
  expect(watch.requests.filter((url) => url.endsWith('.css'))).toEqual([])
  // The script that starts the app.
  expect(scriptsIn(watch.requests)).toHaveLength(1)
})

test('a page is fetched on hover over its link, and not again at the click', async ({
  page,
  watch,
}) => {
  await openWithApp(page, '/')
  const scriptResponse = page.waitForResponse(/\/Programme-[^/]+\.js$/)
  await navigationLink(page, 'Programa').hover()
  await (await scriptResponse).finished()
  await drawnFrame(page)
  const countAfterHover = withoutPhotos(watch.requests).length

  await navigationLink(page, 'Programa').click()

  await expect(heading(page)).toHaveText('Programa')
  expect(withoutPhotos(watch.requests)).toHaveLength(countAfterHover)
})

/** Turns on the browser's data saving. Visitors with an expensive connection choose this setting. */
const turnOnDataSaving = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

test('with data saving the app starts only at the visitor’s first click', async ({
  page,
  watch,
}) => {
  await turnOnDataSaving(page)
  await page.goto('./')
  await waitUntilIdle(page)
  expect(scriptsIn(watch.requests)).toHaveLength(1)
  await heading(page).click()
  await appStarted(page)
})

test('with data saving a page is fetched at the click on its link, and not on hover', async ({
  page,
  watch,
}) => {
  await turnOnDataSaving(page)
  await page.goto('./')
  await heading(page).click()
  await appStarted(page)
  const countAtStart = scriptsIn(watch.requests).length

  await navigationLink(page, 'FAQ').hover()
  await drawnFrame(page)
  expect(scriptsIn(watch.requests)).toHaveLength(countAtStart)

  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(scriptsIn(watch.requests).length).toBeGreaterThan(countAtStart)
})

/** A moment during the event, at which `itemOn` is on. */
const momentOfEvent = '2026-05-15T12:30:00+02:00'
/** The item from 12:00 to 13:30. */
const itemOn = morning.items[3]!

/** Expects the link to the programme, which the page shows instead of the item that is on until the app has started. */
async function expectLinkToProgramme(page: Page) {
  const { anyTime } = copy.whatIsOn
  await expect(whatIsOn(page)).toContainText(`${anyTime} ${copy.layout.programme}`)
}

for (const { item, moment, width } of [
  { item: itemOn, moment: momentOfEvent, width: 1280 },
  // The item that follows is at another venue. The directions to this venue make the text longest.
  { item: morning.items[4]!, moment: '2026-05-15T13:45:00+02:00', width: 360 },
]) {
  test(`on the day, in a window of ${width} px, the item that is on replaces the link to the programme without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.clock.setFixedTime(moment)
    await recordLayoutShifts(page)
    const shiftByFont = await openWithLateApp(page, '/', async () => {
      await expectLinkToProgramme(page)
      await waitForFont(page)
      return layoutShift(page)
    })

    await expect(whatIsOn(page)).toContainText(item.title)
    // A layout shift is recorded once the frame is drawn.
    await drawnFrame(page)
    expect(await layoutShift(page)).toBe(shiftByFont)
  })
}

test('on the day the link to the item that is on gets the focus of the link to the programme, which it replaces', async ({
  page,
}) => {
  await page.clock.setFixedTime(momentOfEvent)
  await openWithLateApp(page, '/', async () => {
    await expectLinkToProgramme(page)
    await whatIsOn(page).getByRole('link', { name: copy.layout.programme }).focus()
  })
  await expect(whatIsOn(page).getByRole('link', { name: copy.whatIsOn.link })).toBeFocused()
})

test('/entradas keeps its height when the app renders the poster’s form', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // Below 40rem styles reserve 125vw + 10.625rem for the section (LazyVisitorPoster.module.scss).
  await page.setViewportSize({ width: 600, height: 852 })
  const heightBefore = await openWithLateApp(page, '/entradas', async () => {
    await waitForFont(page)
    return height()
  })
  await page.getByRole('textbox', { name: copy.visitorPoster.name }).waitFor()
  expect(await height()).toBe(heightBefore)
})
