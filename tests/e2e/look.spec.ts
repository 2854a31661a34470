import type { Page } from '@playwright/test'
import { everyPath, expect, moments, open, test } from '../support/fixtures.ts'

const sizes = [
  [320, 640],
  [360, 740],
  [393, 852],
  [740, 360],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 730],
  [1920, 1080],
  [1920, 1300],
  [2560, 1080],
  [2560, 1440],
  [2880, 1620],
] as const

/** Words of headings and display type that go on in the next line, or out of the screen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility() || getComputedStyle(parent).clipPath !== 'none') continue
      if (parseFloat(getComputedStyle(parent).fontSize) < 24) continue
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

test.use({ moment: moments.before })

for (const path of everyPath) {
  test(`${path} keeps the words of its large type whole, at any size`, async ({ page, watch }) => {
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
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    for (const percent of [125, 150, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`
      }, percent)
      for (const width of [320, 360, 390, 768, 1280]) {
        // At 320 px twice the size leaves less than 8em for a line: the page may scroll there.
        if (percent === 200 && width === 320) continue
        await page.setViewportSize({ width, height: 844 })
        const label = `${percent} % at ${width} px`
        expect(await stuckShare(page), label).toBeLessThanOrEqual(1 / 3)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(overflow, label).toBeLessThanOrEqual(0)
      }
    }
  })
}

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
