import type { Page } from '@playwright/test'
import { everyPath, expect, moments, open, test } from '../support/fixtures.ts'

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
      const isHeading = parent.closest('h1, h2, h3') || fontStretch === '75%'
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

for (const [moment, paths] of [
  ['before', everyPath],
  ['during', ['/', '/programa']],
] as const) {
  test.describe(`${moment} the event`, () => {
    test.use({ moment: moments[moment] })

    for (const path of paths) {
      test(`${path} keeps the words of its large type whole, at any size`, async ({
        page,
        watch,
      }) => {
        watch.ignoreConsole()
        await open(page, path)
        await page.evaluate(() => document.fonts.ready)
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          expect(await brokenWords(page), `${width} × ${height}`).toEqual([])
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
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - window.innerWidth,
            )
            expect(overflow, label).toBeLessThanOrEqual(0)
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
