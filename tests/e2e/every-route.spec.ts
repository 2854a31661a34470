// Visits every page of src/content, and some pages of the tests' event while its notice is shown. No request fails, no text
// is cut off in any window, and no data stays in the browser. The console stays empty: React would report there that the
// built page differs from what the app renders.
import type { Page } from '@playwright/test'
import { offlineFile } from '../../scripts/build/lib/site-files.ts'
import { content } from '../support/content.ts'
import { event, evento } from '../support/evento.ts'
import { expect, notFoundLines, open, storedData, test } from '../support/fixtures.ts'
import { faultsAtSizes, faultsOfLargeText } from '../support/layout.ts'

const unknown = '/no-existe'
const dayMs = 86_400_000
const paths = [...Object.values(content.pages), ...content.textPages].map(({ path }) => path)

/** Scrolls in three steps and moves the mouse, as a visitor who reads the whole page. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const share of [1 / 3, 2 / 3, 1]) {
    await page.evaluate((y) => window.scrollTo(0, y), share * height)
    await page.mouse.move(600, 300 * share)
  }
}

test.describe('a month before', () => {
  test.use({
    visited: 'CONTENT',
    moment: new Date(content.event.from - 31 * dayMs).toISOString(),
  })

  for (const path of [...paths, unknown, `/${offlineFile}`]) {
    test(`${path} has no fault, and requests nothing twice`, async ({ page, watch }) => {
      const failedUrls: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) failedUrls.push(response.url())
      })
      watch.requests.length = 0
      // The page without network starts no app.
      const startsApp = path !== `/${offlineFile}`
      await (startsApp ? open(page, path) : page.goto(`.${path}`))
      const { href } = new URL(page.url())
      await watch.expectConsole(...(path === unknown ? notFoundLines(path) : []))
      await readToTheEnd(page)
      // The font may be requested twice: the visitor's poster asks for it again, and the browser's cache answers.
      const urls = watch.requests.filter((url) => !url.endsWith('.woff2'))
      expect.soft(urls.length).toBeGreaterThan(startsApp ? 2 : 0)
      expect.soft(urls).toEqual([...new Set(urls)])
      const hintsAtOtherPages = 'link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'
      await expect.soft(page.locator(hintsAtOtherPages)).toHaveCount(0)
      expect.soft(failedUrls).toEqual(path === unknown ? [href] : [])
      expect.soft(await faultsAtSizes(page)).toEqual([])
      expect.soft(await faultsOfLargeText(page)).toEqual([])
      expect.soft(await storedData(page)).toEqual([])
    })
  }
})

test('pages with photos of people have no layout fault in any window', async ({ page }) => {
  const faults: string[] = []
  for (const path of ['/', '/ponentes', '/ponentes/nora-prieto', '/programa', '/patrocina']) {
    await open(page, path)
    faults.push(...(await faultsAtSizes(page)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

const { text = '', from, until } = event.notice ?? {}

test.describe('while a notice holds', () => {
  test.use({ moment: String(from) })

  for (const path of ['/', '/entradas']) {
    test(`${path} begins with the notice, and screen readers do not interrupt for it`, async ({
      page,
    }) => {
      await open(page, path)
      const banner = page.getByRole('complementary', { name: evento.eventStatus.texts.label })
      await expect.soft(banner).toContainText(text)
      expect.soft((await banner.boundingBox())?.y).toBe(0)
      const interrupting = banner.locator('[role=status], [role=alert], [aria-live], button')
      await expect.soft(interrupting).toHaveCount(0)
      expect.soft(await faultsAtSizes(page)).toEqual([])
      // The notice ends while the page is open.
      await page.clock.setFixedTime(String(until))
      await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
      await expect(banner).toBeHidden()
    })
  }
})
