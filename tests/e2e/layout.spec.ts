// One walk through window sizes, which looks for everything that can be wrong at each size.
import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  everyPath,
  expect,
  hold,
  moments,
  open,
  test,
} from '../support/fixtures.ts'
import * as observers from '../support/observers.ts'
import { firstPaint, noteShifts, shifted } from '../support/shifts.ts'
import { faultsOnWalk, fewSizes, otherVisits, sizeOf, walkedSizes } from '../support/walk-sizes.ts'

/** What is wrong with the page for a visitor with larger text, who must not lose anything. */
async function faultsOfLargeText(page: Page, path: string) {
  const browser = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const [textSize, ...sizes] of [
    [32, [320, 844], [390, 844], [667, 375], [1280, 844]],
    [20, [360, 844]],
  ] as const) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: 16 } })
    const found = await faultsOnWalk(page, path, sizes, { textSize })
    faults.push(...found.map((fault) => `text of ${textSize} px, ${fault}`))
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  return faults
}

test.describe('before the event', () => {
  for (const path of [...everyPath, '/sin-conexion.html']) {
    test(`${path} is whole at every size`, async ({ tab, watch }) => {
      watch.ignoreConsole()
      expect(walkedSizes.length).toBeGreaterThan(12)
      expect(await faultsOnWalk(tab, path, walkedSizes, {})).toEqual([])
      expect(await faultsOfLargeText(tab, path)).toEqual([])
    })
  }
})

test('no page scrolls sideways for text of three times its size, nor for a long word of a translator', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  const browser = await page.context().newCDPSession(page)
  const overflow = (width: number, standard: number) =>
    browser
      .send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
      .then(() => page.setViewportSize({ width, height: 844 }))
      .then(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  for (const path of everyPath) {
    await open(page, path)
    expect(await overflow(390, 48), path).toBeLessThanOrEqual(0)
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        text.data = text.data.replace(/\p{L}{5,}/u, 'Veranstaltungskalender')
      }
    })
    expect(await overflow(320, 16), path).toBeLessThanOrEqual(0)
  }
})

test('the poster’s date does not get smaller when text gets larger', async ({ page }) => {
  // Not the shared tab, which would keep the size of the text.
  await open(page, '/')
  const browser = await page.context().newCDPSession(page)
  const date = page.locator('main > header time').first()
  for (const [width, height] of [
    [393, 659],
    [1366, 657],
  ] as const) {
    await page.setViewportSize({ width, height })
    const sizes: number[] = []
    for (const standard of [16, 20, 24, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
      sizes.push(await date.evaluate((time) => Number.parseFloat(getComputedStyle(time).fontSize)))
    }
    expect(sizes, `${width} × ${height}`).toEqual(sizes.toSorted((one, other) => one - other))
  }
})

for (const { visited, phase, paths } of otherVisits) {
  test.describe(`${visited.toLowerCase()}, ${phase} the event`, () => {
    test.use({ moment: moments[phase], visited })

    for (const path of paths) {
      test(`${path} is whole`, async ({ tab, watch }) => {
        watch.ignoreConsole()
        expect(await faultsOnWalk(tab, path, fewSizes, { isUsual: false })).toEqual([])
      })
    }
  })
}

test('menus lie over the page, whole, and move nothing', async ({ tab }) => {
  const places = () =>
    tab.locator('main > *, main :is(summary, h2), footer').evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.checkVisibility() ? [left, top + window.scrollY, width, height] : []
      }),
    )
  for (const path of ['/', '/programa', '/ponentes', '/entradas']) {
    await open(tab, path)
    for (const width of [320, 1280]) {
      await tab.setViewportSize({ width, height: 720 })
      // Each speaker has one; the first and the last are enough.
      const menus = tab.locator('main details[name="acciones"]')
      for (const menu of [menus.first(), menus.last()]) {
        const button = menu.locator('summary')
        // Just below the sticky header, with room for the menu.
        await button.evaluate((one) => {
          const top = one.getBoundingClientRect().top + window.scrollY
          window.scrollTo({ top: top - 80, behavior: 'instant' })
        })
        const before = await places()
        await button.click()
        expect(await places(), `${path} at ${width} px`).toEqual(before)
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
        await expect.poll(hidden, { message: `${path} at ${width} px` }).toEqual([])
        await tab.keyboard.press('Escape')
      }
    }
  }
})

test('a page hardly shifts while its font loads, the app starts and the ticket button appears, and has no long animation', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await noteShifts(page)
  for (const [width, paths] of [
    [360, everyPath],
    [1440, ['/']],
  ] as const) {
    const [, height] = sizeOf(width)
    await page.setViewportSize({ width, height })
    for (const path of paths) {
      const where = `${path} at ${width} px`
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
      await page.goto(path, { waitUntil: 'commit' })
      await firstPaint(page)
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      font.release()
      await page.evaluate(() => document.fonts.ready)
      await drawnFrame(page)
      const byFont = await shifted(page)
      // A tenth of a good score (https://web.dev/articles/cls): in the fallback font some texts take a line more.
      expect(byFont, where).toBeLessThan(0.01)
      await appStarted(page)
      await page.mouse.wheel(0, 150)
      await drawnFrame(page)
      expect((await shifted(page)) - byFont, where).toBeLessThan(0.001)
      expect(await page.evaluate(observers.slowMotion), where).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await page.evaluate(() => document.getAnimations().length), where).toBe(0)
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
})
