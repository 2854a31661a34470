import type { Locator, Page } from '@playwright/test'
import {
  appStarted,
  expect,
  expectInSight,
  holdApp,
  leftBehind,
  nothingLeftBehind,
  open,
  quiet,
  test,
} from '../support/fixtures.ts'
import { event } from '../support/specification.ts'

type Field = readonly [name: string, type: string, required: boolean, value: string]

type Form = { readonly path: string; readonly success: string; readonly fields: readonly Field[] }

const forms = [
  {
    path: '/contacto',
    success: 'Mensaje enviado. Te responderemos pronto.',
    fields: [
      ['nombre', 'text', true, 'Ana Núñez'],
      ['email', 'email', true, 'ana@empresa.example'],
      ['asunto', 'text', true, 'Una duda'],
      ['mensaje', 'textarea', true, '¿A qué hora abrís?'],
    ],
  },
  {
    path: '/patrocina',
    success: 'Solicitud enviada. Te contactaremos pronto.',
    fields: [
      ['empresa', 'text', true, 'Nubes SL'],
      ['contacto', 'text', true, 'Ana Núñez'],
      ['email', 'email', true, 'ana@empresa.example'],
      ['telefono', 'tel', false, '+34 600 000 000'],
      ['mensaje', 'textarea', false, 'Queremos el dosier'],
    ],
  },
] as const satisfies readonly Form[]

const formOf = (page: Page) => page.getByRole('main').locator('form')
const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)
const submitButton = (page: Page) => formOf(page).getByRole('button')

async function fillIn(page: Page, fields: readonly Field[]) {
  for (const [name, , , value] of fields) await control(page, name).fill(value)
}

async function expectFields(page: Page, value: (field: Field) => string, fields: readonly Field[]) {
  for (const field of fields) await expect(control(page, field[0])).toHaveValue(value(field))
}

const thanks = (page: Page, { success }: Form) =>
  page.getByRole('status').getByText(success, { exact: true })

async function expectThanks(page: Page, form: Form) {
  await expect(thanks(page, form)).toHaveCount(1)
  await expect(thanks(page, form)).toBeFocused()
  await expectInSight(thanks(page, form))
  await expectFields(page, () => '', form.fields)
}

const wrongs = (element: Locator) =>
  element.evaluate((node: HTMLInputElement) => {
    const { valueMissing, typeMismatch, valid } = node.validity
    return { valueMissing, typeMismatch, valid }
  })

