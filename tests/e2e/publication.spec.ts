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

test('a tab that is older than the site says so after some minutes, and loads the next page anew', async ({
  tab,
  watch,
}) => {
  await tab.clock.setFixedTime('2026-04-20T10:00:00+02:00')
  await open(tab, '/contacto')
  await tab.evaluate(() => Object.assign(window, { stillHere: true }))
  const isStillHere = () => tab.evaluate(() => 'stillHere' in window)
  watch.requests.length = 0
  await comeBack(tab, '10:04:59')
  expect(watch.requests).toEqual([])
  await comeBack(tab, '10:05:00')
  await expect.poll(() => watch.requests).toEqual([tab.url()])
  await publish(tab)
  await comeBack(tab, '10:06:00')
  await expect(line(tab)).toHaveCount(0)
  await comeBack(tab, '10:10:00')
  await expect(line(tab)).toBeInViewport()
  // What is typed is not lost.
  await tab.locator('[name=mensaje]').fill('Hola')
  await link(tab, 'FAQ').click()
  await expect(heading(tab)).toHaveText('Preguntas frecuentes')
  expect(await isStillHere()).toBe(true)
  await tab.goBack()
  await tab.locator('[name=mensaje]').fill('')
  await link(tab, 'FAQ').click()
  await expect(heading(tab)).toHaveText('Preguntas frecuentes')
  expect(await isStillHere()).toBe(false)
  await expect(line(tab)).toHaveCount(0)
})
