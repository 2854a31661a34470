import type { Page } from '@playwright/test'
import { expect, notFoundLines, open, test } from '../../support/fixtures.ts'

const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'

/** What a page shows and names, for a comparison with the page of a plain address. */
const whole = (page: Page) =>
  page.evaluate(
    () => document.title + document.body.innerHTML.replaceAll(/ (?:id|data-drawn)="[^"]*"/g, ''),
  )

test('a strange address shows nothing of itself, whether it has a page or not', async ({
  tab,
  baseURL,
  watch,
}) => {
  tab.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  await open(tab, '/no-existe')
  await watch.expectConsole(...notFoundLines('/no-existe'))
  const plain = await whole(tab)
  for (const address of [
    '/evil.example/index.html',
    '/%25c%25s',
    `/${encodeURIComponent(markup)}`,
    `/x?${markup}#${encodeURIComponent(markup)}`,
  ]) {
    // The first one begins with two slashes, and would be another host's address by itself.
    const response = await open(tab, `${baseURL}${address}`)
    expect(response?.status(), address).toBe(404)
    expect(await whole(tab), address).toBe(plain)
    await watch.expectConsole(...notFoundLines(new URL(response?.url() ?? '').pathname))
  }
  await open(tab, '/faq')
  const faq = await whole(tab)
  for (const address of [`/faq?x=${markup}#${markup}`, '/faq#%E0%A4%A', '//faq//?a=1']) {
    await tab.goto('about:blank')
    await open(tab, new URL(address.slice(1), baseURL).href)
    await expect.poll(() => whole(tab), address).toBe(faq)
  }
})
