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

/** Publishes the site again. From now on each page lists its first script twice, so the list differs from an open tab's. */
const publish = (page: Page) =>
  page.route(
    // Pages only: the address of a file has an extension, such as ".js".
    ({ pathname }) => !path.extname(pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      // `<script data-files="assets/a.js assets/b.js"` becomes `<script data-files="assets/a.js assets/a.js assets/b.js"`.
      const body = html.replace(/(<script[^>]* data-files=")(\S+)/, '$1$2 $2')
      await route.fulfill({ response, body })
    },
  )

/** Comes back to the tab at a time of 20 April. The app then asks whether the tab is outdated, at most every five minutes. */
async function comeBack(page: Page, time: string) {
  await page.clock.setFixedTime(`2026-04-20T${time}+02:00`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens the contact page, and makes its tab outdated. The document is marked. */
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

test('in an outdated tab a link loads its page', async ({ page }) => {
  await openOutdatedTab(page)
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isMarked(page)).toBe(false)
  await expect(outdatedText(page)).toHaveCount(0)
})

test('in an outdated tab a link does not load its page while a form has typed text, which would be lost', async ({
  page,
}) => {
  await openOutdatedTab(page)
  const message = page.locator('[name=mensaje]')

  await message.fill('Hola')
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isMarked(page)).toBe(true)

  await page.goBack()
  await message.fill('')
  await navigationLink(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isMarked(page)).toBe(false)
})

// Before the browser loads the page, the app renews the page in the browser's cache. For that request it waits two seconds at
// most.
test('in an outdated tab a host that does not answer delays a link only shortly', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  await openOutdatedTab(page)
  // The app's own request gets no answer. The page load gets one: for visitors the service worker would answer it, but tests
  // block the service worker.
  const noAnswer = new Promise<void>(() => {})
  await page.route('**/faq', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : noAnswer,
  )

  await navigationLink(page, 'FAQ').click()

  // The app's two seconds, and eight for the page load on a busy machine.
  await expect(heading(page)).toHaveText('Preguntas frecuentes', { timeout: 10_000 })
  expect(await isMarked(page)).toBe(false)
})
