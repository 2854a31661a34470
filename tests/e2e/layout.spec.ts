// What moves or lies over something. The walk (walk.spec.ts) looks at every page in windows of many sizes.
import { appStarted, drawnFrame, expect, hold, open, openHeld, test } from '../support/fixtures.ts'
import { noteShifts, shifted } from '../support/shifts.ts'
import { copy } from '../support/specification.ts'

test('menus lie over the page, whole, and move nothing', async ({ tab }) => {
  const places = () =>
    tab.locator('main > *, main :is(summary, h2), footer').evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.checkVisibility() ? [left, top + window.scrollY, width, height] : []
      }),
    )
  await open(tab, '/')
  for (const width of [320, 1280]) {
    await tab.setViewportSize({ width, height: 720 })
    // Each speaker has one; the first and the last are enough.
    const menus = tab.locator('main details[name="acciones"]').filter({ visible: true })
    for (const menu of [menus.first(), menus.last()]) {
      const button = menu.locator('summary')
      // Just below the sticky header, with room for the menu.
      await button.evaluate((one) => {
        const top = one.getBoundingClientRect().top + window.scrollY
        window.scrollTo({ top: top - 80, behavior: 'instant' })
      })
      const before = await places()
      await button.click()
      expect(await places(), `${width} px`).toEqual(before)
      // Polls, because a list is drawn a frame after the press.
      const hidden = () =>
        menu.locator('li > :is(a, button)').evaluateAll((all) =>
          all.flatMap((one) => {
            // Not "scrollIntoView", which would also scroll a box that cuts the menu off.
            const below = one.getBoundingClientRect().bottom - innerHeight
            window.scrollBy({ top: Math.max(0, below), behavior: 'instant' })
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const inside = left >= 0 && right <= document.documentElement.clientWidth
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return inside && one.contains(over) ? [] : [one.textContent]
          }),
        )
      await expect.poll(hidden, { message: `${width} px` }).toEqual([])
      await tab.keyboard.press('Escape')
    }
  }
})

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

for (const [path, width] of [
  ['/', 360],
  ['/', 1440],
  ['/programa', 360],
] as const) {
  test(`${path} hardly shifts at ${width} px while its font loads, the app starts and the ticket button appears, and is still if the visitor wants that`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await noteShifts(page)
    await page.setViewportSize({ width, height: 720 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
    await page.goto(path, { waitUntil: 'commit' })
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
}

/** Where the app adds something, in a window in which it would have too little room. */
const grown = [
  ['/', 393, 'button', copy.countdown.pause],
  ['/entradas', 600, 'textbox', 'Tu nombre'],
] as const

for (const [path, width, role, name] of grown) {
  test(`${path} has room at ${width} px for what comes with the app`, async ({ page }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: 852 })
    let before = 0
    await openHeld(page, path, async () => {
      await page.evaluate(() => document.fonts.ready)
      before = await height()
    })
    await page.getByRole(role, { name }).waitFor()
    expect(await height()).toBe(before)
  })
}
