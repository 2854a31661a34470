import type { Page } from '@playwright/test'
import {
  expect,
  heading,
  open,
  quiet,
  routeNotFoundLine,
  routes,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

/** Notes what the content policy stopped, in the page and in the frames that inherit it. */
async function noteViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.effectiveDirective} stopped ${event.blockedURI} ${event.sample}`),
    )
  })
  return violations
}

test('no page does anything that its policy forbids', async ({ page, watch }) => {
  const violations = await noteViolations(page)
  for (const { path } of routes) {
    await open(page, path)
    await quiet(page)
  }
  await open(page, '/no-existe')
  await watch.expectConsole(
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    routeNotFoundLine('/no-existe'),
  )
  expect(violations).toEqual([])
})

test('neither does a visit through all pages without a reload, with menus and forms', async ({
  page,
}) => {
  const violations = await noteViolations(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/faq')
  for (const name of ['Inicio', 'Programa', 'Patrocina', 'Contacto', 'FAQ', 'Inicio']) {
    await page.getByRole('button', { name: 'Menú' }).click()
    await siteNavigation(page).getByRole('link', { name }).click()
    await expect(heading(page)).toBeVisible()
    await quiet(page)
  }
  await page.goto('/patrocina')
  for (const field of ['empresa', 'contacto']) await page.locator(`[name="${field}"]`).fill('Ana')
  await page.locator('[name="email"]').fill('ana@a.example')
  await page.locator('form').getByRole('button').click()
  await expect(page.getByRole('status').getByText(/pronto\.$/)).toBeVisible()
  expect(violations).toEqual([])
})

test.describe('the map', () => {
  test.use({ otherHosts: new Set(['www.openstreetmap.org']) })

  test('does nothing that is forbidden either, and learns the site’s origin and no more', async ({
    page,
  }) => {
    const violations = await noteViolations(page)
    const asked: (string | undefined)[] = []
    await page.route('https://www.openstreetmap.org/**', async (route) => {
      asked.push((await route.request().allHeaders())['referer'])
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Mapa</title><h1>Calles</h1><script>document.title = "x"</script>',
      })
    })
    await open(page, '/')
    await page
      .getByRole('link', { name: /en el mapa/ })
      .first()
      .click()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Calles' })).toBeVisible()
    expect(asked).toEqual([`${new URL(page.url()).origin}/`])
    expect(violations).toEqual([])
  })
})

test.describe('the policy', () => {
  // The runner tells of requests that a browser stops by itself, too.
  test.use({ otherHosts: new Set(['other.example']) })

  test('stops what was never meant to be in a page', async ({ page, watch }) => {
    watch.ignoreConsole()
    const violations = await noteViolations(page)
    await open(page, '/contacto')
    await page.evaluate(() => {
      // The browser gets this function alone, with all that it needs inside.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const attempt = (work: () => void) => {
        try {
          work()
        } catch {
          // Trusted Types throw, which is what is asked for.
        }
      }
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const add = (tag: string, attributes: Record<string, string>) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        document.body.append(element)
      }
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<p>markup</p>'))
      attempt(() => add('script', { src: 'https://other.example/a.js' }))
      add('img', { src: 'https://other.example/a.png', alt: '' })
      add('iframe', { src: 'https://other.example/' })
      add('link', { rel: 'stylesheet', href: 'https://other.example/a.css' })
      add('base', { href: 'https://other.example/' })
      const style = document.createElement('style')
      style.textContent = 'body { color: red }'
      document.head.append(style)
      void fetch('https://other.example/datos').catch(() => {})
    })
    const stopped = () => [...new Set(violations.map((text) => text.split(' ')[0]))].toSorted()
    await expect
      .poll(stopped)
      .toEqual([
        'base-uri',
        'connect-src',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'style-src-elem',
      ])
  })
})
