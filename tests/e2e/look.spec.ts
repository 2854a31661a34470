import type { Page } from '@playwright/test'
import { everyPath, expect, moments, open, overflow, test } from '../support/fixtures.ts'

/** Windows of phones, tablets, laptops and large screens, upright and lying, and of what lies between them. */
const sizes = [
  ...[320, 344, 360, 375, 390, 393, 412, 430].map((width) => [width, 2 * width] as const),
  ...[480, 540, 600, 672, 768, 820, 912].map((width) => [width, 1180] as const),
  ...[1023, 1024, 1100, 1150, 1180].map((width) => [width, 768] as const),
  [390, 664],
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
  [1279, 720],
  [1280, 720],
  [1280, 1024],
  [1366, 768],
  [1439, 900],
  [1440, 900],
  [1512, 860],
  [1536, 730],
  [1680, 1050],
  [1728, 1117],
  [1920, 940],
  [1920, 1080],
  [1920, 1300],
  [2048, 1152],
  [2304, 1296],
  [2560, 1080],
  [2560, 1440],
  [2880, 1620],
] as const

/** Words of headings and display type that go on in the next line, or out of the screen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue
      const { fontSize, fontStretch } = getComputedStyle(parent)
      const isHeading = parent.closest('h1, h2, h3, strong') || fontStretch === '75%'
      if (!isHeading && parseFloat(fontSize) < 1.5 * rem) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00a0–-]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(boxes.map(({ top }) => Math.round(top)))
        const out = boxes.some(({ right }) => right > document.documentElement.clientWidth + 1)
        if (lines.size > 1 || out) found.push(word)
      }
    }
    return found
  })

/** Texts whose letters stand closer than those of the large type: small ones inside of it inherit its spacing in pixels. */
const crowdedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { letterSpacing, fontSize } = getComputedStyle(element)
        return element.textContent && parseFloat(letterSpacing) < -0.021 * parseFloat(fontSize)
      })
      .map((element) => element.outerHTML),
  )

/** Cards that cut off a part of what they hold. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, article)')]
      .filter(
        (card) =>
          getComputedStyle(card).overflowX === 'hidden' && card.scrollWidth > card.clientWidth + 1,
      )
      .map((card) => card.className),
  )

/** How much of the screen's height what sticks to it takes. */
const stuckShare = (page: Page) =>
  page.evaluate(() => {
    const stuck = [...document.querySelectorAll('body *')].filter(
      (element) =>
        getComputedStyle(element).position === 'sticky' && element.localName === 'header',
    )
    const heights = stuck
      .filter((element) => !element.closest('main'))
      .map((element) => element.getBoundingClientRect().height)
    return Math.max(0, ...heights) / window.innerHeight
  })

const pathsWithGroups: ReadonlySet<string> = new Set(['/', '/programa', '/ponentes', '/contacto'])

/** Groups of buttons or links of which one stands alone on the last of several rows. */
const widows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(.actions, .cluster, ul[class*="social"])')].flatMap(
      (group) => {
        const rows = new Map<number, number>()
        for (const child of group.children) {
          const { top, width } = child.getBoundingClientRect()
          if (width > 0) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1)
        }
        const counts = [...rows.entries()].toSorted(([a], [b]) => a - b).map(([, count]) => count)
        return counts.at(-1) === 1 && Math.max(...counts) > 1 ? [counts.join('+')] : []
      },
    ),
  )

for (const [moment, paths] of [
  ['before', everyPath],
  ['during', ['/', '/programa']],
  ['after', ['/', '/entradas']],
] as const) {
  test.describe(`${moment} the event`, () => {
    test.use({ moment: moments[moment] })

    for (const path of paths) {
      test(`${path} keeps the words of its large type whole and its groups together, and scrolls down alone, at any size`, async ({
        page,
        watch,
      }) => {
        watch.ignoreConsole()
        await open(page, path)
        await page.evaluate(() => document.fonts.ready)
        expect(await crowdedTexts(page)).toEqual([])
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          const label = `${width} × ${height}`
          expect(await brokenWords(page), label).toEqual([])
          expect(await overflow(page), label).toBeLessThanOrEqual(0)
          if (pathsWithGroups.has(path)) expect(await widows(page), label).toEqual([])
        }
      })

      test(`${path} stays readable with larger text`, async ({ page, watch }) => {
        watch.ignoreConsole()
        const browser = await page.context().newCDPSession(page)
        for (const percent of [125, 150, 200]) {
          const fontSizes = { standard: (16 * percent) / 100, fixed: 16 }
          await browser.send('Page.setFontSizes', { fontSizes })
          await open(page, path)
          for (const width of [320, 360, 390, 768, 1280]) {
            await page.setViewportSize({ width, height: 844 })
            const label = `${percent} % at ${width} px`
            expect(await stuckShare(page), label).toBeLessThanOrEqual(1 / 3)
            // In a window of less than 12em the longest words are broken.
            if ((width * 100) / percent >= 12 * 16) {
              expect(await brokenWords(page), label).toEqual([])
            }
            expect(await overflow(page), label).toBeLessThanOrEqual(0)
            expect(await cutOff(page), label).toEqual([])
          }
        }
      })
    }
  })
}

