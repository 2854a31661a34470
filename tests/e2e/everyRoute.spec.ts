// Visits the pages of src/content, without the pages of single speakers, and some pages of the tests' event. An unexpected
// line in the console fails each of these tests (`watch` in fixtures.ts). For example, React writes to the console if the
// built page differs from what the app renders.
import type { Page } from '@playwright/test'
import { offlineFile } from '../../scripts/build/lib/siteFiles.ts'
import { content } from '../support/content.ts'
import { event, testEvent } from '../support/evento.ts'
import { expect, notFoundLines, openWithApp, storedData, test } from '../support/fixtures.ts'
import { faultsAtSizes, faultsOfLargeText } from '../support/layout.ts'

const unknownPath = '/no-existe'
const dayMs = 86_400_000
const paths = [...Object.values(content.pages), ...content.textPages].map(({ path }) => path)

/** The page that the service worker shows without network. It starts no app. */
const offlinePath = `/${offlineFile}`

/** Opens a page, and waits until its app has started, if it has one. */
const openAny = (page: Page, path: string) =>
  path === offlinePath ? page.goto(`.${path}`) : openWithApp(page, path)

/** Scrolls to the end in three steps and moves the mouse, as a visitor who reads the whole page. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const share of [1 / 3, 2 / 3, 1]) {
    await page.evaluate((y) => window.scrollTo(0, y), share * height)
    await page.mouse.move(600, 300 * share)
  }
}

/** Records the addresses that answer with an error status from now on. @returns the list, which grows */
function recordFailedUrls(page: Page): readonly string[] {
  const failedUrls: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failedUrls.push(response.url())
  })
  return failedUrls
}

test.describe('a month before the event', () => {
  test.use({
    visited: 'CONTENT',
    moment: new Date(content.event.from - 31 * dayMs).toISOString(),
  })

  for (const path of [...paths, unknownPath, offlinePath]) {
    const expectedLines = path === unknownPath ? notFoundLines(path) : []
    // A page with an app requests at least itself, the script that starts the app, and a script of the app.
    const fewestRequests = path === offlinePath ? 1 : 3

    test(`${path} requests nothing twice and nothing that fails, and stores nothing`, async ({
      page,
      watch,
    }) => {
      const failedUrls = recordFailedUrls(page)
      await openAny(page, path)
      const expectedFailures = path === unknownPath ? [page.url()] : []
      await watch.expectConsole(...expectedLines)
      await readToTheEnd(page)

      // The font may be requested twice: the visitor's poster asks for it again, and the browser's cache answers.
      const urls = watch.requests.filter((url) => !url.endsWith('.woff2'))
      expect.soft(urls.length).toBeGreaterThanOrEqual(fewestRequests)
      expect.soft(urls).toEqual([...new Set(urls)])
      const resourceHints = 'link[rel=preconnect], link[rel=dns-prefetch], link[rel=prefetch]'
      await expect.soft(page.locator(resourceHints)).toHaveCount(0)
      expect.soft(failedUrls).toEqual(expectedFailures)
      expect.soft(await storedData(page)).toEqual([])
    })

    test(`${path} has no layout fault in any window, nor with large text`, async ({
      page,
      watch,
    }) => {
      await openAny(page, path)
      await watch.expectConsole(...expectedLines)
      expect.soft(await faultsAtSizes(page)).toEqual([])
      expect.soft(await faultsOfLargeText(page)).toEqual([])
    })
  }
})

// Pages of the tests' event. The event in src/content may have no photos.
for (const path of ['/', '/ponentes', '/ponentes/nora-prieto', '/programa', '/patrocina']) {
  test(`${path} with photos of people has no layout fault in any window`, async ({ page }) => {
    await openWithApp(page, path)
    expect(await faultsAtSizes(page)).toEqual([])
  })
}

const { text: noticeText = '', from: noticeStart, until: noticeEnd } = event.notice ?? {}

const banner = (page: Page) =>
  page.getByRole('complementary', { name: testEvent.eventStatus.noticeTexts.label })

test.describe('while a notice is shown', () => {
  test.use({ moment: String(noticeStart) })

  for (const path of ['/', '/entradas']) {
    test(`${path} begins with the notice, and has no layout fault`, async ({ page }) => {
      await openWithApp(page, path)
      await expect.soft(banner(page)).toContainText(noticeText)
      expect.soft((await banner(page).boundingBox())?.y).toBe(0)
      expect.soft(await faultsAtSizes(page)).toEqual([])
    })

    test(`the notice on ${path} does not interrupt screen readers`, async ({ page }) => {
      await openWithApp(page, path)
      await expect(banner(page)).toBeVisible()
      const interruptions = banner(page).locator('[role=status], [role=alert], [aria-live], button')
      await expect(interruptions).toHaveCount(0)
    })

    test(`the notice on ${path} disappears from an open page when it ends`, async ({ page }) => {
      await openWithApp(page, path)
      await expect(banner(page)).toBeVisible()
      await page.clock.setFixedTime(String(noticeEnd))
      // An open page reads the clock again at `pageshow` (src/browser/clock.ts).
      await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
      await expect(banner(page)).toBeHidden()
    })
  }
})
