import { expect, heading, notFoundLines, open, test } from '../support/fixtures.ts'

const unknown = ['/x', '/a/b/c/', '/privacidad', '/terminos', '/programa/x']

test('an unknown address answers 404 with the specified texts and is told to the console', async ({
  page,
  watch,
}) => {
  for (const path of unknown) {
    const response = await open(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page).toHaveTitle(/^Página no encontrada/)
    await expect(heading(page)).toHaveText('404')
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible()
    await expect(page.getByRole('link')).toHaveText(['Return to Home'])
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    // The path is an argument of its own, so that nothing in it formats the line.
    await watch.expectConsole(...notFoundLines(new URL(page.url()).pathname))
    const words = await page.locator('body').innerText()
    expect(words.split('\n').filter((line) => line.trim())).toEqual([
      '404',
      'Oops! Page not found',
      'Return to Home',
    ])
  }
})

test('the not-found page is outside the common layout and leads home', async ({ page, watch }) => {
  await open(page, '/a/b/c/')
  await watch.expectConsole(...notFoundLines('/a/b/c/'))
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/^Encuentro Startup Sevilla/)
  await expect(page.getByRole('banner')).toBeVisible()
})
