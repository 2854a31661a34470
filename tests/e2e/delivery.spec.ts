// An event whose forms are sent, and whose tickets page has the platform's window.
import type { Page } from '@playwright/test'
import {
  appStarted,
  drawnFrame,
  expect,
  expectInSight,
  open,
  siteNavigation,
  test,
} from '../support/fixtures.ts'
import { copy, event, evento } from '../support/evento.ts'

const formAddress = String(evento.delivery?.address)
const frameAddress = String(event.tickets?.frame)
const bankAddress = 'https://banco.example/paga'

const bankPage = `<!doctype html><h1>Tu banco</h1>
  <button onclick="this.textContent = 'Pagado'">Pagar</button>`

const { delivery, thanks, ticketFrame } = copy
const texts = copy.contact.form
const written = {
  nombre: 'Ana Núñez',
  email: 'ana@empresa.example',
  asunto: 'Una duda',
  mensaje: '¿A qué hora abrís? 👩🏽‍💻 & más',
}

test.use({
  hosts: [formAddress, frameAddress, bankAddress].map((address) => new URL(address).host),
})

type Service = {
  readonly messages: URLSearchParams[]
  refuses: boolean
}

/** Replaces the service: answers with JSON if the request accepts it, else with a redirect to the page of thanks. */
async function serveForms(page: Page): Promise<Service> {
  const service: Service = { messages: [], refuses: false }
  await page.route(formAddress, async (route) => {
    const request = route.request()
    service.messages.push(new URLSearchParams(request.postData() ?? ''))
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (service.refuses) return route.fulfill({ status: 422, headers })
    if (request.headers().accept === 'application/json')
      return route.fulfill({ status: 200, headers, body: '<<<{"ok":' })
    const next = new URL('gracias', page.url()).href
    return route.fulfill({ status: 303, headers: { Location: next } })
  })
  return service
}

const control = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const button = (page: Page) => page.locator('main form').getByRole('button')
const problem = (page: Page) => page.getByRole('alert')

async function write(page: Page) {
  for (const [name, value] of Object.entries(written)) await control(page, name).fill(value)
}

const fieldsOf = (message: URLSearchParams) =>
  Object.fromEntries([...message].filter(([name]) => !name.startsWith('_')))

test('a form is sent once, keeps its text until it has arrived, and says thanks', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  const service = await serveForms(tab)
  await tab.setViewportSize({ width: 390, height: 700 })
  await open(tab, '/contacto')
  // The honeypot is not among them.
  await expect(tab.locator('main form').getByRole('textbox')).toHaveCount(4)
  await write(tab)
  service.refuses = true
  await button(tab).click()
  await expect(problem(tab)).toContainText(delivery.refused)
  await expectInSight(problem(tab).getByRole('link', { name: event.email }))
  await expect(button(tab)).toHaveAccessibleName(delivery.retry)
  await expect(button(tab)).toBeFocused()
  for (const [name, value] of Object.entries(written)) {
    await expect(control(tab, name)).toHaveValue(value)
  }

  service.refuses = false
  await button(tab).dblclick()
  const thanked = tab.getByRole('status').getByText(texts.success, { exact: true })
  await expect(thanked).toBeFocused()
  await expectInSight(thanked)
  await expect(problem(tab)).toHaveCount(0)
  await expect(control(tab, 'mensaje')).toHaveValue('')
  await expect(tab).toHaveURL('./contacto')
  expect(service.messages.map(fieldsOf)).toEqual([written, written])
})

test('before the app has started it is an ordinary form, with nothing in the address', async ({
  tab: page,
  watch,
}) => {
  await page.route('**/*.js', () => {})
  const service = await serveForms(page)
  await page.goto('./contacto', { waitUntil: 'domcontentloaded' })
  await write(page)
  await button(page).click()
  await expect(page).toHaveURL('./gracias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.heading)
  expect(service.messages.map(fieldsOf)).toEqual([written])
  expect(watch.requests.filter((url) => url.includes('ana'))).toEqual([])
  // The page of thanks has the site's header, and search engines do not index it.
  await expect(siteNavigation(page)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('the ticket window waits for a press and lets a purchase end at a bank, and the way out of the site stays', async ({
  tab,
}) => {
  const requests: string[] = []
  await tab.route(`${new URL(frameAddress).origin}/**`, (route) => {
    requests.push(route.request().url())
    const body = `<!doctype html><h1>Elige</h1><a href="${bankAddress}">Paga</a>`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await tab.route(bankAddress, (route) =>
    route.fulfill({ contentType: 'text/html', body: bankPage }),
  )
  // Not by the app: the policy of another page knows no shop.
  await open(tab, '/')
  await tab.locator('main a[href$="/entradas"]').first().click()
  await expect(tab).toHaveURL('./entradas')
  await appStarted(tab)
  await tab.getByRole('link', { name: ticketFrame.here }).click()
  const card = tab.locator('#taquilla')
  await expect(card).toContainText('(entradas.example)')
  await expect(card).toContainText('cookies')
  await expect(card.locator('iframe')).toHaveAttribute('inert')
  expect(requests).toEqual([])
  await card.getByRole('link', { name: ticketFrame.open }).press('Enter')
  await expect(card.frameLocator('iframe').getByRole('heading')).toHaveText('Elige')
  await expect(card.locator('iframe')).not.toHaveAttribute('tabindex')
  expect(requests).toEqual([frameAddress])
  await card.frameLocator('iframe').getByRole('link', { name: 'Paga' }).click()
  await expect(card.frameLocator('iframe').getByRole('heading')).toHaveText('Tu banco')
  await tab.frame({ url: bankAddress })?.waitForLoadState()
  await drawnFrame(tab)
  await card.frameLocator('iframe').getByRole('button').click()
  await expect(card.frameLocator('iframe').getByRole('button')).toHaveText('Pagado')
  const shop = tab.getByRole('link', { name: copy.tickets.buy })
  await expect(shop).toHaveAttribute('href', `${event.ticketUrl}?aff=entradas`)
})
