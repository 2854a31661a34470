// What a visitor takes along: the menus for sharing and calendars, and the programme as a file.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

const menus = (page: Page) => page.getByRole('main').locator('details[name="acciones"]')
const openMenus = (page: Page) => page.locator('details[name="acciones"][open]')

test('a page is shared by plain links that carry its address, or by copying it', async ({
  tab,
}) => {
  await tab.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(tab, '/programa')
  await tab.getByText('Compartir', { exact: true }).click()
  const canonical = (await tab.locator('link[rel="canonical"]').getAttribute('href')) ?? '?'
  for (const name of [/^WhatsApp/, /^Telegram/, /^LinkedIn/, /^X /, 'Correo electrónico']) {
    const way = tab.getByRole('main').getByRole('link', { name })
    expect(decodeURIComponent((await way.getAttribute('href')) ?? '')).toContain(canonical)
  }
  const copy = tab.getByRole('button', { name: 'Copiar el enlace' })
  await copy.click()
  await expect(tab.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeVisible()
  expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
})

test('copied text reads as it looks', async ({ tab }) => {
  const copied = async (path: string) => {
    await open(tab, path)
    return tab.getByRole('main').evaluate((main) => {
      getSelection()?.selectAllChildren(main)
      return String(getSelection())
    })
  }
  expect(await copied('/')).toMatch(/^8 de\snoviembre\s+sábado[^]*Sevilla\s· 11:00–21:00/)
  const programme = await copied('/programa')
  expect(programme).toMatch(/^Programa\n[^]*11:00–14:30[^]*11:30\s+–14:00/)
  expect(programme).not.toContain('pestaña')
})

test('the system’s share sheet opens if there is one, with the page or the speaker', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
  })
  await open(page, '/ponentes')
  await page.getByText('Compartir', { exact: true }).click()
  await page.locator('#lucia-romero summary').click()
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
  expect(shared.map(({ url = '' }) => new URL(url).pathname)).toEqual([
    '/ponentes',
    '/ponentes/lucia-romero',
  ])
  expect(shared[1]?.title).toMatch(/^Lucía Romero: /)
  await expect(page.getByRole('main').getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0)
})

test('the calendar takes the event as a file, by link and item by item, and the programme is a PDF', async ({
  tab,
}) => {
  await open(tab, '/programa')
  await tab.getByText('Añadir al calendario', { exact: true }).click()
  const fileAt = async (name: string) => {
    const href = (await tab.getByRole('link', { name }).getAttribute('href')) ?? ''
    const response = await tab.request.get(new URL(href, tab.url()).pathname)
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/)
    return response.text()
  }
  expect(await fileAt('Apple y otros (.ics)')).toContain('DTSTART:20251108T100000Z')
  for (const name of ['El programa, acto por acto (.ics)', 'El programa, siempre al día']) {
    expect((await fileAt(name)).match(/BEGIN:VEVENT/g)).toHaveLength(5)
  }
  await tab.keyboard.press('Escape')
  const downloading = tab.waitForEvent('download')
  await tab.getByRole('link', { name: 'Descargar el programa en PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/)
  const file = await (await tab.request.get(download.url())).body()
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a menu closes on a press elsewhere, and when the focus moves on', async ({ tab }) => {
  await open(tab, '/programa')
  const button = menus(tab).last().locator('summary')
  await button.click()
  await expect(openMenus(tab)).toHaveCount(1)
  await tab.getByRole('heading', { level: 2 }).last().click()
  await expect(openMenus(tab)).toHaveCount(0)
  await button.click()
  await expect(openMenus(tab)).toHaveCount(1)
  await tab.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(openMenus(tab)).toHaveCount(0)
})