for (const form of forms) {
  const { path, fields } = form

  test.describe(`the form of ${path}`, () => {
    test('refuses empty required fields, one after the other', async ({ page }) => {
      await open(page, path)
      for (const [name, , required, value] of fields) {
        if (required) {
          await submitButton(page).click()
          await expect(control(page, name)).toBeFocused()
          expect(await wrongs(control(page, name))).toMatchObject({ valueMissing: true })
          await expect(thanks(page, form)).toHaveCount(0)
        }
        if (required) await control(page, name).fill(value)
        else expect(await wrongs(control(page, name))).toMatchObject({ valid: true })
      }
      await submitButton(page).click()
      await expectThanks(page, form)
    })

    test('marks a refused field by more than colour, and spans a phone with its button', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.setViewportSize({ width: 393, height: 852 })
      await open(page, path)
      const first = control(page, fields[0][0])
      const border = () => first.evaluate((node) => getComputedStyle(node).borderWidth)
      const before = await border()
      const field = await first.boundingBox()
      const button = await submitButton(page).boundingBox()
      expect(button?.width).toBe(field?.width)
      await submitButton(page).click()
      expect(await border()).not.toBe(before)
    })

    test('refuses what is no e-mail address', async ({ page }) => {
      await open(page, path)
      await fillIn(page, fields)
      for (const wrong of ['ana', 'ana@', '@empresa.example', 'ana empresa@x.example']) {
        await control(page, 'email').fill(wrong)
        await submitButton(page).click()
        await expect(control(page, 'email')).toBeFocused()
        expect(await wrongs(control(page, 'email'))).toMatchObject({ typeMismatch: true })
        await expect(thanks(page, form)).toHaveCount(0)
        await expect(control(page, 'email')).toHaveValue(wrong)
      }
    })

    test('thanks, empties itself and sends, stores and changes nothing, each time', async ({
      page,
      watch,
    }) => {
      await open(page, path)
      const history = await page.evaluate(() => window.history.length)
      watch.requests.length = 0
      for (const submit of [
        () => submitButton(page).click(),
        () => control(page, 'email').press('Enter'),
        () => submitButton(page).press('Space'),
      ]) {
        await fillIn(page, fields)
        await submit()
        await expectThanks(page, form)
        await expect(page).toHaveURL(path)
        // The next message has to come anew.
        await control(page, fields[0][0]).focus()
      }
      await quiet(page)
      expect(watch.requests).toEqual([])
      expect(await page.evaluate(() => window.history.length)).toBe(history)
      expect(await leftBehind(page)).toEqual(nothingLeftBehind)
    })

    test('a submit before the app has started sends nothing anywhere, and is taken when it has', async ({
      page,
      watch,
    }) => {
      const app = await holdApp(page, path)
      await page.goto(path)
      await fillIn(page, fields)
      await control(page, 'email').press('Enter')
      await submitButton(page).click()
      await expect(page).toHaveURL(path)
      expect(watch.requests.filter((url) => !/\.(?:js|css|woff2|svg|jpg|png)$/.test(url))).toEqual([
        new URL(path, page.url()).href,
      ])
      expect(await leftBehind(page)).toEqual(nothingLeftBehind)

      app.release()
      await appStarted(page)
      await expectThanks(page, form)
      await expect(page).toHaveURL(path)
    })

    test('takes very long texts, emoji, right-to-left text and markup without harm', async ({
      page,
      watch,
    }) => {
      await open(page, path)
      await quiet(page)
      watch.requests.length = 0
      page.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
      const before = await page.getByRole('main').locator('script, img').count()
      for (const text of [
        'ñ '.repeat(50_000),
        '👩🏽‍💻🇪🇸 ¡vamos! 🧉',
        '\u202eمرحبا בקרוב\u202c',
        '<script>alert(1)</script><img src=x onerror=alert(2)>{{7*7}}${7*7}\'"`',
      ]) {
        await fillIn(page, fields)
        await control(page, fields[0][0]).fill(text)
        await control(page, 'mensaje').fill(text)
        await expect(control(page, 'mensaje')).toHaveValue(text)
        await submitButton(page).click()
        await expectThanks(page, form)
        expect(await page.getByRole('main').locator('script, img').count()).toBe(before)
        await control(page, 'email').focus()
      }
      expect(watch.requests).toEqual([])
      await expect(page).toHaveURL(path)
    })

    test.describe('with script off', () => {
      test.use({ javaScriptEnabled: false })

      test('gives its place to the e-mail address', async ({ page }) => {
        await page.goto(path)
        await expect(formOf(page)).toBeHidden()
        // Roles and texts are no way to it: the test runner takes <noscript> for hidden, whatever the browser shows.
        const offer = page.locator('noscript p')
        await expect(offer).toBeVisible()
        await expect(offer).toContainText('JavaScript')
        await expect(offer.locator('a')).toHaveAttribute('href', `mailto:${event.email}`)
      })

      test('sends nothing even so', async ({ page, watch }) => {
        await page.goto(path)
        watch.requests.length = 0
        await formOf(page).evaluate((element: HTMLFormElement) => {
          for (const part of element.elements) (part as HTMLInputElement).value = 'a@b.example'
          element.requestSubmit()
        })
        await quiet(page)
        await expect(page).toHaveURL(path)
        expect(watch.requests).toEqual([])
      })
    })
  })
}
