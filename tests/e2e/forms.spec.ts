// The forms as delivered: they say thanks and send nothing.
import type { Page } from '@playwright/test'
import { expect, expectInSight, open, openHeld, test } from '../support/fixtures.ts'

type Field = readonly [name: string, required: boolean, value: string]

const forms = [
  {
    path: '/contacto',
    success: 'Mensaje enviado. Te responderemos pronto.',
    fields: [
      ['nombre', true, 'Ana Núñez'],
      ['email', true, 'ana@empresa.example'],
      ['asunto', true, 'Una duda'],
      [
        'mensaje',
        true,
        '👩🏽‍💻 \u202eمرحبا\u202c <script>alert(1)</script><img src=x onerror=alert(2)>',
      ],
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
      ['mensaje', false, 'ñ '.repeat(20_000)],
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

/** Submits the form as it is. @returns the browser's complaint about the field that it focuses */
async function refused(page: Page, form: Form, name: string) {
  await button(page).click()
  await expect(control(page, name)).toBeFocused()
  await expect(thanks(page, form)).toHaveCount(0)
  return control(page, name).evaluate(({ validity }: HTMLInputElement) =>
    validity.valueMissing ? 'missing' : validity.typeMismatch ? 'mistyped' : 'nothing',
  )
}

for (const form of forms) {
  const { path, fields } = form
  // In the other engines the form of /contacto is sent each time.
  const tag = path === '/contacto' ? '@all' : []

  test(
    `the form of ${path} refuses what is missing or mistyped, says thanks and sends nothing`,
    { tag },
    async ({ tab, watch }) => {
      tab.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
      await open(tab, path)
      const history = await tab.evaluate(() => window.history.length)
      watch.requests.length = 0
      const [[first]] = fields
      expect(await refused(tab, form, first)).toBe('missing')
      // Lasting words are at each field that the browser refuses, and at no other.
      for (const [name, required] of fields) {
        await expect(control(tab, name), name).toHaveAccessibleDescription(required ? /./ : '')
      }
      await control(tab, first).fill('  ')
      expect(await refused(tab, form, first), 'spaces only').toBe('missing')
      await fillIn(tab, fields)
      await control(tab, 'email').fill('ana')
      expect(await refused(tab, form, 'email')).toBe('mistyped')
      await control(tab, 'email').fill('ana@empresa.example')
      await button(tab).click()
      await expectThanks(tab, form)
      // The next message has to appear again, whichever way the form is sent.
      await fillIn(tab, fields)
      await control(tab, 'email').press('Enter')
      await expectThanks(tab, form)
      expect(await refused(tab, form, first), 'thanks for the last one are gone').toBe('missing')
      await expect(tab).toHaveURL(path)
      expect(watch.requests).toEqual([])
      expect(await tab.evaluate(() => window.history.length)).toBe(history)
    },
  )
}

test('a submit before the app has started sends nothing, and is taken when it has', async ({
  tab,
  watch,
}) => {
  const [, form] = forms
  watch.requests.length = 0
  await openHeld(tab, form.path, async () => {
    await fillIn(tab, form.fields)
    await control(tab, 'email').press('Enter')
    await button(tab).click()
    await expect(tab).toHaveURL(form.path)
    const pages = watch.requests.filter((url) => !/\.(?:js|css|woff2|svg|jpg|png)$/.test(url))
    expect(pages).toEqual([new URL(form.path, tab.url()).href])
  })
  await expectThanks(tab, form)
})
