// One walk through the sizes of window, with everything that can be wrong at one of them.
import type { Page } from '@playwright/test'
import { drawnFrame, everyPath, expect, hold, moments, open, test } from '../support/fixtures.ts'
import { noteShifts, shifted } from '../support/shifts.ts'
import { faultsNow, sizeOf, walkedSizes } from '../support/walk-sizes.ts'

test('the styles have breakpoints to walk along', () => {
  expect(walkedSizes.length).toBeGreaterThan(12)
})

for (const [phase, paths] of [
  ['before', [...everyPath, '/sin-conexion.html']],
  ['during', ['/', '/programa']],
  ['after', ['/', '/entradas']],
] as const) {
  test.describe(`${phase} the event`, () => {
    test.use({ moment: moments[phase] })

    for (const path of paths) {
      test(`${path} is whole at every size`, async ({ tab, watch }) => {
        watch.ignoreConsole()
        await tab.goto(path)
        await tab.evaluate(() => document.fonts.ready)
        const faults: string[] = []
        for (const [width, height] of walkedSizes) {
          await tab.setViewportSize({ width, height })
          const found = await faultsNow(tab, path, { isUsual: phase === 'before' })
          faults.push(...found.map((fault) => `${width} × ${height}: ${fault}`))
        }
        expect(faults).toEqual([])
      })
    }
  })
}

test('every page is whole with larger text', async ({ tab, watch }) => {
  watch.ignoreConsole()
  const browser = await tab.context().newCDPSession(tab)
  const faults: string[] = []
  try {
    for (const [percent, ...widths] of [
      [200, 320, 390, 1280],
      [125, 360],
    ] as const) {
      const textSize = (16 * percent) / 100
      await browser.send('Page.setFontSizes', { fontSizes: { standard: textSize, fixed: 16 } })
      for (const path of everyPath) {
        await tab.goto(path)
        for (const width of widths) {
          await tab.setViewportSize({ width, height: 844 })
          const found = await faultsNow(tab, path, { textSize })
          faults.push(...found.map((fault) => `${path}, ${percent} % at ${width} px: ${fault}`))
        }
      }
    }
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await browser.detach()
  }
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
      for (const menu of await tab.locator('main details[name="acciones"]').all()) {
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

test('nothing moves while a page loads, starts and shows its ticket button', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
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
      // A fiftieth of what counts as good (https://web.dev/articles/cls); a word of the speakers' intro changes its line.
      expect(await shifted(page), path).toBeLessThan(
        path === '/ponentes' ? 0.025 : path === '/' ? 0.01 : 0.002,
      )
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
  const rooms = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('svg')].map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        return [Math.round(width), Math.round(height)].join(' × ')
      }),
    ])
  // Home measures its walls by what the app draws.
  for (const path of everyPath.filter((one) => one !== '/')) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [320, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const draw = (isDrawn: boolean) =>
        page.evaluate((drawn) => {
          for (const picture of document.querySelectorAll('svg'))
            if (drawn) picture.dataset.drawn = ''
            else delete picture.dataset.drawn
        }, isDrawn)
      const waiting = await rooms()
      await draw(true)
      expect(waiting, `${path} at ${width} px`).toEqual(await rooms())
      await draw(false)
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
