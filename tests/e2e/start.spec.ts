// A first visit: the order in which files load.
import {
  appStarted,
  drawnFrame,
  expect,
  heading,
  hold,
  link,
  open,
  openHeld,
  test,
} from '../support/fixtures.ts'
import { copy, morning } from '../support/evento.ts'
import { layoutShift, recordLayoutShifts, waitForFont } from '../support/layout.ts'
import type { Page } from '@playwright/test'

const scriptsIn = (requests: readonly string[]) =>
  requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)

/** Photos do not count: each browser loads them when it likes (https://html.spec.whatwg.org/#lazy-loading-attributes). */
const isNoPhoto = (url: string) => !/\.(?:avif|webp|jpg)$/.test(url)

/** Waits until the page is on the screen and the browser is idle. */
async function waitUntilIdle(page: Page) {
  await drawnFrame(page)
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
}

test('the first paint waits for the page’s HTML alone', async ({ page, watch }) => {
  await hold(page, ({ pathname }) => /\.(?:css|woff2)$/.test(pathname))
  await page.goto('./', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toHaveCSS('font-weight', '800')
  await waitUntilIdle(page)
  expect(watch.requests.filter((url) => url.endsWith('.css'))).toEqual([])
  expect(scriptsIn(watch.requests)).toHaveLength(1)
})

test('a page is fetched when the pointer is over its link, and not again at the click', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  const arrived = page.waitForResponse(/\/Programme-[^/]+\.js$/)
  await link(page, 'Programa').hover()
  await (await arrived).finished()
  await drawnFrame(page)
  const countBefore = watch.requests.filter(isNoPhoto).length
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect(watch.requests.filter(isNoPhoto)).toHaveLength(countBefore)
})

test('with data saving the app waits for the visitor’s first press', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('./')
  await waitUntilIdle(page)
  expect(scriptsIn(watch.requests)).toHaveLength(1)
  await heading(page).click()
  await appStarted(page)
  const countAtStart = scriptsIn(watch.requests).length
  await link(page, 'FAQ').hover()
  await drawnFrame(page)
  expect(scriptsIn(watch.requests)).toHaveLength(countAtStart)
  await link(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(scriptsIn(watch.requests).length).toBeGreaterThan(countAtStart)
})

/** Before the app starts, a line that is true at any time stands there. */
test('on the day the item that is on replaces a line without a shift, and keeps its focus', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-05-15T12:30:00+02:00')
  await recordLayoutShifts(page)
  const panel = page.locator('main [data-when=during]')
  let shiftByFont = 0
  await openHeld(page, '/', async () => {
    await expect(panel).toHaveText(`${copy.whatIsOn.anyTime} ${copy.layout.programme}`)
    await panel.getByRole('link').focus()
    await waitForFont(page)
    shiftByFont = await layoutShift(page)
  })
  await expect(panel).toContainText(String(morning.items[3]?.title))
  await expect(panel.getByRole('link', { name: copy.whatIsOn.link })).toBeFocused()
  // The app's digits of the countdown are wider than the dots in the page, which shifts them a little.
  expect((await layoutShift(page)) - shiftByFont).toBeLessThan(0.0005)
})

test('/entradas is as high before the app has rendered the poster’s form as afterwards', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 600, height: 852 })
  let before = 0
  await openHeld(page, '/entradas', async () => {
    await waitForFont(page)
    before = await height()
  })
  await page.getByRole('textbox', { name: copy.visitorPoster.name }).waitFor()
  expect(await height()).toBe(before)
})
