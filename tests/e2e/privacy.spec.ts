import type { Page } from '@playwright/test'
import {
  expect,
  heading,
  leftBehind,
  nothingLeftBehind,
  open,
  routeNotFoundLine,
  routes,
  siteNavigation,
  test,
} from '../support/fixtures.ts'

/** Notes every attempt to store something, also of what is taken away again. */
async function noteStorage(page: Page): Promise<string[]> {
  const attempts: string[] = []
  await page.exposeFunction('noteAttempt', (name: string) => attempts.push(name))
  await page.addInitScript(() => {
    const { noteAttempt: note } = window as unknown as { noteAttempt: (text: string) => void }
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      note(`storage ${key}`)
      setItem.call(this, key, value)
    }
    const { open: openDatabase } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      note(`database ${name}`)
      return openDatabase.call(this, name, version)
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => cookie?.get?.call(document) as string,
      set: (value: string) => {
        note(`cookie ${value}`)
        cookie?.set?.call(document, value)
      },
    })
  })
  return attempts
}

// The service worker, which no test but those of support/offline.ts lets in, keeps the site's own files alone.
test('a visit that uses everything leaves nothing on the visitor’s machine', async ({
  page,
  watch,
}) => {
  const attempts = await noteStorage(page)
  await page.clock.setFixedTime('2025-10-20T09:30:15+02:00')
  for (const { path } of routes) await open(page, path)

  await open(page, '/')
  await page.getByRole('button', { name: 'Pausar la cuenta atrás' }).click()
  await page.getByTitle('Mapa de las dos sedes').scrollIntoViewIfNeeded()
  await siteNavigation(page).getByRole('link', { name: 'Programa' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el programa en PDF' }).click()
  await downloading
  await page.getByRole('main').getByRole('link', { name: 'Marta León' }).click()
  await siteNavigation(page).getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { name: '¿Es un evento accesible?' }).click()
  for (const [name, values] of [
    ['Contacto', { nombre: 'Ana', email: 'ana@a.example', asunto: 'Hola', mensaje: 'Hola' }],
    ['Patrocina', { empresa: 'Nubes', contacto: 'Ana', email: 'ana@a.example' }],
  ] as const) {
    await siteNavigation(page).getByRole('link', { name }).click()
    await expect(heading(page)).toHaveText(name)
    for (const [field, value] of Object.entries(values)) {
      await page.locator(`form [name="${field}"]`).fill(value)
    }
    await page.locator('form').getByRole('button').click()
    await expect(page.getByRole('status').getByText(/pronto\.$/)).toBeVisible()
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos' }).click()
  await watch.expectConsole(routeNotFoundLine('/terminos'))
  await page.goBack()
  await page.reload()

  expect(await leftBehind(page)).toEqual(nothingLeftBehind)
  expect(attempts).toEqual([])
})
