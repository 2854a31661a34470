// A first visit: the order in which files load.
import {
  appStarted,
  drawnFrame,
  expect,
  heading,
  hold,
  link,
  openHeld,
  test,
} from '../support/fixtures.ts'
import { copy, morning } from '../support/evento.ts'
import { waitForFont, recordLayoutShifts, layoutShift } from '../support/layout.ts'
import type { Page } from '@playwright/test'

const scripts = (requests: readonly string[]) =>
  requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)

/** Photos load lazily: each browser decides when (https://html.spec.whatwg.org/#lazy-loading-attributes). */
const isOfCode = (url: string) => !/\.(?:avif|webp|jpg)$/.test(url)

/** Waits until the page is on the screen and the browser is idle. */
async function expectRest(page: Page) {
  await drawnFrame(page)
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
}

test('the first paint waits for the page alone, a click for nothing', async ({ page, watch }) => {
  const files = await hold(page, ({ pathname }) => /\.(?:css|woff2)$/.test(pathname))
  await page.goto('./', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toHaveCSS('font-weight', '800')
  await expectRest(page)
  expect(watch.requests.filter((url) => url.endsWith('.css'))).toEqual([])
  expect(scripts(watch.requests)).toHaveLength(1)
  files.release()
  await appStarted(page)
  // A page is fetched as soon as a visitor turns to its link, and not again at the click.
  const arrived = page.waitForResponse(/\/Programme-[^/]+\.js$/)
  await link(page, 'Programa').hover()
  await (await arrived).finished()
  await drawnFrame(page)
  const fetched = watch.requests.filter(isOfCode).length
  await link(page, 'Programa').click()
  await expect(heading(page)).toHaveText('Programa')
  expect(watch.requests.filter(isOfCode)).toHaveLength(fetched)
})

test('with data saving the app waits for the first sign of intent', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('./')
  await expectRest(page)
  expect(scripts(watch.requests)).toHaveLength(1)
  await heading(page).click()
  await appStarted(page)
  const started = scripts(watch.requests).length
  await link(page, 'FAQ').hover()
  await drawnFrame(page)
  expect(scripts(watch.requests)).toHaveLength(started)
  await link(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(scripts(watch.requests).length).toBeGreaterThan(started)
})

test('on the day what is on takes room and focus of a line', async ({ page }) => {
  await page.clock.setFixedTime('2026-05-15T12:30:00+02:00')
  await recordLayoutShifts(page)
  const panel = page.locator('main [data-when=during]')
  let byFont = 0
  await openHeld(page, '/', async () => {
    await expect(panel).toContainText(`${copy.whatIsOn.anyTime} ${copy.layout.programme}`)
    await panel.getByRole('link', { name: copy.layout.programme }).focus()
    await waitForFont(page)
    byFont = await layoutShift(page)
  })
  await expect(panel).toContainText(String(morning.items[3]?.title))
  await expect(panel.getByRole('link', { name: copy.whatIsOn.link })).toBeFocused()
  // The countdown's digits are wider than the dots before them.
  expect((await layoutShift(page)) - byFont).toBeLessThan(0.0005)
})

test('/entradas has room for what comes with the app', async ({ page }) => {
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
