// Forms that are sent to a form service, and the frame of the ticket platform on the tickets page. The tests' event has both.
// The tests answer instead of the service and of the platform.
import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  expect,
  expectInSight,
  heading,
  openWithApp,
  test,
} from '../support/fixtures.ts'
import { copy, event, testEvent } from '../support/evento.ts'

const formAddress = String(testEvent.formService?.address)
const frameAddress = String(event.tickets?.frame)
const bankAddress = 'https://banco.example/paga'

const { delivery: texts, thanks: thanksPage, ticketFrame } = copy
/** The fields of the contact form, filled in. */
const message = {
  nombre: 'Ana Núñez',
  email: 'ana@empresa.example',
  asunto: 'Una duda',
  mensaje: '¿A qué hora abrís? 👩🏽‍💻 & más',
}

test.use({
  hosts: [formAddress, frameAddress, bankAddress].map((address) => new URL(address).host),
})

const form = (page: Page) => page.locator('main form')
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const button = (page: Page) => form(page).getByRole('button')
/** The message of a form that was not sent. */
const problem = (page: Page) => page.getByRole('alert')
/** The message of a form that was sent. */
const thanks = (page: Page) =>
  page.getByRole('status').getByText(copy.contact.form.success, { exact: true })

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(message)) await control(page, name).fill(value)
}

async function expectFilledIn(page: Page) {
  for (const [name, value] of Object.entries(message))
    await expect(control(page, name)).toHaveValue(value)
}

/** How the service treats a message of the app. A service that hangs up breaks the connection without an answer. */
type ServiceBehaviour = 'accepts' | 'refuses' | 'hangs up'

/** Answers instead of the service. @returns the messages so far, and the behaviour, which a test may change */
async function serveForms(page: Page, behaviour: ServiceBehaviour = 'accepts') {
  const service = { messages: [] as object[], behaviour }
  await page.route(formAddress, async (route) => {
    const request = route.request()
    const fields = [...new URLSearchParams(request.postData() ?? '')]
    // Fields with an underscore, such as `_next`, are instructions for the service, and not from the visitor.
    const writtenFields = fields.filter(([name]) => !name.startsWith('_'))
    service.messages.push(Object.fromEntries(writtenFields))
    const isPostedByApp = request.headers().accept === 'application/json'
    if (!isPostedByApp) {
      const next = new URL('gracias', page.url()).href
      return route.fulfill({ status: 303, headers: { Location: next } })
    }
    // The fields are read-only while the form is being sent. A text that is typed meanwhile would be lost, because success
    // clears all fields.
    await expect.soft(control(page, 'mensaje')).toHaveJSProperty('readOnly', true)
    await expect.soft(button(page)).toHaveAccessibleName(texts.sending)
    if (service.behaviour === 'hangs up') return route.abort()
    const status = service.behaviour === 'refuses' ? 422 : 200
    const headers = { 'Access-Control-Allow-Origin': '*' }
    // The app looks at the status alone, so the body may be invalid JSON.
    return route.fulfill({ status, headers, body: '<<<{"ok":' })
  })
  return service
}

/** Opens the form in the window of a phone, and fills it in. */
async function openFilledIn(page: Page) {
  await page.setViewportSize({ width: 390, height: 700 })
  await openWithApp(page, '/contacto')
  await fillIn(page)
}

test('a visitor sees four fields, without the honeypot', async ({ page }) => {
  await openWithApp(page, '/contacto')
  await expect(form(page).getByRole('textbox')).toHaveCount(4)
})

for (const { when, behaviour, isOffline, text } of [
  {
    when: 'if the service refuses the message',
    behaviour: 'refuses',
    isOffline: false,
    text: texts.refused,
  },
  {
    when: 'if the service gives no answer',
    behaviour: 'hangs up',
    isOffline: false,
    text: texts.unanswered,
  },
  // The app sends the form even if the browser reports that it is offline. It only shows another text.
  { when: 'without network', behaviour: 'hangs up', isOffline: true, text: texts.offline },
] as const) {
  test(`${when} a form says so, keeps its fields, and can be sent again`, async ({
    page,
    watch,
  }) => {
    watch.ignoreConsole()
    const service = await serveForms(page, behaviour)
    await openFilledIn(page)
    await page.context().setOffline(isOffline)

    await button(page).click()

    await expect(problem(page)).toContainText(text)
    await expectInSight(problem(page).getByRole('link', { name: String(event.email) }))
    await expect(button(page)).toHaveAccessibleName(texts.retry)
    await expect(button(page)).toBeFocused()
    await expectFilledIn(page)
    expect(service.messages).toEqual([message])
  })
}

