// The forms as delivered: they say thanks and send nothing. The other engines send that of /contacto.
import type { Page } from '@playwright/test'
import { expect, expectInSight, open, test } from '../support/fixtures.ts'

const path = '/patrocina'
const success = 'Solicitud enviada. Te contactaremos pronto.'
const fields = [
  { name: 'empresa', value: '<img src=x onerror=alert(1)>' },
  { name: 'contacto', value: 'Ana Núñez 👩🏽‍💻' },
  { name: 'email', value: 'ana@empresa.example' },
  { name: 'telefono', value: '+34 600 000 000' },
  { name: 'mensaje', value: 'ñ '.repeat(2000) },
] as const

const formOf = (page: Page) => page.getByRole('main').locator('form')
const control = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)
const button = (page: Page) => formOf(page).getByRole('button')
const thanks = (page: Page) => page.getByRole('status').getByText(success, { exact: true })

async function fillIn(page: Page) {
  for (const { name, value } of fields) await control(page, name).fill(value)
}

async function expectThanks(page: Page) {
  await expect(thanks(page)).toBeFocused()
  await expectInSight(thanks(page))
  for (const { name } of fields) await expect(control(page, name)).toHaveValue('')
}

test('a form says thanks and sends nothing, again and again, however often it is pressed', async ({
  tab,
  watch,
}) => {
  tab.on('dialog', () => expect.soft('a dialog', 'no script of the visitor runs').toBe(''))
  await open(tab, path)
  const history = await tab.evaluate(() => window.history.length)
  watch.requests.length = 0
  await fillIn(tab)
  // Spaces count as the browser counts them.
  await control(tab, 'empresa').fill('  ')
  await button(tab).click()
  await expectThanks(tab)
  // A slow finger presses once more, a fast one twice: both are one message.
  await button(tab).click()
  await expectThanks(tab)
  await expect(formOf(tab).locator(':user-invalid')).toHaveCount(0)
  await fillIn(tab)
  await button(tab).dblclick()
  await expectThanks(tab)
  await expect(formOf(tab).locator(':user-invalid')).toHaveCount(0)
  // A later press is a new one, which the browser refuses.
  await tab.waitForTimeout(2000)
  await button(tab).click()
  await expect(control(tab, 'empresa')).toBeFocused()
  await expect(formOf(tab).locator(':user-invalid')).not.toHaveCount(0)
  await expect(thanks(tab)).toHaveCount(0)
  // The next message has to appear again, whichever way the form is sent. Its first letter takes the last thanks away.
  await fillIn(tab)
  await control(tab, 'email').press('Enter')
  await expectThanks(tab)
  await control(tab, 'mensaje').fill('O')
  await expect(thanks(tab)).toHaveCount(0)
  await button(tab).click()
  await expect(control(tab, 'empresa')).toBeFocused()
  await expect(tab).toHaveURL(path)
  expect(watch.requests).toEqual([])
  expect(await tab.evaluate(() => window.history.length)).toBe(history)
})
