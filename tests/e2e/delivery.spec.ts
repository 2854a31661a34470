// Forms that are sent, and the platform's window on the tickets page: an event that asks for both.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { frameAddress } from '../support/delivering-event.ts'
import { test } from '../support/delivery-test.ts'
import {
  expect,
  expectInSight,
  holdApp,
  leftBehind,
  nothingLeftBehind,
  open,
} from '../support/fixtures.ts'
import { copy, event } from '../support/specification.ts'

// One worker for all, because each would build the site anew.
test.describe.configure({ mode: 'default' })

const { delivery, thanks, ticketFrame } = copy

const forms = [
  {
    path: '/contacto',
    texts: copy.contact.form,
    written: {
      nombre: 'Ana Núñez',
      email: 'ana@empresa.example',
      asunto: 'Una duda',
      mensaje: '¿A qué hora abrís? 👩🏽‍💻 & más',
    },
  },
  {
    path: '/patrocina',
    texts: copy.sponsorship.form,
    written: {
      empresa: 'Nubes SL',
      contacto: 'Ana',
      email: 'ana@empresa.example',
      telefono: '',
      mensaje: 'Queremos el dosier',
    },
  },
] as const

const [contact] = forms

const control = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const button = (page: Page) => page.locator('main form').getByRole('button')
const problem = (page: Page) => page.getByRole('alert')

async function write(page: Page, written: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(written)) await control(page, name).fill(value)
}

async function expectWritten(page: Page, written: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(written)) {
    await expect(control(page, name)).toHaveValue(value)
  }
}

const emptied = (written: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(written).map((name) => [name, '']))

const fieldsOf = (message: URLSearchParams | undefined) =>
  Object.fromEntries([...(message ?? [])].filter(([name]) => !name.startsWith('_')))

for (const { path: route, texts, written } of forms) {
  test(`the form of ${route} is sent once, and kept until it has arrived`, async ({
    page,
    service,
  }) => {
    await open(page, route)
    await write(page, written)
    const gate: { open?: () => void } = {}
    const held = new Promise<void>((resolve) => (gate.open = resolve))
    await page.route('https://formularios.example/**', async (asked) => {
      await held
      await asked.continue()
    })
    const { width } = (await button(page).boundingBox()) ?? {}
    await button(page).dblclick()
    await expect(button(page)).toHaveAccessibleName(delivery.sending)
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status').getByText(delivery.sending)).toHaveCount(1)
    expect((await button(page).boundingBox())?.width).toBe(width)
    await control(page, 'email').press('Enter')
    await expectWritten(page, written)

    gate.open?.()
    const message = page.getByRole('status').getByText(texts.success, { exact: true })
    await expect(message).toBeFocused()
    await expectInSight(message)
    await expectWritten(page, emptied(written))
    await expect(button(page)).toHaveAccessibleName(texts.submit)
    await expect(page).toHaveURL(route)
    expect(service.messages.map(fieldsOf)).toEqual([written])
    expect(await leftBehind(page)).toEqual(nothingLeftBehind)
  })
}

test('what fails is told, kept, and can be sent again or by mail', async ({
  page,
  service,
  watch,
}) => {
  watch.ignoreConsole()
  await page.addInitScript(() => {
    const real = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => real(milliseconds / 10)
  })
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, contact.path)
  await write(page, contact.written)
  await button(page).focus()
  for (const [manner, said] of [
    ['refuses', delivery.refused],
    ['breaks', delivery.refused],
    ['hangs', delivery.unanswered],
    ['hangs up', delivery.unanswered],
    // To the page of thanks, whose host does not let a script read it.
    ['redirects', delivery.unanswered],
    ['takes in silence', delivery.unanswered],
  ] as const) {
    service.behave(manner)
    await page.keyboard.press('Enter')
    await expect(problem(page)).toContainText(said)
    await expectInSight(problem(page).getByRole('link'))
    await expect(button(page)).toHaveAccessibleName(delivery.retry)
    await expect(button(page)).toBeFocused()
    await expectWritten(page, contact.written)
  }
  await page.keyboard.press('Tab')
  const mail = problem(page).getByRole('link', { name: event.email })
  await expect(mail).toBeFocused()
  const href = await mail.evaluate((link: HTMLAnchorElement) => {
    link.addEventListener('click', (click) => click.preventDefault())
    link.click()
    return link.href
  })
  expect(new URL(href).searchParams.get('body')).toContain(contact.written.mensaje)

  service.behave('talks nonsense')
  await button(page).click()
  await expect(page.getByText(contact.texts.success)).toBeFocused()
  await expect(problem(page)).toHaveCount(0)
  expect(new Set(service.messages.map((message) => message.get('_envio'))).size).toBe(1)
})

