// The forms as they are delivered: they thank, and send nothing.
import type { Page } from '@playwright/test'
import { appStarted, expect, expectInSight, holdApp, open, test } from '../support/fixtures.ts'
import { event } from '../support/specification.ts'

type Field = readonly [name: string, required: boolean, value: string]

const forms = [
  {
    path: '/contacto',
    success: 'Mensaje enviado. Te responderemos pronto.',
    fields: [
      ['nombre', true, 'Ana Núñez'],
      ['email', true, 'ana@empresa.example'],
      ['asunto', true, 'Una duda'],
      ['mensaje', true, '¿A qué hora abrís?'],
    ],
  },
  {
    path: '/patrocina',
    success: 'Solicitud enviada. Te contactaremos pronto.',
    fields: [
      ['empresa', true, 'Nubes SL'],
      ['contacto', true, 'Ana Núñez'],
      ['email', true, 'ana@empresa.example'],
      ['telefono', false, '+34 600 000 000'],
      ['mensaje', false, 'Queremos el dosier'],
    ],
  },
] as const

type Form = (typeof forms)[number]

const formOf = (page: Page) => page.getByRole('main').locator('form')
const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)
const button = (page: Page) => formOf(page).getByRole('button')
const thanks = (page: Page, { success }: Form) =>
  page.getByRole('status').getByText(success, { exact: true })

async function fillIn(page: Page, fields: readonly Field[]) {
  for (const [name, , value] of fields) await control(page, name).fill(value)
}

async function expectThanks(page: Page, form: Form) {
  await expect(thanks(page, form)).toBeFocused()
  await expectInSight(thanks(page, form))
  for (const [name] of form.fields) await expect(control(page, name)).toHaveValue('')
}

const validityOf = (page: Page, name: string) =>
  control(page, name).evaluate((field: HTMLInputElement) => ({
    missing: field.validity.valueMissing,
    mistyped: field.validity.typeMismatch,
  }))

test('each form refuses what is missing or no address, thanks, empties itself, and sends nothing', async ({
  tab,
  watch,
}) => {
  for (const form of forms) {
    await open(tab, form.path)
    const history = await tab.evaluate(() => window.history.length)
    watch.requests.length = 0
    for (const [name, required, value] of form.fields) {
      if (!required) continue
      await button(tab).click()
      await expect(control(tab, name)).toBeFocused()
      expect(await validityOf(tab, name)).toMatchObject({ missing: true })
      for (const wrong of name === 'email' ? ['ana', '@empresa.example'] : []) {
        await control(tab, name).fill(wrong)
        await button(tab).click()
        await expect(control(tab, name)).toBeFocused()
        expect(await validityOf(tab, name)).toMatchObject({ mistyped: true })
      }
      await expect(thanks(tab, form)).toHaveCount(0)
      await control(tab, name).fill(value)
    }
    await button(tab).click()
    await expectThanks(tab, form)
    // The next message has to come anew, whichever way it is sent.
    await fillIn(tab, form.fields)
    await control(tab, 'email').press('Enter')
    await expectThanks(tab, form)
    await expect(tab).toHaveURL(form.path)
    expect(watch.requests).toEqual([])
    expect(await tab.evaluate(() => window.history.length)).toBe(history)
  }
})

test('a refused field is marked by more than colour, and spans a phone with its button', async ({
  tab,
}) => {
  await tab.emulateMedia({ forcedColors: 'active' })
  await tab.setViewportSize({ width: 393, height: 852 })
  await open(tab, '/contacto')
  const first = control(tab, 'nombre')
  const border = () => first.evaluate((node) => getComputedStyle(node).borderWidth)
  const before = await border()
  expect((await button(tab).boundingBox())?.width).toBe((await first.boundingBox())?.width)
  await button(tab).click()
  await expect.poll(border).not.toBe(before)
})

test('a submit before the app has started sends nothing, and is taken when it has', async ({
  page,
  watch,
}) => {
  for (const form of forms) {
    const app = await holdApp(page, form.path)
    watch.requests.length = 0
    await page.goto(form.path)
    await fillIn(page, form.fields)
    await control(page, 'email').press('Enter')
    await button(page).click()
    await expect(page).toHaveURL(form.path)
    const pages = watch.requests.filter((url) => !/\.(?:js|css|woff2|svg|jpg|png)$/.test(url))
    expect(pages).toEqual([new URL(form.path, page.url()).href])
    app.release()
    await appStarted(page)
    await expectThanks(page, form)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('very long texts, emoji, right-to-left text and markup do no harm', async ({ tab }) => {
  const [form] = forms
  await open(tab, form.path)
  tab.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
  const before = await tab.getByRole('main').locator('script, img').count()
  for (const text of [
    'ñ '.repeat(50_000),
    '👩🏽‍💻🇪🇸 \u202eمرحبا\u202c <script>alert(1)</script><img src=x onerror=alert(2)>${7*7}\'"`',
  ]) {
    await fillIn(tab, form.fields)
    await control(tab, 'mensaje').fill(text)
    await expect(control(tab, 'mensaje')).toHaveValue(text)
    await button(tab).click()
    await expectThanks(tab, form)
    expect(await tab.getByRole('main').locator('script, img').count()).toBe(before)
  }
})

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false })

  test('each form names the e-mail address before it, and sends nothing', async ({
    page,
    watch,
  }) => {
    for (const { path } of forms) {
      await page.goto(path)
      await expect(formOf(page)).toBeVisible()
      // Roles and texts are no way to it: the test runner takes <noscript> for hidden, whatever the browser shows.
      const offer = page.locator('noscript p')
      await expect(offer).toBeVisible()
      await expect(offer).toContainText('JavaScript')
      await expect(offer.locator('a')).toHaveAttribute('href', `mailto:${event.email}`)
      watch.requests.length = 0
      await formOf(page).evaluate((element: HTMLFormElement) => {
        for (const part of element.elements) (part as HTMLInputElement).value = 'a@b.example'
        element.requestSubmit()
      })
      await page.reload()
      await expect(page).toHaveURL(path)
      expect(watch.requests.filter((url) => !url.includes('/assets/'))).toEqual([page.url()])
    }
  })
})
