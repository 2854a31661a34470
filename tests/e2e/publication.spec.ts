// A tab that stays open while the site is published again.
import path from 'node:path/posix'
import type { Page } from '@playwright/test'
import {
  expect,
  heading,
  isMarked,
  markDocument,
  navigationLink,
  openWithApp,
  test,
} from '../support/fixtures.ts'
import { copy } from '../support/evento.ts'

/** "Esta página ha cambiado desde que la abriste": the app shows it in an outdated tab. */
const outdatedText = (page: Page) => page.getByRole('status').getByText(copy.outdated.text)

/** Publishes the site again: from now on every page lists other scripts, namely the first one twice. */
const publish = (page: Page) =>
  page.route(
    // Files have an ending, such as ".js". Addresses of pages have none.
    ({ pathname }) => !path.extname(pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      // `<script data-files="assets/a.js assets/b.js"` becomes `<script data-files="assets/a.js assets/a.js assets/b.js"`.
      const body = html.replace(/(<script[^>]* data-files=")(\S+)/, '$1$2 $2')
      await route.fulfill({ response, body })
    },
  )

/** Comes back to the tab at a time of the day. The app then asks whether it is outdated, once in five minutes at most. */
async function comeBack(page: Page, time: string) {
  await page.clock.setFixedTime(`2026-04-20T${time}+02:00`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens the contact page, marks its document, publishes the site again, and comes back to the tab, which then is outdated. */
async function openOutdatedTab(page: Page) {
  await page.clock.setFixedTime('2026-04-20T10:00:00+02:00')
  await openWithApp(page, '/contacto')
  await markDocument(page)
  await publish(page)
  await comeBack(page, '10:05:00')
  await expect(outdatedText(page)).toBeInViewport()
}

test('a tab asks whether it is outdated after five minutes, and not earlier', async ({
  page,
  watch,
}) => {
  await page.clock.setFixedTime('2026-04-20T10:00:00+02:00')
  await openWithApp(page, '/contacto')
  watch.requests.length = 0
  await comeBack(page, '10:04:59')
  expect(watch.requests).toEqual([])
  await comeBack(page, '10:05:00')
  await expect.poll(() => watch.requests).toEqual([page.url()])
})

test('a tab that was not outdated asks again after five more minutes', async ({ page, watch }) => {
  await page.clock.setFixedTime('2026-04-20T10:00:00+02:00')
  await openWithApp(page, '/contacto')
  watch.requests.length = 0
  await comeBack(page, '10:05:00')
  await expect.poll(() => watch.requests).toEqual([page.url()])
  await publish(page)
  await comeBack(page, '10:06:00')
  await expect(outdatedText(page)).toHaveCount(0)
  await comeBack(page, '10:10:00')
  await expect(outdatedText(page)).toBeInViewport()
})

test('an outdated tab loads the next page anew', async ({ page }) => {
  await openOutdatedTab(page)
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isMarked(page)).toBe(false)
  await expect(outdatedText(page)).toHaveCount(0)
})

test('an outdated tab loads no page as long as a typed text would be lost', async ({ page }) => {
  await openOutdatedTab(page)
  await page.locator('[name=mensaje]').fill('Hola')
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isMarked(page)).toBe(true)
  await page.goBack()
  await page.locator('[name=mensaje]').fill('')
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isMarked(page)).toBe(false)
})

// The app first renews the page in the browser's cache, for two seconds at most. Then it lets the browser load the page.
test('in an outdated tab a silent host delays a link only shortly', async ({ page, watch }) => {
  watch.ignoreConsole()
  await openOutdatedTab(page)
  // The host answers the page load alone, not the app's own request. For visitors the service worker would answer the page
  // load, but tests block it.
  const silent = new Promise<void>(() => {})
  await page.route('**/faq', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : silent,
  )
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes', { timeout: 10_000 })
  expect(await isMarked(page)).toBe(false)
})
