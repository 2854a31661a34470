import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'

const timeline = (page: Page) => page.getByRole('main').locator('ol')
const now = (page: Page) => timeline(page).getByText('Ahora', { exact: true })
const next = (page: Page) => timeline(page).getByText('A continuación', { exact: true })
const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

/** The strip above the programme: what is on, and what comes next. */
const strip = (page: Page) => page.locator('main [data-when=during]')

test('on the day it says what is on, where, until when, and what comes next', async ({ tab }) => {
  for (const [time, says, onNow, comingUp] of [
    [
      '12:00',
      'Ahora hasta las 14:00 Keynotes y conversaciones Lucía Romero, Javier Ortega, Carmen Vidal y Pablo Herrera En el centro comercial Cómo llegar (se abre en una pestaña nueva) Después, a las 14:00: Invitada especial. Ir a esta hora del programa',
      'Keynotes y conversaciones',
      'Invitada especial',
    ],
    [
      '20:30',
      'Ahora hasta las 21:00 Electrolunch + VIP Se come en el césped según se llega: arroz, tortilla y fruta. Pinchan los DJ y la zona VIP es de todo el mundo. Si llueve, hay carpa. En el parque Cómo llegar (se abre en una pestaña nueva) Ir a esta hora del programa',
      'Electrolunch + VIP',
      null,
    ],
  ] as const) {
    await tab.clock.setFixedTime(`2025-11-08T${time}:00+01:00`)
    await open(tab, '/programa')
    await expect
      .poll(async () => (await strip(tab).innerText()).replace(/\s+/g, ' ').trim())
      .toBe(says)
    await expect(item(tab, onNow)).toContainText('Ahora')
    await expect(now(tab)).toHaveCount(1)
    await expect(next(tab)).toHaveCount(comingUp ? 1 : 0)
    if (comingUp) await expect(item(tab, comingUp)).toContainText('A continuación')
    await open(tab, '/')
    await expect(strip(tab)).toContainText(onNow)
    await strip(tab).getByRole('link', { name: 'Ir a esta hora del programa' }).click()
    await expect(tab).toHaveURL(/\/programa#\d\d-\d\d$/)
    await expect(now(tab)).toBeInViewport()
  }
})

const bottomOf = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().bottom)

test('on the day the first screen says what is on and how to get there, and its fold cuts nothing', async ({
  tab,
}) => {
  await tab.clock.setFixedTime('2025-11-08T13:00:00+01:00')
  await open(tab, '/')
  for (const [width, height] of [
    [393, 659],
    [1280, 720],
    [1366, 657],
    [1536, 730],
  ] as const) {
    await tab.setViewportSize({ width, height })
    expect(await bottomOf(strip(tab).getByText('Ahora'))).toBeLessThan(390)
    expect(await bottomOf(strip(tab).getByRole('link', { name: 'Cómo llegar' }))).toBeLessThan(
      height,
    )
    if (width < 1024) continue
    // Without its line.
    expect(await bottomOf(tab.locator('main > header'))).toBeLessThanOrEqual(height + 2)
  }
})
