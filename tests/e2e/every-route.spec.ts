// A visit to every page of src/content, and to some pages of the tests' event while its notice is shown. The console is
// clean: React would report a difference between the built page and the app. No request fails, no text is cut off in any
// window, and no data stays in the browser.
import { offlineFile } from '../../scripts/build/lib/site-files.ts'
import { content } from '../support/content.ts'
import { event, evento } from '../support/evento.ts'
import { expect, storedData, notFoundLines, open, test } from '../support/fixtures.ts'
import { faultsAtSizes, faultsOfLargeText } from '../support/layout.ts'

const unknown = '/no-existe'
const paths = [...Object.values(content.pages), ...content.textPages].map(({ path }) => path)

test.describe('a month before', () => {
  test.use({
    visited: 'CONTENT',
    moment: new Date(content.event.from - 31 * 86_400_000).toISOString(),
  })

  for (const path of [...paths, unknown, `/${offlineFile}`]) {
    test(`${path} has no layout faults, and no failed or repeated requests`, async ({
      page,
      watch,
    }) => {
      const missing: string[] = []
      page.on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url())
      })
      watch.requests.length = 0
      // This page starts no app.
      const startsApp = !path.endsWith('.html')
      await (startsApp ? open(page, path) : page.goto(`.${path}`))
      const { href } = new URL(page.url())
      await watch.expectConsole(...(path === unknown ? notFoundLines(path) : []))
      // Scrolls to the end, as a visitor who reads the whole page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      for (const part of [1 / 3, 2 / 3, 1]) {
        await page.evaluate((y) => window.scrollTo(0, y), part * height)
        await page.mouse.move(600, 300 * part)
      }
      // The font is requested twice: the poster reads it from the browser's cache.
      const files = watch.requests.filter((url) => !url.endsWith('.woff2'))
      expect.soft(files.length).toBeGreaterThan(startsApp ? 2 : 0)
      expect.soft(files).toEqual([...new Set(files)])
      const ahead = 'link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'
      await expect.soft(page.locator(ahead)).toHaveCount(0)
      expect.soft(missing).toEqual(path === unknown ? [href] : [])
      expect.soft(await faultsAtSizes(page)).toEqual([])
      expect.soft(await faultsOfLargeText(page)).toEqual([])
      expect.soft(await storedData(page)).toEqual([])
    })
  }
})

test('faces are seen in every window', async ({ page }) => {
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
    test(`${path} begins with it, whole, and interrupts nobody`, async ({ page }) => {
      await open(page, path)
      const banner = page.getByRole('complementary', { name: evento.eventStatus.texts.label })
      await expect.soft(banner).toContainText(text)
      expect.soft((await banner.boundingBox())?.y).toBe(0)
      const loud = banner.locator('[role=status], [role=alert], [aria-live], button')
      await expect.soft(loud).toHaveCount(0)
      expect.soft(await faultsAtSizes(page)).toEqual([])
      // The notice ends while the page is open.
      await page.clock.setFixedTime(String(until))
      await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
      await expect(banner).toBeHidden()
    })
  }
})
