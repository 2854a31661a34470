// A first visit: what comes when, and what waits.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from '../support/ask.ts'
import {
  appStarted,
  drawnFrame,
  expect,
  heading,
  holdApp,
  link,
  open,
  test,
} from '../support/fixtures.ts'

const scripts = (requests: readonly string[]) =>
  requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)

test('the first paint waits for the page and nothing else', async ({ page, watch }) => {
  await page.route('**/*.{js,css,woff2}', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  await expect(heading(page)).toHaveCSS('font-weight', '800')
  expect(watch.requests.filter((url) => url.endsWith('.css'))).toEqual([])
  expect(scripts(watch.requests)).toHaveLength(1)
})

test('the app waits until the page is on the screen', async ({ page, watch }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      const tell = () => observe.call(this, options)
      if (options?.type === 'paint') window.addEventListener('paint-told', tell)
      else tell()
    }
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts(watch.requests)).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('paint-told')))
  await appStarted(page)
})

for (const [name, value] of [
  ['a visitor who saves data', { saveData: true }],
  ['a very slow link', { effectiveType: 'slow-2g' }],
] as const) {
  test(`with ${name} the app waits for the first sign of intent, and fetches nothing ahead`, async ({
    page,
    watch,
  }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection })
    }, value)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(scripts(watch.requests)).toHaveLength(1)
    await heading(page).click()
    await appStarted(page)
    const started = scripts(watch.requests).length
    await link(page, 'FAQ').hover()
    await drawnFrame(page)
    expect(scripts(watch.requests)).toHaveLength(started)
    await link(page, 'FAQ').click()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    expect(scripts(watch.requests).length).toBeGreaterThan(started)
  })
}

test('the app asks for all its scripts at once', async ({ page, watch }) => {
  const app = await holdApp(page, '/contacto')
  await page.goto('/contacto')
  await expect.poll(() => scripts(watch.requests)).toContainEqual(expect.stringMatching('Contact'))
  const asked = scripts(watch.requests)
  app.release()
  await appStarted(page)
  expect(scripts(watch.requests)).toEqual(asked)
})

test('a page is fetched as soon as a visitor turns to its link, and is there at the click', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  const way = link(page, 'Programa')
  await way.hover()
  await expect
    .poll(() => scripts(watch.requests))
    .toContainEqual(expect.stringMatching(/\/Programme-.+\.js$/))
  await page.waitForLoadState('networkidle')
  const fetched = watch.requests.length
  const shown = await way.evaluate(async (element: HTMLElement) => {
    element.click()
    // Nothing but promises: no timer and no frame comes in between.
    for (let i = 0; i < 1000; i++) await Promise.resolve()
    return document.querySelector('h1')?.textContent
  })
  expect(shown).toBe('Programa')
  expect(watch.requests).toHaveLength(fetched)
})

test('links lead on before the app has started', async ({ page }) => {
  const app = await holdApp(page, '/')
  await page.goto('/')
  await link(page, 'FAQ').click()
  await expect(page).toHaveURL('/faq')
  await expect(heading(page)).toHaveText('Preguntas frecuentes')
  app.release()
  await appStarted(page)
})

test('a sign of intent on half a page starts the app when the page is whole', async ({
  browser,
  baseURL,
}) => {
  const gate: { open?: () => void } = {}
  const released = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  const server = createServer(async ({ url = '/' }, response) => {
    const { headers, body } = await ask(baseURL ?? '', url)
    response.setHeader('content-type', headers['content-type'] ?? '')
    if (url !== '/') return response.end(body)
    const half = body.indexOf('</h1>')
    response.write(body.subarray(0, half))
    await released
    return response.end(body.subarray(half))
  }).listen(0, '127.0.0.1')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  const preloads = page.locator('link[rel="modulepreload"]')
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await preloads.count()).toBeGreaterThan(1)
  }).toPass({ timeout: 10_000 })
  gate.open?.()
  await appStarted(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(complaints).toEqual([])
  await context.close()
  server.closeAllConnections()
  server.close()
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('one can walk through the site, and see all that is under its headings', async ({
    page,
  }) => {
    await page.goto('/')
    for (const [name, title] of [
      ['Programa', 'Programa'],
      ['Patrocina', 'Patrocina'],
      ['FAQ', 'Preguntas frecuentes'],
      ['Contacto', 'Contacto'],
    ] as const) {
      await link(page, name).click()
      await expect(heading(page)).toHaveText(title)
      const headings = page.getByRole('main').locator(':is(h1, h2, h3):not([data-when] *)')
      for (const shown of await headings.all()) await expect(shown).toBeVisible()
      await expect(page.locator('footer svg')).toHaveCSS('content-visibility', 'visible')
    }
  })
})
