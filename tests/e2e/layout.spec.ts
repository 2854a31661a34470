// What moves. The walk (walk.spec.ts) looks at every page in windows of many sizes.
import { appStarted, drawnFrame, expect, hold, openHeld, test } from '../support/fixtures.ts'
import { noteShifts, shifted } from '../support/shifts.ts'

/** Runs in the page: elements that would move for longer than a second, when shown or under the pointer. */
const slowMotion = () =>
  [...document.querySelectorAll('body, body *')]
    .filter((element) => {
      const style = getComputedStyle(element)
      const [lasting = 0, waiting = 0, turning = 0] = [
        style.transitionDuration,
        style.transitionDelay,
        style.animationDuration,
      ].map((list) => Math.max(...list.split(',').map(parseFloat)))
      return lasting + waiting > 1 || turning > 1
    })
    .map((element) => element.outerHTML.slice(0, 80))

/** Runs in the page. */
const firstPaint = () =>
  new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  )

test('home hardly shifts on a phone while its font loads, the app starts and the ticket button appears, and is still if the visitor wants that', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await noteShifts(page)
  await page.setViewportSize({ width: 360, height: 720 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
  await page.goto('/', { waitUntil: 'commit' })
  await page.evaluate(firstPaint)
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
  font.release()
  await page.evaluate(() => document.fonts.ready)
  await drawnFrame(page)
  const byFont = await shifted(page)
  // A tenth of a good score (https://web.dev/articles/cls): in the fallback font some texts take a line more.
  expect(byFont).toBeLessThan(0.01)
  await appStarted(page)
  await page.mouse.wheel(0, 150)
  const ticketButton = page.getByRole('banner').getByRole('link', { name: 'Comprar' })
  await expect(ticketButton).toBeVisible()
  await drawnFrame(page)
  expect((await shifted(page)) - byFont).toBeLessThan(0.001)
  expect(await page.evaluate(slowMotion)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('/entradas has room at 600 px, where it has least, for what comes with the app', async ({
  tab: page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 600, height: 852 })
  let before = 0
  await openHeld(page, '/entradas', async () => {
    await page.evaluate(() => document.fonts.ready)
    before = await height()
  })
  await page.getByRole('textbox', { name: 'Tu nombre' }).waitFor()
  expect(await height()).toBe(before)
})
