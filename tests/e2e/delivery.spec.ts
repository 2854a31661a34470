// Forms that are sent, and the platform's window on the tickets page: an event that asks for both.
import type { Page } from '@playwright/test'
import { builtEvent } from '../support/built-event.ts'
import { expect, expectInSight, holdApp, open, test as base } from '../support/fixtures.ts'
import { formAddress, frameAddress } from '../support/full-event.ts'
import { copy, event } from '../support/specification.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const { delivery, thanks, ticketFrame } = copy
const texts = copy.contact.form
const written = {
  nombre: 'Ana Núñez',
  email: 'ana@empresa.example',
  asunto: 'Una duda',
  mensaje: '¿A qué hora abrís? 👩🏽‍💻 & más',
}

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the test runner reads the names of what a fixture needs
  baseURL: ({}, provide) => provide(process.env.E2E_FULL),
  watch: async ({ watch }, provide) => {
    for (const address of [formAddress, frameAddress]) watch.allow(new URL(address).host)
    await provide(watch)
  },
})

type Manner = 'takes' | 'refuses' | 'hangs up'

type Service = { readonly messages: URLSearchParams[]; manner: Manner; gate: Promise<void> }

/** Stands in for the service: JSON for who asks for it, else the way to the page of thanks. */
async function serveForms(page: Page): Promise<Service> {
  const service: Service = { messages: [], manner: 'takes', gate: Promise.resolve() }
  await page.route(formAddress, async (route) => {
    const request = route.request()
    service.messages.push(new URLSearchParams(request.postData() ?? ''))
    await service.gate
    if (service.manner === 'hangs up') return route.abort('connectionreset')
    const headers = { 'Access-Control-Allow-Origin': '*' }
    if (service.manner === 'refuses') return route.fulfill({ status: 422, headers })
    if (request.headers().accept === 'application/json')
      return route.fulfill({ status: 200, headers, body: '<<<{"ok":' })
    const next = new URL('/gracias', page.url()).href
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

async function expectWritten(page: Page) {
  for (const [name, value] of Object.entries(written)) {
    await expect(control(page, name)).toHaveValue(value)
  }
}

const fieldsOf = (message: URLSearchParams) =>
  Object.fromEntries([...message].filter(([name]) => !name.startsWith('_')))

test('a form is sent once, and kept until it has arrived', async ({ tab }) => {
  const service = await serveForms(tab)
  await open(tab, '/contacto')
  // Nobody meets the honeypot, and all are told who gets the data.
  await expect(tab.locator('main form').getByRole('textbox')).toHaveCount(4)
  const said = tab.getByText('Asociación del Azahar trata estos datos para responder a tu mensaje.')
  await expect(said.getByRole('link')).toHaveAttribute('href', '/privacidad')
  await write(tab)
  const opening: { open?: () => void } = {}
  service.gate = new Promise((resolve) => (opening.open = resolve))
  const { width } = (await button(tab).boundingBox()) ?? {}
  await button(tab).dblclick()
  await expect(button(tab)).toHaveAccessibleName(delivery.sending)
  await expect(button(tab)).toHaveAttribute('aria-disabled', 'true')
  await expect(tab.getByRole('status').getByText(delivery.sending)).toHaveCount(1)
  expect((await button(tab).boundingBox())?.width).toBe(width)
  await expectWritten(tab)

  opening.open?.()
  const message = tab.getByRole('status').getByText(texts.success, { exact: true })
  await expect(message).toBeFocused()
  await expectInSight(message)
  await expect(control(tab, 'mensaje')).toHaveValue('')
  await expect(tab).toHaveURL('/contacto')
  expect(service.messages.map(fieldsOf)).toEqual([written])
})

test('what fails is told, kept, and can be sent again or by mail, with network again too', async ({
  tab,
  watch,
}) => {
  watch.ignoreConsole()
  const service = await serveForms(tab)
  await tab.setViewportSize({ width: 390, height: 700 })
  await open(tab, '/contacto')
  await write(tab)
  await button(tab).focus()
  for (const [manner, told] of [
    ['refuses', delivery.refused],
    ['hangs up', delivery.unanswered],
  ] as const) {
    service.manner = manner
    await tab.keyboard.press('Enter')
    await expect(problem(tab)).toContainText(told)
    await expectInSight(problem(tab).getByRole('link'))
    await expect(button(tab)).toHaveAccessibleName(delivery.retry)
    await expect(button(tab)).toBeFocused()
    await expectWritten(tab)
  }
  await expect(problem(tab).getByRole('link', { name: event.email })).toBeVisible()
  await tab.context().setOffline(true)
  await expect(problem(tab)).toContainText(delivery.offline)
  await tab.context().setOffline(false)
  await expect(problem(tab)).not.toContainText(delivery.offline)
  service.manner = 'takes'
  await button(tab).click()
  await expect(tab.getByText(texts.success)).toBeFocused()
  expect(new Set(service.messages.map((message) => message.get('_envio'))).size).toBe(1)
})

test('before the app has started it is an ordinary form, sent once, with nothing in the address', async ({
  page,
  watch,
}) => {
  const app = await holdApp(page, '/contacto')
  const service = await serveForms(page)
  await page.goto('/contacto')
  await write(page)
  await button(page).dblclick()
  await expect(page).toHaveURL('/gracias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.heading)
  expect(service.messages.map(fieldsOf)).toEqual([written])
  expect(watch.requests.filter((url) => url.includes('ana'))).toEqual([])
  app.release()
})

test('the page of thanks is in the site’s frame, without script, and nobody finds it', async ({
  tab,
}) => {
  await tab.goto('/gracias')
  await expect(tab.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await expect(tab.locator('script[src]')).toHaveCount(0)
  await expect(tab.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  for (const file of ['sitemap.xml', 'sw.js']) {
    expect(readFileSync(path.join(builtEvent('full').dist, file), 'utf8')).not.toContain('gracias')
  }
})

/** Stands in for the ticketing platform. @returns what was asked of it */
async function serveFrame(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(`${new URL(frameAddress).origin}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Elige</h1>' })
  })
  return asked
}

test('the ticket window waits for a press, and the way out of the site stays', async ({ tab }) => {
  const asked = await serveFrame(tab)
  await open(tab, '/entradas')
  await tab.getByRole('link', { name: ticketFrame.here }).click()
  const card = tab.locator('#taquilla')
  await expect(card).toContainText('(entradas.example)')
  await expect(card).toContainText('cookies')
  await expect(card.locator('iframe')).toHaveAttribute('tabindex', '-1')
  expect(asked).toEqual([])
  await card.getByRole('link', { name: ticketFrame.open }).press('Enter')
  await expect(card.frameLocator('iframe').getByRole('heading')).toHaveText('Elige')
  await expect(card.locator('iframe')).not.toHaveAttribute('tabindex')
  await expect(card).toContainText('¿No aparece?')
  expect(asked).toEqual([frameAddress])
  await expect(tab).toHaveURL('/entradas#taquilla')
  const shop = tab.getByRole('link', { name: /^Comprar en Eventbrite/ })
  await expect(shop).toHaveAttribute('href', `${event.ticketUrl}?aff=entradas`)
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('forms are sent and lead to the thanks, and the link of the ticket window leads into it', async ({
    page,
  }) => {
    const service = await serveForms(page)
    await page.goto('/contacto')
    await write(page)
    await button(page).click()
    await expect(page).toHaveURL('/gracias')
    await expect(page.getByText(thanks.intro)).toBeVisible()
    expect(service.messages.map(fieldsOf)).toEqual([written])
    // Sold out by the time of the build: without script nobody is shown it.
    await page.goto('/entradas')
    await expect(page.locator('#taquilla a')).toHaveAttribute('href', frameAddress)
    const name = (await page.locator('#taquilla iframe').getAttribute('name')) ?? '?'
    await expect(page.locator('#taquilla a')).toHaveAttribute('target', name)
  })
})
