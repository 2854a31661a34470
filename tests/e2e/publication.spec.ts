// A tab that stays open while the site is published again.
import type { Page } from '@playwright/test'
import { expect, heading, link, open, test } from '../support/fixtures.ts'
import { copy } from '../support/evento.ts'

const line = (page: Page) => page.getByRole('status').getByText(copy.outdated.text)

/** Publishes the site again: a page lists its scripts in other words. */
const publish = (page: Page) =>
  page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/(<script[^>]* data-files=")(\S+)/, '$1$2 $2')
      await route.fulfill({ response, body })
    },
  )

/** Comes back to the tab at an hour of the day. */
async function comeBack(page: Page, hour: string) {
  await page.clock.setFixedTime(`2026-04-20T${hour}+02:00`)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Leaves the tab open until the site has been published again. */
async function becomeOutdated(page: Page) {
  await page.clock.setFixedTime('2026-04-20T10:00:00+02:00')
  await open(page, '/contacto')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await publish(page)
  await comeBack(page, '10:05:00')
  await expect(line(page)).toBeInViewport()
}

const isStillHere = (page: Page) => page.evaluate(() => 'stillHere' in window)

test('an outdated tab says so, and loads the next page anew', async ({ page, watch }) => {
  await page.clock.setFixedTime('2026-04-20T10:00:00+02:00')
  await open(page, '/contacto')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  watch.requests.length = 0
  await comeBack(page, '10:04:59')
  expect(watch.requests).toEqual([])
  await comeBack(page, '10:05:00')
  await expect.poll(() => watch.requests).toEqual([page.url()])
  await publish(page)
  await comeBack(page, '10:06:00')
  await expect(line(page)).toHaveCount(0)
  await comeBack(page, '10:10:00')
  await expect(line(page)).toBeInViewport()
  // A page with typed text is not loaded anew, so that the text stays.
  await page.locator('[name=mensaje]').fill('Hola')
  await link(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isStillHere(page)).toBe(true)
  await page.goBack()
  await page.locator('[name=mensaje]').fill('')
  await link(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  expect(await isStillHere(page)).toBe(false)
  await expect(line(page)).toHaveCount(0)
})

test('in an outdated tab a silent host holds a press for two seconds', async ({ page, watch }) => {
  watch.ignoreConsole()
  await becomeOutdated(page)
  // The service worker, which tests block, answers a page load from what it has kept. It never sees the request before.
  const silent = new Promise<void>(() => {})
  await page.route('**/faq', (route) =>
    route.request().isNavigationRequest() ? route.fallback() : silent,
  )
  await link(page, 'FAQ').click()
  await expect(heading(page)).toHaveText('Preguntas frecuentes', { timeout: 10_000 })
  expect(await isStillHere(page)).toBe(false)
})
