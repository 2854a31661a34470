import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, open, quiet, test } from '../support/fixtures.ts'

const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

const now = (page: Page) => page.getByText('Ahora', { exact: true })
const next = (page: Page) => page.getByText('A continuación', { exact: true })

for (const timezoneId of ['Europe/Madrid', 'America/New_York']) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('on the day, words mark what is on now and what comes next', async ({ page }) => {
      for (const [time, onNow, comingUp] of [
        ['11:00', 'Bienvenida', 'Keynotes y conversaciones'],
        ['11:15', 'Bienvenida', 'Keynotes y conversaciones'],
        ['12:00', 'Keynotes y conversaciones', 'Invitada especial'],
        ['14:05', 'Invitada especial', 'Preguntas y cierre'],
        ['14:20', 'Preguntas y cierre', 'Electrolunch + VIP'],
        ['14:30', 'Electrolunch + VIP', null],
        ['18:00', 'Electrolunch + VIP', null],
      ] as const) {
        await page.clock.setFixedTime(`2025-11-08T${time}:00+01:00`)
        await open(page, '/programa')
        await expect(item(page, onNow), time).toContainText('Ahora')
        await expect(now(page)).toHaveCount(1)
        await expect(now(page)).toBeVisible()
        await expect(next(page), time).toHaveCount(comingUp ? 1 : 0)
        if (!comingUp) continue
        await expect(next(page)).toBeVisible()
        await expect(item(page, comingUp), time).toContainText('A continuación')
      }
    })
  })
}

test('nothing is marked outside of the hours of the event', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-08T12:00:00+01:00')
  await open(page, '/programa')
  await expect(now(page)).toHaveCount(1)
  for (const moment of [
    '2025-11-07T12:00',
    '2025-11-08T10:59',
    '2025-11-08T21:00',
    '2025-11-08T21:30',
    '2025-11-09T12:00',
  ]) {
    await open(page, `/programa?ahora=${moment}`)
    await expect(item(page, 'Bienvenida')).toBeVisible()
    // A mark would come a moment after the start.
    await quiet(page)
    await expect(now(page), moment).toHaveCount(0)
    await expect(next(page), moment).toHaveCount(0)
  }
})

test('the programme tells the hours of both parts in Madrid time everywhere', async ({ page }) => {
  await open(page, '/programa')
  const shown = await page.getByRole('main').locator('time').allInnerTexts()
  expect(shown).toEqual(
    expect.arrayContaining(['11:00', '11:30', '14:00', '14:15', '14:30', '21:00']),
  )
})

test('the programme can be downloaded as a PDF', async ({ page }) => {
  await open(page, '/programa')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar el programa en PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/)
  const content = await readFile(await download.path())
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.byteLength).toBeGreaterThan(1000)
})

test('the programme leads to the tickets and to each person on stage', async ({ page }) => {
  await open(page, '/programa')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Comprar entradas' })).toHaveAttribute(
    'href',
    '/entradas',
  )
  await expect(main.locator('a[href^="/ponentes#"]')).toHaveCount(5)
})
