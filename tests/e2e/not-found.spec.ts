// An address without a page.
import { evento } from '../support/evento.ts'
import { expect, heading, notFoundLines, open, test } from '../support/fixtures.ts'

const { notFound } = evento
const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'

test('an unknown address answers 404 with the specified texts alone, and is logged', async ({
  tab,
  baseURL,
  watch,
}) => {
  tab.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  for (const path of [
    // Alone, this would be another host's address.
    '//evil.example/index.html',
    '/%25c%25s',
    `/x?${markup}#${encodeURIComponent(markup)}`,
  ]) {
    const response = await open(tab, baseURL + path)
    expect(response?.status(), path).toBe(404)
    await expect(tab).toHaveTitle(/^Página no encontrada/)
    await expect(heading(tab)).toHaveText('404')
    await expect(tab.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(tab.locator('main :is(img, script)')).toHaveCount(0)
    // The path is a separate argument, so that it cannot act as a format string.
    await watch.expectConsole(
      ...notFoundLines(new URL(response?.url() ?? '').pathname.replace('/evento/', '/')),
    )
    const words = await tab.locator('body').innerText()
    expect(words.split('\n').filter((line) => line.trim())).toEqual([
      notFound.heading,
      notFound.text,
      notFound.link,
    ])
  }
  // A laptop at 400 % zoom.
  await tab.setViewportSize({ width: 320, height: 180 })
  const digits = await tab.locator('main header svg').boundingBox()
  expect(digits?.height).toBeGreaterThan(60)
  await tab.getByRole('link', { name: notFound.link }).click()
  await expect(tab).toHaveURL('./')
  await expect(tab.getByRole('banner')).toBeVisible()
})
