// One walk through the sizes of window, with everything that can be wrong at one of them.
import type { Page } from '@playwright/test'
import { drawnFrame, everyPath, expect, hold, moments, open, test } from '../support/fixtures.ts'
import * as observers from '../support/observers.ts'
import { noteShifts, shifted } from '../support/shifts.ts'
import { faultsOnWalk, sizeOf, walkedSizes } from '../support/walk-sizes.ts'

test('the styles have breakpoints to walk along', () => {
  expect(walkedSizes.length).toBeGreaterThan(12)
})

for (const [site, phase, paths] of [
  ['DELIVERED', 'before', [...everyPath, '/sin-conexion.html']],
  ['DELIVERED', 'during', ['/', '/programa']],
  ['DELIVERED', 'after', ['/', '/entradas']],
  ['FULL', 'before', ['/', '/normas']],
  ['OTHER', 'before', ['.//', './programa']],
] as const) {
  test.describe(`${site.toLowerCase()}, ${phase} the event`, () => {
    test.use({
      moment: moments[phase],
      // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
      baseURL: ({}, provide) => provide(process.env[`E2E_${site}`]),
    })

    for (const path of paths) {
      test(`${path} is whole at every size`, async ({ tab, watch }) => {
        watch.ignoreConsole()
        const isUsual = site === 'DELIVERED' && phase === 'before'
        expect(await faultsOnWalk(tab, path, walkedSizes, { isUsual })).toEqual([])
      })
    }
  })
}

test('every page is whole with larger text', async ({ tab, watch }) => {
  watch.ignoreConsole()
  const browser = await tab.context().newCDPSession(tab)
  const faults: string[] = []
  for (const [percent, ...widths] of [
    [200, 320, 390, 1280],
    [125, 360],
  ] as const) {
    const textSize = (16 * percent) / 100
    await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: 16 } })
    for (const path of everyPath) {
      const sizes = widths.map((width) => [width, 844] as const)
      const found = await faultsOnWalk(tab, path, sizes, { textSize })
      faults.push(...found.map((fault) => `${path}, ${percent} %, ${fault}`))
    }
  }
  await browser.detach()
  expect(faults).toEqual([])
})

/** Where everything of the page is, but for what lies in a menu. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *:not(wbr), footer, footer *:not(wbr)')]
      .filter((one) => one.checkVisibility() && !one.closest('details ul, svg *'))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [one.tagName, left, top + window.scrollY, width, height].join(' ')
      }),
  )

test('menus lie over the page, whole, and move nothing', async ({ tab }) => {
  for (const path of ['/', '/programa', '/ponentes', '/entradas']) {
    await open(tab, path)
    for (const width of [320, 1280]) {
      await tab.setViewportSize({ width, height: 720 })
      // Speakers have one each, of which the edges are enough.
      const menus = tab.locator('main details[name="acciones"]')
      for (const menu of [menus.first(), menus.last()]) {
        const button = menu.locator('summary')
        // Under the sticky header, with room below.
        await button.evaluate((one) => {
          const top = one.getBoundingClientRect().top + window.scrollY
          window.scrollTo({ top: top - 80, behavior: 'instant' })
        })
        const before = await places(tab)
        await button.click()
        expect(await places(tab), `${path} at ${width} px`).toEqual(before)
        const hidden = await menu.locator('li > :is(a, button)').evaluateAll((all) =>
          all.flatMap((one) => {
            // Not "scrollIntoView": it would scroll a box that cuts the menu off, too.
            const below = one.getBoundingClientRect().bottom - innerHeight
            window.scrollBy({ top: Math.max(0, below), behavior: 'instant' })
            const { left, right, top, bottom } = one.getBoundingClientRect()
            const inside = left >= 0 && right <= document.documentElement.clientWidth
            const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            return inside && one.contains(over) ? [] : [one.textContent]
          }),
        )
        expect(hidden, `${path} at ${width} px`).toEqual([])
        await tab.keyboard.press('Escape')
      }
    }
  }
})

test('nothing moves while a page loads, starts and shows its ticket button, nor longer than a second', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/*.woff2', (route) => route.abort())
  await noteShifts(page)
  for (const width of [360, 1440]) {
    const [, height] = sizeOf(width)
    await page.setViewportSize({ width, height })
    for (const path of everyPath) {
      await open(page, path)
      await page.mouse.wheel(0, 150)
      await drawnFrame(page)
      // The first numbers of the countdown, in another font.
      expect(await shifted(page), `${path} at ${width} px`).toBeLessThan(0.001)
      expect(await page.evaluate(observers.slowMotion), path).toEqual([])
    }
  }
})

test.describe('by the real clock, without which there are no times of paint', () => {
  test.use({ moment: null })

  test('when the font comes late, a page moves next to nothing', async ({ page, watch }) => {
    watch.ignoreConsole()
    await noteShifts(page)
    for (const path of everyPath) {
      const font = await hold(page, ({ pathname }) => pathname.endsWith('.woff2'))
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
      font.release()
      await page.evaluate(() => document.fonts.ready)
      await drawnFrame(page)
      // A fiftieth of what counts as good (https://web.dev/articles/cls); in the other font a venue of home takes two lines.
      expect(await shifted(page), path).toBeLessThan(path === '/' ? 0.01 : 0.002)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
})

test('pictures take their room before they are drawn', async ({ page, watch }) => {
  watch.ignoreConsole()
  // Neither the frame after which they would be drawn comes, nor the moment for the app to start.
  await page.addInitScript(() =>
    Object.assign(window, { requestAnimationFrame: () => 0, requestIdleCallback: () => 0 }),
  )
  const rooms = (drawn: boolean) =>
    page.evaluate((isDrawn) => {
      for (const picture of document.querySelectorAll('svg'))
        if (isDrawn) picture.dataset.drawn = ''
        else delete picture.dataset.drawn
      return [...document.querySelectorAll('body, svg')].map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return [one.localName, Math.round(top), Math.round(height)].join(' ')
      })
    }, drawn)
  for (const path of everyPath) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await rooms(false), `${path} at ${width} px`).toEqual(await rooms(true))
    }
  }
})

test('the tiles of the wall turn into place in one gesture, and not under reduced motion', async ({
  tab,
}) => {
  /** Of each tile's animation, when it ends and where its keyframes lie. */
  async function gestures() {
    await tab.goto('/')
    return tab.evaluate(() => {
      // Anew, because on a slow machine they may be over.
      const wall = document.querySelector('main header svg') as SVGElement
      const again = wall.cloneNode(true) as SVGElement
      wall.replaceWith(again)
      return again.getAnimations({ subtree: true }).map(({ effect }) => {
        const { delay, endTime } = effect?.getComputedTiming() ?? {}
        const offsets = (effect as KeyframeEffect).getKeyframes().map(({ offset }) => offset)
        return `${delay} ${endTime} ${offsets.join()}`
      })
    })
  }
  await tab.emulateMedia({ reducedMotion: 'no-preference' })
  expect([...new Set(await gestures())]).toEqual(['0 800 0,1'])
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  expect(await gestures()).toEqual([])
})
