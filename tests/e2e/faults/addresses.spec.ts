import type { Page } from '@playwright/test'
import { expect, moments, notFoundLines, open, test } from '../../support/fixtures.ts'

test.use({ moment: moments.before })

const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'
const long = 'a'.repeat(6000)

/** What a page shows and names, for a comparison with the page of a plain unknown address. */
const whole = (page: Page) =>
  page.evaluate(
    () => document.title + document.body.innerHTML.replaceAll(/ (?:id|data-drawn)="[^"]*"/g, ''),
  )

test('a strange address shows the not-found page and nothing of itself', async ({
  page,
  baseURL,
  watch,
}) => {
  page.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  await open(page, '/no-existe')
  await watch.expectConsole(...notFoundLines('/no-existe'))
  const plain = await whole(page)
  expect(plain).toContain('Oops! Page not found')

  for (const address of [
    '//evil.example/x',
    '//evil.example/index.html',
    '/%',
    '/a/%zz/b%',
    '/%E0%A4%A?%E0%A4%A#%E0%A4%A',
    '/%25c%25s',
    '/%F0%9F%8E%89/ñ',
    `/${encodeURIComponent(markup)}`,
    `/x?${markup}`,
    `/x#${markup}`,
    `/x?${encodeURIComponent(markup)}#${encodeURIComponent(markup)}`,
    '/javascript:alert(1)',
    '/__proto__/constructor',
    "/x;y=1,2/@:!$&'()*+=~",
    `/${long}`,
    `/x?${long}`,
    `/x#${long}`,
    '/programa/index.html/index.html',
  ]) {
    // A path that begins with two slashes would be another host's address by itself.
    const response = await open(page, `${baseURL}${address}`)
    expect(response?.status(), address.slice(0, 60)).toBe(404)
    expect(await whole(page), address.slice(0, 60)).toBe(plain)
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    const asked = new URL(response?.url() ?? '').pathname
    await watch.expectConsole(...notFoundLines(asked))
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('timer')).toBeVisible()
})

test('several slashes where one belongs lead to the page that hosts serve for them', async ({
  page,
  baseURL,
}) => {
  for (const [address, title] of [
    ['//', 'Encuentro'],
    ['//programa', 'Programa'],
    ['/faq//?a=1', 'Preguntas frecuentes'],
  ] as const) {
    await open(page, `${baseURL}${address}`)
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.getByRole('banner')).toBeVisible()
  }
})

test('markup in the query and fragment of a page gets nowhere', async ({ page, watch }) => {
  page.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  await page.clock.setFixedTime('2025-10-20T09:30:15+02:00')
  for (const path of ['/', '/faq', '/contacto']) {
    await open(page, path)
    const plain = await whole(page)
    for (const address of [
      `${path}?x=${markup}`,
      `${path}?${long}`,
      `${path}#${markup}`,
      `${path}#${encodeURIComponent(markup)}`,
      `${path}#%E0%A4%A`,
      `${path}?nombre=Ana&email=${markup}`,
    ]) {
      // Another fragment alone would not load the page.
      await page.goto('about:blank')
      const response = await open(page, address)
      expect(response?.status()).toBe(200)
      await expect.poll(() => whole(page), address.slice(0, 60)).toBe(plain)
    }
  }
  expect(watch.consoleLines).toEqual([])
})
