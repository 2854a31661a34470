// What visitors get without network.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { offlineFile } from '../../scripts/lib/built-site.ts'
import { expect, expectInSight, heading, open, quiet, siteNavigation } from '../support/fixtures.ts'
import { keptPages, test, visit } from '../support/offline.ts'
import { copy } from '../support/specification.ts'

test('after one visit the pages of the day open without network, with their look', async ({
  page,
  site,
  watch,
}) => {
  await visit(page, '/contacto')
  await site.goDown()
  // The favicon is not kept.
  watch.ignoreConsole()
  for (const { path: to, title } of keptPages) {
    for (const form of [to, `${to.replace(/\/$/, '')}/`, `${to}?ahora=2025-11-08T12:00`]) {
      const response = await open(page, form)
      expect(response?.fromServiceWorker()).toBe(true)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const look = await page.evaluate(async () => {
        await document.fonts.ready
        return {
          font: [...document.fonts].find(({ status }) => status === 'loaded')?.family,
          header: getComputedStyle(document.querySelector('header') as Element).position,
        }
      })
      expect(look, form).toEqual({ font: 'Bricolage Grotesque', header: 'sticky' })
    }
  }
})

test('without network the app goes on from page to page', async ({ page, site, watch }) => {
  await visit(page)
  await site.goDown()
  watch.ignoreConsole()
  for (const [name, title] of [
    ['Programa', 'Programa'],
    ['Contacto', 'Contacto'],
    ['FAQ', 'Preguntas frecuentes'],
  ] as const) {
    await siteNavigation(page).getByRole('link', { name }).click()
    await expect(heading(page)).toHaveText(title)
  }
})

test('a page that is not kept says that there is no network, and offers those that are', async ({
  page,
  site,
  watch,
}) => {
  await visit(page)
  await site.goDown()
  watch.ignoreConsole()
  for (const address of ['/ponentes', '/no/existe', '/%3Cimg%20src=x%3E?a=<b>#<i>']) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(503)
    expect(response?.headers()['content-type']).toContain('text/html')
    await expect(page).toHaveTitle(copy.offline.heading)
    await expect(heading(page)).toHaveText(copy.offline.heading)
    await expect(page.getByRole('main')).toContainText(copy.offline.text)
    await expect(page.locator('script[src], main img, main b, main i')).toHaveCount(0)
    await expectInSight(siteNavigation(page))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  for (const { path: to } of keptPages) {
    await page.goto('/patrocina')
    await page.getByRole('main').locator(`a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
    await expect(heading(page)).not.toHaveText(copy.offline.heading)
  }

  await page.goto('/ponentes')
  await site.comeBack()
  await page.getByRole('link', { name: copy.offline.retry }).click()
  await expect(heading(page)).toHaveText('Ponentes')
})

test('whoever opens that page by its own address gets it as it is', async ({ page, watch }) => {
  const response = await page.goto(`/${offlineFile}`)
  expect(response?.status()).toBe(200)
  await quiet(page)
  await expect(heading(page)).toHaveText(copy.offline.heading)
  expect(watch.requests.filter((url) => url.endsWith('.js'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Programa' }).click()
  await expect(heading(page)).toHaveText('Programa')
})

test('the page that says that there is no network is accessible', async ({ page, site, watch }) => {
  await visit(page)
  await site.goDown()
  watch.ignoreConsole()
  await page.goto('/ponentes')
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8'))
  const results = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, incomplete, passes } = await axe.run()
    return { found: [...violations, ...incomplete].map(({ id }) => id), passed: passes.length }
  })
  expect(results.passed).toBeGreaterThan(20)
  expect(results.found).toEqual([])
})

test('if the network does not answer, a kept page takes its place after a short wait', async ({
  page,
  site,
  watch,
}) => {
  await visit(page)
  watch.ignoreConsole()
  const secondsToOpen = async () => {
    const begin = performance.now()
    const response = await page.goto('/programa', { waitUntil: 'commit' })
    expect(response?.fromServiceWorker()).toBe(true)
    return (performance.now() - begin) / 1000
  }
  await site.goDown()
  const atOnce = await secondsToOpen()
  await site.hang()
  // On a busy machine all takes longer, what takes no wait too.
  expect(await secondsToOpen()).toBeLessThan(6 + 5 * atOnce)
  await expect(heading(page)).toHaveText('Programa')
})
