import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  heading,
  holdApp,
  notFoundLines,
  routes,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

const legal = ['/privacidad', '/terminos']

async function internalLinks(page: Page): Promise<string[]> {
  const links = await page
    .getByRole('link')
    .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href))
  const origin = new URL(page.url()).origin
  return [...new Set(links.filter((href) => href.startsWith(`${origin}/`)))]
}

async function expectAnswers(request: APIRequestContext, links: readonly string[]) {
  for (const link of links) {
    const { pathname } = new URL(link)
    const response = await request.get(link)
    expect(response.status(), link).toBe(legal.includes(pathname) ? 404 : 200)
  }
}

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('every link of every page leads to a page', async ({ page, request }) => {
    const links = new Set<string>()
    for (const { path } of routes) {
      await page.goto(path)
      const here = await internalLinks(page)
      expect(here.length, path).toBeGreaterThan(7)
      for (const link of here) links.add(link)
    }
    await expectAnswers(request, [...links])
    const paths = new Set([...links].map((link) => new URL(link).pathname))
    for (const path of [...routes.map((route) => route.path), ...legal]) {
      expect(paths).toContain(path)
    }
  })

  test('one can walk through the site', async ({ page, watch }) => {
    await page.goto('/')
    for (const [name, title] of [
      ['Programa', 'Programa'],
      ['Patrocina', 'Patrocina'],
      ['FAQ', 'Preguntas frecuentes'],
      ['Contacto', 'Contacto'],
    ] as const) {
      await siteNavigation(page).getByRole('link', { name }).click()
      await expect(heading(page)).toHaveText(title)
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    // Without script the product cannot tell the console.
    await watch.expectConsole(notFoundLines('/privacidad')[0])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('every page shows all that is under its headings', async ({ page }) => {
    for (const { path } of routes) {
      await page.goto(path)
      const headings = page.getByRole('main').locator(':is(h1, h2, h3):not([data-when] *)')
      expect(await headings.count(), path).toBeGreaterThan(1)
      for (const shown of await headings.all()) await expect(shown, path).toBeVisible()
    }
  })
})

test('links lead on before the app has started, and it starts where they lead', async ({
  page,
  watch,
}) => {
  const app = await holdApp(page, '/')
  await page.goto('/')
  await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos' }).click()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  app.release()
  await watch.expectConsole(...notFoundLines('/terminos'))
})

test('the app starts by itself on a page that nobody touches', async ({ page }) => {
  const app = await holdApp(page, '/')
  const asked = page.waitForRequest((request) => /\/assets\/.+\.js$/.test(request.url()))
  await page.goto('/')
  await asked
  app.release()
})
