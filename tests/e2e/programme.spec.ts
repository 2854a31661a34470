import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appStarted, expect, holdApp, open, scrollPosition, test } from '../support/fixtures.ts'

const timeline = (page: Page) => page.getByRole('main').locator('ol')
const now = (page: Page) => timeline(page).getByText('Ahora', { exact: true })
const next = (page: Page) => timeline(page).getByText('A continuación', { exact: true })
const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

/** What is said over the programme: what is on, and what comes next. */
const strip = (page: Page) => page.locator('main [data-when=during]')

test('on the day it says what is on, where, until when, and what comes next', async ({ tab }) => {
  for (const [time, says, onNow, comingUp] of [
    [
      '12:00',
      'Ahora hasta las 14:00 Keynotes y conversaciones En el centro comercial Después, a las 14:00: Invitada especial. Ir a esta hora del programa',
      'Keynotes y conversaciones',
      'Invitada especial',
    ],
    [
      '20:30',
      'Ahora hasta las 21:00 Electrolunch + VIP En el parque Ir a esta hora del programa',
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
    await strip(tab).getByRole('link').click()
    await expect(now(tab)).toBeInViewport()
    await open(tab, '/')
    await expect(strip(tab)).toContainText(onNow)
    await strip(tab).getByRole('link').click()
    await expect(tab).toHaveURL(/\/programa#\d\d-\d\d$/)
    await expect(now(tab)).toBeInViewport()
  }
})

test('the programme can be downloaded as a PDF', async ({ tab }) => {
  await open(tab, '/programa')
  const downloading = tab.waitForEvent('download')
  await tab.getByRole('link', { name: 'Descargar el programa en PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[\w-]+\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('on the day nothing moves when the app says what is on', async ({ page }) => {
  const tops = () =>
    page
      .getByRole('main')
      .locator('h2, h3, h3 + p, ol > li, footer')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  for (const [time, width] of [
    ['11:05', 320],
    ['14:20', 768],
    ['20:30', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.clock.setFixedTime(`2025-11-08T${time}:00+01:00`)
    const { release } = await holdApp(page, '/programa')
    await page.goto('/programa')
    await page.evaluate(() => document.fonts.ready)
    const before = await tops()
    expect(before.length).toBeGreaterThan(10)
    release()
    await appStarted(page)
    await expect(now(page)).toBeVisible()
    expect(await tops(), `${width} px`).toEqual(before)
    if (width === 320) {
      // The marks stay on one line.
      for (const word of [now(page), next(page)]) {
        expect((await word.boundingBox())?.height).toBeLessThan(32)
      }
    }
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('#ahora leads to what is on, and harms nobody on another day or who has begun to read', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-11-08T20:30:00+01:00')
  await open(page, '/programa#ahora')
  await expect(now(page)).toBeInViewport()
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(600)
  await page.clock.setFixedTime('2025-11-08T21:00:00+01:00')
  await open(page, '/faq')
  await open(page, '/programa#ahora')
  expect(await scrollPosition(page)).toBe(0)
  await expect(strip(page)).toBeHidden()
  await expect(now(page)).toHaveCount(0)

  await page.clock.setFixedTime('2025-11-08T20:30:00+01:00')
  await open(page, '/faq')
  const { release } = await holdApp(page, '/programa')
  await page.goto('/programa#ahora')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrollPosition(page)).toBe(200)
  release()
  await expect(now(page)).toBeAttached()
  expect(await scrollPosition(page)).toBe(200)
})
