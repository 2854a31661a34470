// The tests' event sends its forms to a service, and its tickets page has the ticket platform's frame. Both are replaced
// here by answers of the test.
import type { Page } from '@playwright/test'
import { appStarted, drawnFrame, expect, expectInSight, open, test } from '../support/fixtures.ts'
import { copy, event, evento } from '../support/evento.ts'

const formAddress = String(evento.delivery?.address)
const frameAddress = String(event.tickets?.frame)
const bankAddress = 'https://banco.example/paga'

const { delivery, thanks, ticketFrame } = copy
const message = {
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

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(message)) await control(page, name).fill(value)
}

/** Answers in place of the service. @returns the messages that it gets, and how it answers, which a test may change */
async function serveForms(page: Page) {
  const service = { messages: [] as object[], answers: 'accepted' }
  await page.route(formAddress, async (route) => {
    const request = route.request()
    const fields = [...new URLSearchParams(request.postData() ?? '')]
    service.messages.push(Object.fromEntries(fields.filter(([name]) => !name.startsWith('_'))))
    const isPostedByApp = request.headers().accept === 'application/json'
    if (!isPostedByApp) {
      const next = new URL('gracias', page.url()).href
      return route.fulfill({ status: 303, headers: { Location: next } })
    }
    // While the form is being sent nobody can change its text, because success clears all fields.
    await expect.soft(control(page, 'mensaje')).toHaveJSProperty('readOnly', true)
    await expect.soft(button(page)).toHaveAccessibleName(delivery.sending)
    if (service.answers === 'never') return route.abort()
    const status = service.answers === 'refused' ? 422 : 200
    const headers = { 'Access-Control-Allow-Origin': '*' }
    // The status alone counts, so the body is invalid JSON on purpose.
    return route.fulfill({ status, headers, body: '<<<{"ok":' })
  })
  return service
}

test('a form keeps its text until it has arrived, and says why not', async ({ page, watch }) => {
  watch.ignoreConsole()
  const service = await serveForms(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, '/contacto')
  // The honeypot field is hidden, so it does not count.
  await expect(page.locator('main form').getByRole('textbox')).toHaveCount(4)
  await fillIn(page)
  const problem = page.getByRole('alert')
  for (const [answer, isOffline, says] of [
    ['refused', false, delivery.refused],
    ['never', false, delivery.unanswered],
    // The app sends the form even if the browser reports that it is offline. The report only changes the message.
    ['never', true, delivery.offline],
  ] as const) {
    service.answers = answer
    await page.context().setOffline(isOffline)
    await button(page).click()
    await expect(problem).toContainText(says)
    await expectInSight(problem.getByRole('link', { name: event.email }))
    await expect(button(page)).toHaveAccessibleName(delivery.retry)
    await expect(button(page)).toBeFocused()
    for (const [name, value] of Object.entries(message))
      await expect(control(page, name)).toHaveValue(value)
  }
  service.answers = 'accepted'
  await button(page).dblclick()
  const thanked = page.getByRole('status').getByText(copy.contact.form.success, { exact: true })
  await expect(thanked).toBeFocused()
  await expectInSight(thanked)
  await expect(problem).toHaveCount(0)
  await expect(control(page, 'mensaje')).toHaveValue('')
  expect(service.messages).toEqual([message, message, message, message])
})

test('if the browser refuses a form, the keyboard is in the first field to mend, and nothing is sent', async ({
  page,
}) => {
  const service = await serveForms(page)
  await open(page, '/contacto')
  const [email, subject] = [control(page, 'email'), control(page, 'asunto')]
  await control(page, 'nombre').fill(message.nombre)
  await email.fill('esto no es un correo')
  await button(page).press('Enter')
  await expect(email).toBeFocused()
  // The browser shows its own message, in the visitor's language.
  await expect(email).not.toHaveJSProperty('validationMessage', '')
  await email.fill(message.email)
  await email.press('Enter')
  await expect(subject).toBeFocused()
  await expect(subject).not.toHaveJSProperty('validationMessage', '')
  expect(service.messages).toEqual([])
})

test('before the app has started it is an ordinary form', async ({ page, watch }) => {
  await page.route('**/*.js', () => {})
  const service = await serveForms(page)
  await page.goto('./contacto', { waitUntil: 'domcontentloaded' })
  await fillIn(page)
  await button(page).click()
  await expect(page).toHaveURL('./gracias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.heading)
  expect(service.messages).toEqual([message])
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
  // The link loads the page anew, because the Content-Security-Policy of the home page allows no frame of the shop.
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