test('a form that was refused and is sent again says thanks instead of the problem', async ({
  page,
  watch,
}) => {
  watch.ignoreConsole()
  const service = await serveForms(page, 'refuses')
  await openFilledIn(page)
  await button(page).click()
  await expect(problem(page)).toContainText(texts.refused)

  service.behaviour = 'accepts'
  await button(page).click()

  await expect(thanks(page)).toBeFocused()
  await expect(problem(page)).toHaveCount(0)
  expect(service.messages).toEqual([message, message])
})

test('a form whose button is double-clicked is sent once, says thanks, and is empty', async ({
  page,
}) => {
  const service = await serveForms(page)
  await openFilledIn(page)
  await button(page).dblclick()
  await expect(thanks(page)).toBeFocused()
  await expectInSight(thanks(page))
  await expect(control(page, 'mensaje')).toHaveValue('')
  expect(service.messages).toEqual([message])
})

test('a form with an invalid or empty field is not sent, and the first such field gets the focus', async ({
  page,
}) => {
  const service = await serveForms(page)
  await openWithApp(page, '/contacto')
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

test('before the app has started the browser posts a form, and then shows the thanks page', async ({
  page,
  watch,
}) => {
  // Requests for scripts get no answer.
  await page.route('**/*.js', () => {})
  const service = await serveForms(page)
  await page.goto('./contacto', { waitUntil: 'domcontentloaded' })
  await fillIn(page)

  await button(page).click()

  await expect(page).toHaveURL('./gracias')
  await expect(heading(page)).toHaveText(thanksPage.heading)
  expect(service.messages).toEqual([message])
  // No address contains the message, which is from ana@empresa.example.
  expect(watch.requests.filter((url) => url.includes('ana'))).toEqual([])
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

/** The page in the ticket platform's frame: a shop, with a link to a bank where visitors pay. */
const shopHtml = `<h1>Elige</h1><a href="${bankAddress}">Paga</a>`
const bankHtml = `<button onclick="this.textContent = 'Pagado'">Pagar</button>`

/** Answers instead of the shop and of the bank. @returns the requests so far */
async function serveShop(page: Page): Promise<readonly string[]> {
  const requests: string[] = []
  for (const [address, html] of [
    [frameAddress, shopHtml],
    [bankAddress, bankHtml],
  ] as const) {
    await page.route(address, (route) => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` })
    })
  }
  return requests
}

/** The ticket window: the section of the tickets page that has the shop's frame. */
const ticketWindow = (page: Page) => page.locator('#taquilla')
const frameElement = (page: Page) => ticketWindow(page).locator('iframe')
const openShop = (page: Page) =>
  ticketWindow(page).getByRole('link', { name: ticketFrame.open }).press('Enter')

/** Goes from the home page to the ticket window. */
async function goToTicketWindow(page: Page) {
  await openWithApp(page, '/')
  // The link loads the page anew, because the Content-Security-Policy of the home page allows no frame of the shop.
  await page.locator('main a[href$="/entradas"]').first().click()
  await expect(page).toHaveURL('./entradas')
  await appStarted(page)
  await page.getByRole('link', { name: ticketFrame.here }).click()
}

test('the ticket window names its shop and its cookies, and requests nothing before a press on its link', async ({
  page,
}) => {
  const requests = await serveShop(page)
  await goToTicketWindow(page)
  await expect(ticketWindow(page)).toContainText('(entradas.example)')
  await expect(ticketWindow(page)).toContainText('cookies')
  await expect(frameElement(page)).toHaveAttribute('inert')
  expect(requests).toEqual([])
})

test('a press on the link loads the shop into the ticket window', async ({ page }) => {
  const requests = await serveShop(page)
  await goToTicketWindow(page)
  await openShop(page)
  await expect(frameElement(page).contentFrame().getByRole('heading')).toHaveText('Elige')
  await expect(frameElement(page)).not.toHaveAttribute('tabindex')
  expect(requests).toEqual([frameAddress])
})

test('a purchase in the ticket window may end at a bank', async ({ page }) => {
  await serveShop(page)
  await goToTicketWindow(page)
  await openShop(page)
  const frame = frameElement(page).contentFrame()
  await frame.getByRole('link', { name: 'Paga' }).click()
  await expect(frame.getByRole('button')).toBeVisible()
  // Waits until Chromium has drawn the page in the frame. Before that it does not pass on clicks to this page.
  await page.frame({ url: bankAddress })?.waitForLoadState()
  await drawnFrame(page)
  await frame.getByRole('button').click()
  await expect(frame.getByRole('button')).toHaveText('Pagado')
})
