// An event whose forms are sent, and whose tickets page has the platform's window.
import type { Page } from '@playwright/test'
import { appStarted, drawnFrame, expect, expectInSight, open, test } from '../support/fixtures.ts'
import { copy, event, evento } from '../support/evento.ts'

const formAddress = String(evento.delivery?.address)
const frameAddress = String(event.tickets?.frame)
const bankAddress = 'https://banco.example/paga'

const { delivery, thanks, ticketFrame } = copy
const written = {
  nombre: 'Ana Núñez',
  email: 'ana@empresa.example',
  asunto: 'Una duda',
  mensaje: '¿A qué hora abrís? 👩🏽‍💻 & más',
}

test.use({
  hosts: [formAddress, frameAddress, bankAddress].map((address) => new URL(address).host),
})

const control = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const button = (page: Page) => page.locator('main form').getByRole('button')

async function write(page: Page) {
  for (const [name, value] of Object.entries(written)) await control(page, name).fill(value)
}

/** Replaces the service. @returns what it gets, and what it does with it */
async function serveForms(page: Page) {
  const service = { messages: [] as object[], fate: 'taken' }
  await page.route(formAddress, async (route) => {
    const request = route.request()
    const fields = [...new URLSearchParams(request.postData() ?? '')]
    service.messages.push(Object.fromEntries(fields.filter(([name]) => !name.startsWith('_'))))
    if (request.headers().accept !== 'application/json') {
      const next = new URL('gracias', page.url()).href
      return route.fulfill({ status: 303, headers: { Location: next } })
    }
    // Text that is changed while the form is sent would be cleared with the rest.
    await expect.soft(control(page, 'mensaje')).toHaveJSProperty('readOnly', true)
    await expect.soft(button(page)).toHaveAccessibleName(delivery.sending)
    if (service.fate === 'unanswered') return route.abort()
    const status = service.fate === 'refused' ? 422 : 200
    const headers = { 'Access-Control-Allow-Origin': '*' }
    return route.fulfill({ status, headers, body: '<<<{"ok":' })
  })
  return service
}

test('a form keeps its text until it has arrived, and says why not', async ({ page, watch }) => {
  watch.ignoreConsole()
  const service = await serveForms(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/contacto')
  // The honeypot is not among them.
  await expect(page.locator('main form').getByRole('textbox')).toHaveCount(4)
  await write(page)
  const problem = page.getByRole('alert')
  for (const [fate, isOffline, says] of [
    ['refused', false, delivery.refused],
    ['unanswered', false, delivery.unanswered],
    // The form is sent even if the browser reports no network: that report only becomes the reason of the failure.
    ['unanswered', true, delivery.offline],
  ] as const) {
    service.fate = fate
    await page.context().setOffline(isOffline)
    await button(page).click()
    await expect(problem).toContainText(says)
    await expectInSight(problem.getByRole('link', { name: event.email }))
    await expect(button(page)).toHaveAccessibleName(delivery.retry)
    await expect(button(page)).toBeFocused()
    for (const [name, value] of Object.entries(written))
      await expect(control(page, name)).toHaveValue(value)
  }
  service.fate = 'taken'
  await button(page).dblclick()
  const thanked = page.getByRole('status').getByText(copy.contact.form.success, { exact: true })
  await expect(thanked).toBeFocused()
  await expectInSight(thanked)
  await expect(problem).toHaveCount(0)
  await expect(control(page, 'mensaje')).toHaveValue('')
  expect(service.messages).toEqual([written, written, written, written])
})

test('before the app has started it is an ordinary form', async ({ page, watch }) => {
  await page.route('**/*.js', () => {})
  const service = await serveForms(page)
  await page.goto('./contacto', { waitUntil: 'domcontentloaded' })
  await write(page)
  await button(page).click()
  await expect(page).toHaveURL('./gracias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.heading)
  expect(service.messages).toEqual([written])
  expect(watch.requests.filter((url) => url.includes('ana'))).toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the ticket window waits for a press and lets a purchase end at a bank', async ({ page }) => {
  const requests: string[] = []
  const answer = (address: string, body: string) =>
    page.route(address, (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` })
    })
  await answer(frameAddress, `<h1>Elige</h1><a href="${bankAddress}">Paga</a>`)
  await answer(bankAddress, `<button onclick="this.textContent = 'Pagado'">Pagar</button>`)
  // The link loads the page anew: the policy of another page does not allow the shop's frame.
  await open(page, '/')
  await page.locator('main a[href$="/entradas"]').first().click()
  await expect(page).toHaveURL('./entradas')
  await appStarted(page)
  await page.getByRole('link', { name: ticketFrame.here }).click()
  const card = page.locator('#taquilla')
  const frame = card.frameLocator('iframe')
  await expect(card).toContainText('(entradas.example)')
  await expect(card).toContainText('cookies')
  await expect(card.locator('iframe')).toHaveAttribute('inert')
  expect(requests).toEqual([])
  await card.getByRole('link', { name: ticketFrame.open }).press('Enter')
  await expect(frame.getByRole('heading')).toHaveText('Elige')
  await expect(card.locator('iframe')).not.toHaveAttribute('tabindex')
  expect(requests).toEqual([frameAddress])
  await frame.getByRole('link', { name: 'Paga' }).click()
  await expect(frame.getByRole('button')).toBeVisible()
  await page.frame({ url: bankAddress })?.waitForLoadState()
  await drawnFrame(page)
  await frame.getByRole('button').click()
  await expect(frame.getByRole('button')).toHaveText('Pagado')
})
