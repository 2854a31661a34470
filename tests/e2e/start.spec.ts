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

/** Waits until the browser has drawn the page and is idle. */
async function waitUntilIdle(page: Page) {
  await drawnFrame(page)
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
}

test('the first paint waits for the page’s HTML alone', async ({ page, watch }) => {
  await hold(page, ({ pathname }) => /\.(?:css|woff2)$/.test(pathname))
  await page.goto('./', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  // The styles are in the HTML.
  await expect(heading(page)).toHaveCSS('font-weight', '800')
  await waitUntilIdle(page)
  expect(watch.requests.filter((url) => url.endsWith('.css'))).toEqual([])
  expect(scriptsIn(watch.requests)).toHaveLength(1)
})

test('a page is fetched when the pointer is over its link, and not again at the click', async ({
  page,
  watch,
}) => {
  await openWithApp(page, '/')
  const arrived = page.waitForResponse(/\/Programme-[^/]+\.js$/)
  await navigationLink(page, 'Programa').hover()
  await (await arrived).finished()
  await drawnFrame(page)
  const countBefore = withoutPhotos(watch.requests).length
  await navigationLink(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect(withoutPhotos(watch.requests)).toHaveLength(countBefore)
})

/** Makes the browser save data. Visitors with an expensive connection choose this setting. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })

test('with data saving the app waits for the visitor’s first press', async ({ page, watch }) => {
  await saveData(page)
  await page.goto('./')
  await waitUntilIdle(page)
  expect(scriptsIn(watch.requests)).toHaveLength(1)
  await heading(page).click()
  await appStarted(page)
})

test('with data saving a page is fetched at the click, not when the pointer is over its link', async ({
  page,
  watch,
}) => {
  await saveData(page)
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

/** A moment during the event. Until the app has started, the page has a link to the programme instead of what is on. */
const momentOfEvent = '2026-05-15T12:30:00+02:00'
/** The item from 12:00 to 13:30. */
const itemOn = morning.items[3]!

/** Expects the page as it is before the app has started. */
async function expectLinkToProgramme(page: Page) {
  const { anyTime } = copy.whatIsOn
  await expect(whatIsOn(page)).toContainText(`${anyTime} ${copy.layout.programme}`)
}

test('on the day the item that is on replaces the link to the programme without a layout shift', async ({
  page,
}) => {
  await page.clock.setFixedTime(momentOfEvent)
  await recordLayoutShifts(page)
  let shiftByFont = 0
  await openWithLateApp(page, '/', async () => {
    await expectLinkToProgramme(page)
    await waitForFont(page)
    shiftByFont = await layoutShift(page)
  })
  await expect(whatIsOn(page)).toContainText(itemOn.title)
  // The app replaces the countdown's dots by digits. The digits are wider, which shifts them a little.
  expect((await layoutShift(page)) - shiftByFont).toBeLessThan(0.0005)
})

test('on the day the link of the item that is on takes over the focus of the link that it replaces', async ({
  page,
}) => {
  await page.clock.setFixedTime(momentOfEvent)
  await openWithLateApp(page, '/', async () => {
    await expectLinkToProgramme(page)
    await whatIsOn(page).getByRole('link', { name: copy.layout.programme }).focus()
  })
  await expect(whatIsOn(page).getByRole('link', { name: copy.whatIsOn.link })).toBeFocused()
})

test('/entradas is as high before the app has rendered the poster’s form as afterwards', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // Below 40rem styles reserve 125vw + 10.625rem for the section (LazyVisitorPoster.module.scss).
  await page.setViewportSize({ width: 600, height: 852 })
  let heightBefore = 0
  await openWithLateApp(page, '/entradas', async () => {
    await waitForFont(page)
    heightBefore = await height()
  })
  await page.getByRole('textbox', { name: copy.visitorPoster.name }).waitFor()
  expect(await height()).toBe(heightBefore)
})
