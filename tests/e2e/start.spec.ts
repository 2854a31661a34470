import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import {
  appStarted,
  expect,
  heading,
  holdApp,
  open,
  quiet,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

const scripts = (requests: readonly string[]) =>
  requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname)

/** What browsers that save data, or are on a slow link, tell of it. */
const tellConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value })
  }, connection)

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
  await page.goto('/')
  await quiet(page)
  expect(scripts(watch.requests)).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('paint-told')))
  await appStarted(page)
})

for (const [name, connection] of [
  ['a visitor who saves data', { saveData: true }],
  ['a very slow link', { effectiveType: 'slow-2g' }],
] as const) {
  test(`with ${name} the app waits for the first sign of intent, and fetches nothing ahead`, async ({
    page,
    watch,
  }) => {
    await tellConnection(page, connection)
    await page.goto('/')
    await quiet(page)
    expect(scripts(watch.requests)).toHaveLength(1)
    await heading(page).click()
    await appStarted(page)
    const started = scripts(watch.requests).length
    await siteNavigation(page).getByRole('link', { name: 'FAQ' }).hover()
    await quiet(page)
    expect(scripts(watch.requests)).toHaveLength(started)
    await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
    await expect(heading(page)).toHaveText('Preguntas frecuentes')
    expect(scripts(watch.requests).length).toBeGreaterThan(started)
  })
}

test('a page is fetched as soon as a visitor turns to its link, and not again at the click', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  const before = watch.requests.length
  await siteNavigation(page).getByRole('link', { name: 'Programa' }).focus()
  await expect
    .poll(() => scripts(watch.requests.slice(before)))
    .toContainEqual(expect.stringMatching(/\/Programme-.+\.js$/))
  await quiet(page)
  const fetched = watch.requests.length
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Programa')
  expect(watch.requests).toHaveLength(fetched)
})

test('the app asks for all its scripts at once', async ({ page, watch }) => {
  const app = await holdApp(page, '/contacto')
  await page.goto('/contacto')
  await expect.poll(() => scripts(watch.requests)).toContainEqual(expect.stringMatching('Contact'))
  const asked = scripts(watch.requests)
  app.release()
  await appStarted(page)
  expect(scripts(watch.requests)).toEqual(asked)
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
    if (url === '/') {
      const half = body.indexOf('</h1>')
      response.write(body.subarray(0, half))
      await released
      response.end(body.subarray(half))
    } else response.end(body)
  }).listen(0, '127.0.0.1')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))

  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' })
  await expect(heading(page)).toBeVisible()
  const preloads = page.locator('link[rel="modulepreload"]')
  await expect(async () => {
    await page.keyboard.press('Shift')
    expect(await preloads.count()).toBeGreaterThan(1)
  }).toPass()
  await quiet(page)
  gate.open?.()
  await appStarted(page)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(complaints.filter((text) => !text.includes('Service Worker'))).toEqual([])
  await context.close()
  server.closeAllConnections()
  server.close()
})