test('without network it says so before it is tried', async ({ page, context, service }) => {
  await open(page, contact.path)
  await write(page, contact.written)
  await context.setOffline(true)
  await expect(problem(page)).toContainText(delivery.offline)
  await button(page).click()
  await expectWritten(page, contact.written)
  await context.setOffline(false)
  await expect(problem(page)).toHaveCount(0)
  await button(page).click()
  await expect(page.getByText(contact.texts.success)).toBeFocused()
  expect(service.messages).toHaveLength(1)
})

test('before the app has started it is an ordinary form, sent once, with nothing in the address', async ({
  page,
  service,
  watch,
}) => {
  const app = await holdApp(page, contact.path)
  await page.goto(contact.path)
  await write(page, contact.written)
  await button(page).dblclick()
  await expect(page).toHaveURL('/gracias')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks.heading)
  expect(service.messages.map(fieldsOf)).toEqual([contact.written])
  expect(watch.requests.filter((url) => url.includes('ana'))).toEqual([])
  app.release()
})

test('nobody meets the honeypot, and all are told who gets the data', async ({ page }) => {
  await open(page, contact.path)
  await expect(page.locator('main form').getByRole('textbox')).toHaveCount(4)
  await control(page, 'mensaje').focus()
  const met: string[] = []
  for (const _ of [1, 2]) {
    await page.keyboard.press('Tab')
    met.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(met[0]).toBe(delivery.privacy)
  expect(met[1]).toContain(contact.texts.submit)
  const said = page.getByText(
    'Asociación del Azahar trata estos datos para responder a tu mensaje.',
  )
  await expect(said.getByRole('link')).toHaveAttribute('href', '/privacidad')
})

test('the page of thanks is in the site’s frame, without script, and nobody finds it', async ({
  page,
  site,
}) => {
  await page.goto('/gracias')
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
  await expect(page.locator('script[src]')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const published = (file: string) => readFileSync(path.join(site.dist, file), 'utf8')
  for (const file of ['sitemap.xml', 'sw.js']) {
    expect(published(file)).not.toContain('gracias')
  }
})

test('the ticket window waits for a press, and the way out of the site stays', async ({
  page,
  service,
}) => {
  await open(page, '/entradas')
  await page.getByRole('link', { name: ticketFrame.here }).click()
  const card = page.locator('#taquilla')
  await expect(card).toContainText('(entradas.example)')
  await expect(card).toContainText('cookies')
  await expect(card.locator('iframe')).toHaveAttribute('tabindex', '-1')
  expect(service.frames).toEqual([])
  await card.getByRole('link', { name: ticketFrame.open }).press('Enter')
  await expect(card.frameLocator('iframe').getByRole('heading')).toHaveText('Elige tu entrada')
  await expect(card.locator('iframe')).not.toHaveAttribute('tabindex')
  await expect(card).toContainText('¿No aparece?')
  expect(service.frames).toEqual([frameAddress.replace('https://entradas.example', '')])
  await expect(page).toHaveURL('/entradas#taquilla')
  const shop = page.getByRole('link', { name: /^Comprar en Eventbrite/ })
  await expect(shop).toHaveAttribute('href', `${event.ticketUrl}?aff=entradas`)
  await open(page, '/faq')
  await expect(page.locator(`main a[href^="${event.ticketUrl}"]`).first()).toHaveAttribute(
    'href',
    `${event.ticketUrl}?aff=faq`,
  )
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('forms are sent and lead to the thanks, and the ticket window opens', async ({
    page,
    service,
  }) => {
    for (const { path: route, written } of forms) {
      await page.goto(route)
      await write(page, written)
      await button(page).click()
      await expect(page).toHaveURL('/gracias')
      await expect(page.getByText(thanks.intro)).toBeVisible()
    }
    expect(service.messages.map(fieldsOf)).toEqual(forms.map(({ written }) => written))
    await page.goto('/entradas')
    await page.locator('#taquilla a').click()
    await expect.poll(() => service.frames).toHaveLength(1)
  })
})
