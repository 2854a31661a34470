import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  heading,
  holdApp,
  open,
  quiet,
  siteNavigation,
  test,
} from './fixtures.ts'

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

for (const { path, values, success } of [
  {
    path: '/contacto',
    values: { nombre: 'Ana', email: 'ana@a.example', asunto: 'Hola', mensaje: 'Hola' },
    success: 'Mensaje enviado. Te responderemos pronto.',
  },
  {
    path: '/patrocina',
    values: { empresa: 'Nubes', contacto: 'Ana', email: 'ana@a.example' },
    success: 'Solicitud enviada. Te contactaremos pronto.',
  },
] as const) {
  test(`what is sent on ${path} before the app has started is sent when it has`, async ({
    page,
  }) => {
    const app = await holdApp(page, path)
    await page.goto(path)
    for (const [name, value] of Object.entries(values)) {
      await page.locator(`form [name="${name}"]`).fill(value)
    }
    await page.locator('form').getByRole('button').click()
    await expect(page.getByText(success)).toHaveCount(0)
    app.release()
    await expect(page.getByText(success)).toBeFocused()
    await expect(page).toHaveURL(path)
    await expect(page.locator('form [name="email"]')).toHaveValue('')
  })
}
