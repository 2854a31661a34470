// An address without a page.
import { evento } from '../support/evento.ts'
import { expect, heading, notFoundLines, open, test } from '../support/fixtures.ts'

const { notFound } = evento
const markup = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>'

test('an unknown address answers 404, and is logged', async ({ page, baseURL, watch }) => {
  page.on('dialog', () => expect.soft('a dialog', 'no script of the address runs').toBe(''))
  for (const path of [
    // Without the site's host before it this would be another host's address.
    '//evil.example/index.html',
    '/%25c%25s',
    `/x?${markup}#${encodeURIComponent(markup)}`,
  ]) {
    const response = await open(page, baseURL + path)
    expect(response?.status(), path).toBe(404)
    await expect(page).toHaveTitle(/^Página no encontrada/)
    await expect(heading(page)).toHaveText('404')
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main :is(img, script)')).toHaveCount(0)
    // The path is a separate argument, so that it cannot act as a format string.
    await watch.expectConsole(
      ...notFoundLines(new URL(response?.url() ?? '').pathname.replace('/evento/', '/')),
    )
    const words = await page.locator('body').innerText()
    expect(words.split('\n').filter((line) => line.trim())).toEqual([
      notFound.heading,
      notFound.text,
      notFound.link,
    ])
  }
  // A laptop at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 180 })
  const digits = await page.locator('main header svg').boundingBox()
  expect(digits?.height).toBeGreaterThan(60)
  await page.getByRole('link', { name: notFound.link }).click()
  await expect(page).toHaveURL('./')
  await expect(page.getByRole('banner')).toBeVisible()
  // A link to a page that nobody has written needs no request.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click()
  await expect(heading(page)).toHaveText('404')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await watch.expectConsole(notFoundLines('/cookies')[1])
})
