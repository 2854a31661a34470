// What a visit through everything asks for, does and leaves behind (spec 7; content policy).
import type { Page } from '@playwright/test'
import {
  expect,
  heading,
  leftBehind,
  link,
  notFoundLines,
  nothingLeftBehind,
  open,
  routes,
  test,
} from '../support/fixtures.ts'

/** Notes what the content policy stopped, and every attempt to store something, also of what is taken away again. */
async function noteAll(page: Page): Promise<string[]> {
  const notes: string[] = []
  await page.exposeFunction('noteDown', (text: string) => notes.push(text))
  await page.addInitScript(() => {
    const { noteDown: note } = window as unknown as { noteDown: (text: string) => void }
    document.addEventListener('securitypolicyviolation', (event) =>
      note(`${event.effectiveDirective} stopped ${event.blockedURI}`),
    )
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
  return notes
}

test('a visit that uses everything does nothing that the policy forbids, and leaves nothing behind', async ({
  page,
  watch,
}) => {
  const notes = await noteAll(page)
  watch.allow('www.openstreetmap.org')
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>document.title = "x"</script>' }),
  )
  for (const { path } of routes) await open(page, path)
  await open(page, '/no-existe')
  await watch.expectConsole(...notFoundLines('/no-existe'))

  await open(page, '/')
  await page.getByRole('button', { name: 'Pausar la cuenta atrás' }).click()
  await page
    .getByRole('link', { name: /en el mapa/ })
    .first()
    .click()
  await link(page, 'Programa').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el programa en PDF' }).click()
  await downloading
  await page.getByRole('main').getByRole('link', { name: 'Marta León' }).click()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menú' }).click()
  await link(page, 'FAQ').click()
  await page.getByRole('heading', { name: '¿Es un evento accesible?' }).click()
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const [name, values] of [
    ['Contacto', { nombre: 'Ana', email: 'ana@a.example', asunto: 'Hola', mensaje: 'Hola' }],
    ['Patrocina', { empresa: 'Nubes', contacto: 'Ana', email: 'ana@a.example' }],
  ] as const) {
    await link(page, name).click()
    await expect(heading(page)).toHaveText(name)
    for (const [field, value] of Object.entries(values)) {
      await page.locator(`form [name="${field}"]`).fill(value)
    }
    await page.locator('form').getByRole('button').click()
    await expect(page.getByRole('status').getByText(/pronto\.$/)).toBeVisible()
  }
  expect(await leftBehind(page)).toEqual(nothingLeftBehind)
  expect(notes).toEqual([])
})
