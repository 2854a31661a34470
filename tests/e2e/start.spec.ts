// A first visit: what comes when, and what waits.
import {
  appStarted,
  drawnFrame,
  expect,
  heading,
  link,
  open,
  openHeld,
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
  await page.goto('/')
  await drawnFrame(page)
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
  expect(scripts(watch.requests)).toHaveLength(1)
  await page.evaluate(() => window.dispatchEvent(new Event('paint-told')))
  await appStarted(page)
})

test('where bytes are dear the app waits for the first sign of intent, and fetches nothing ahead', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await drawnFrame(page)
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)))
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

test('the app asks for all its scripts at once', async ({ page, watch }) => {
  const asked = () => scripts(watch.requests)
  const expected: string[] = []
  await openHeld(page, '/contacto', async () => {
    await expect.poll(asked).toContainEqual(expect.stringMatching('Contact'))
    expected.push(...asked())
  })
  expect(asked()).toEqual(expected)
})

test('a page is fetched as soon as a visitor turns to its link, and is there at the click', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  const arrived = page.waitForResponse(/\/Programme-[^/]+\.js$/)
  const way = link(page, 'Programa')
  await way.hover()
  await (await arrived).finished()
  await drawnFrame(page)
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

test.describe('with a script in its middle', () => {
  // It is none of the page's own.
  test.use({ bypassCSP: true })

  test('a sign of intent on half a page starts the app when the page is whole', async ({
    page,
    baseURL,
  }) => {
    await page.route(`${baseURL}/`, async (route) => {
      const response = await route.fetch()
      const halves = (await response.text()).split('</h1>')
      await route.fulfill({ response, body: halves.join('</h1><script src="/lento.js"></script>') })
    })
    const gate: { open?: () => void } = {}
    const released = new Promise<void>((resolve) => (gate.open = resolve))
    await page.route('**/lento.js', async (route) => {
      await released
      await route.fulfill({ body: 'document.currentScript.remove()' })
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('Shift')
      expect(await page.locator('link[rel="modulepreload"]').count()).toBeGreaterThan(1)
    }).toPass({ timeout: 10_000 })
    gate.open?.()
    await appStarted(page)
    await expect(page.getByRole('contentinfo')).toBeAttached()
  })
})