test.use({ moment: moments.before })

test('the button that sells is in the first screen of home', async ({ page }) => {
  await open(page, '/')
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const box = await page
      .locator('main')
      .getByRole('link', { name: 'Comprar entradas' })
      .first()
      .boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(
      height + 1,
    )
  }
})

test('small texts of the poster grow with it', async ({ page }) => {
  await open(page, '/')
  const share = (selector: string) =>
    page
      .locator(`main > header ${selector}`)
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize) / window.innerWidth)
  for (const text of ['time + span', 'h1 + p', 'a.button', 'ul li']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    const usual = await share(text)
    for (const [width, height] of [
      [1920, 1200],
      [2560, 1600],
      [2880, 1800],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect(await share(text), `${text} at ${width} px`).toBeGreaterThan(0.8 * usual)
    }
  }
})

for (const path of ['/entradas', '/patrocina', '/contacto']) {
  test(`the wall in the corner of ${path} ends with a whole row of tiles`, async ({ page }) => {
    await open(page, path)
    for (const width of [667, 768, 900, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const rows = await page
        .locator('main header svg')
        .first()
        .evaluate((wall) => (6 * wall.clientHeight) / wall.clientWidth)
      expect(Math.abs(rows - Math.round(rows)), `${rows} rows at ${width} px`).toBeLessThan(0.05)
    }
  })
}

for (const moment of ['before', 'during', 'after'] as const) {
  test.describe(`${moment} the event`, () => {
    test.use({ moment: moments[moment] })

    test('parts of home are read in the order in which they are seen', async ({ page }) => {
      await open(page, '/')
      const parts = await page.evaluate(() =>
        [...document.querySelectorAll('main > :is(header, section)')].map((part) => ({
          top: part.getBoundingClientRect().top,
          id: part.id,
        })),
      )
      const tops = parts.map(({ top }) => top)
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      expect(parts.findIndex(({ id }) => id === 'ediciones')).toBe(moment === 'after' ? 1 : 4)
    })

    test('on paper home has no empty box and no control', async ({ page }) => {
      await open(page, '/')
      await page.emulateMedia({ media: 'print' })
      const found = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((element) => {
            const { borderTopWidth, borderInlineEndWidth } = getComputedStyle(element)
            const drawn = parseFloat(borderTopWidth) + parseFloat(borderInlineEndWidth) > 0
            const isControl = element.matches('button, summary, svg, iframe')
            return element.checkVisibility() && (isControl || (drawn && !element.innerText.trim()))
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
      expect(found).toEqual([])
    })
  })
}

test.describe('on the day', () => {
  test.use({ moment: moments.during })

  test('what comes next closes the field, and the button has room on a phone that lies', async ({
    page,
  }) => {
    await open(page, '/')
    for (const [width, height] of sizes.filter(([size]) => size >= 640)) {
      await page.setViewportSize({ width, height })
      const [text, title, button, field, last] = await page.evaluate(() =>
        [
          'div:has(> h1)',
          'h1',
          '.button',
          '[data-when="during"]',
          '[data-when="during"] > :last-child',
        ].map((part) => {
          const box = document.querySelector(`main > header ${part}`)?.getBoundingClientRect()
          return { top: box?.top ?? NaN, bottom: box?.bottom ?? NaN }
        }),
      )
      const label = `${width} × ${height}`
      expect(last?.bottom, label).toBeCloseTo(field?.bottom ?? NaN, 0)
      expect((button?.top ?? NaN) - (title?.bottom ?? NaN), label).toBeGreaterThanOrEqual(8)
      expect((text?.bottom ?? NaN) - (button?.bottom ?? NaN), label).toBeGreaterThanOrEqual(8)
    }
  })
})

test.describe('after the event', () => {
  test.use({ moment: moments.after })

  test('nothing is shown of home that the gallery would push down when it has arrived', async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      // As it is while a slow network brings it.
      await route.fulfill({
        response,
        body: html.split('id="ediciones"')[0]?.replace(/<[^<]*$/, ''),
      })
    })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    const sections = page.locator('main > section')
    expect(await sections.count()).toBeGreaterThan(1)
    await expect(sections.filter({ visible: true })).toHaveCount(0)
  })
})
