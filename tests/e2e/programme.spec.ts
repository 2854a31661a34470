import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  holdApp,
  open,
  quiet,
  scrollPosition,
  test,
} from '../support/fixtures.ts'

const item = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })

const timeline = (page: Page) => page.getByRole('main').locator('ol')
const now = (page: Page) => timeline(page).getByText('Ahora', { exact: true })
const next = (page: Page) => timeline(page).getByText('A continuación', { exact: true })

/** What is said over the programme: what is on, and what comes next. */
const strip = (page: Page) => page.locator('main [data-when=during]')

test('on the day, words mark what is on now and what comes next', async ({ page }) => {
  for (const [time, onNow, comingUp] of [
    ['11:00', 'Bienvenida', 'Keynotes y conversaciones'],
    ['14:20', 'Preguntas y cierre', 'Electrolunch + VIP'],
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

test('over the programme it says what is on, where, until when, and what comes next', async ({
  page,
}) => {
  for (const [time, says] of [
    [
      '12:00',
      'Ahora hasta las 14:00 Keynotes y conversaciones En el centro comercial Después, a las 14:00: Invitada especial. Ver en el programa',
    ],
    [
      '14:20',
      'Ahora hasta las 14:30 Preguntas y cierre En el centro comercial Después, a las 14:30: Electrolunch + VIP. Ver en el programa',
    ],
    ['20:30', 'Ahora hasta las 21:00 Electrolunch + VIP En el parque Ver en el programa'],
  ] as const) {
    await page.clock.setFixedTime(`2025-11-08T${time}:00+01:00`)
    await open(page, '/programa')
    await expect
      .poll(async () => (await strip(page).innerText()).replace(/\s+/g, ' ').trim())
      .toBe(says)
    await strip(page).getByRole('link').click()
    await expect(now(page)).toBeInViewport()
  }
})

test('on the day nothing moves when the app says what is on', async ({ page }) => {
  const tops = () =>
    page
      .getByRole('main')
      .locator('h2, h3, h3 + p, ol > li, footer')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  for (const [time, width] of [
    ['11:05', 320],
    ['12:00', 390],
    ['14:20', 768],
    ['12:00', 1024],
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
    await page.unrouteAll({ behavior: 'wait' })
  }
})

for (const way of ['by loading the page', 'from another page'] as const) {
  test(`#ahora leads to what is on, ${way}`, async ({ page }) => {
    await page.clock.setFixedTime('2025-11-08T20:30:00+01:00')
    if (way === 'by loading the page') await open(page, '/programa#ahora')
    else {
      await open(page, '/faq')
      await page.evaluate(() => {
        history.pushState(null, '', '/programa#ahora')
        dispatchEvent(new PopStateEvent('popstate'))
      })
    }
    await expect(item(page, 'Electrolunch + VIP')).toBeInViewport()
    await expect(now(page)).toBeInViewport()
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(600)
  })
}

test('#ahora harms nobody on another day', async ({ page }) => {
  for (const moment of ['2025-11-07T12:00', '2025-11-08T21:00']) {
    await open(page, `/programa?ahora=${moment}#ahora`)
    await quiet(page)
    expect(await scrollPosition(page)).toBe(0)
    await expect(strip(page)).toBeHidden()
    await expect(now(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  }
})

test('whoever has begun to read is not taken to what is on', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-08T20:30:00+01:00')
  const { release } = await holdApp(page, '/programa')
  await page.goto('/programa#ahora')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrollPosition(page)).toBe(200)
  release()
  await expect(now(page)).toBeAttached()
  expect(await scrollPosition(page)).toBe(200)
})

test('the marks stay on one line, on a small phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.setFixedTime('2025-11-08T12:00:00+01:00')
  await open(page, '/programa')
  for (const mark of [now(page), next(page)]) {
    expect((await mark.boundingBox())?.height).toBeLessThan(32)
  }
})

test('once the event is over nothing is sold here', async ({ page }) => {
  for (const path of ['/programa', '/ponentes']) {
    await open(page, `${path}?ahora=2025-11-09T12:00`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Ver entradas' })).toBeVisible()
    await expect(main.getByText('Comprar entradas')).toHaveCount(0)
  }
})

for (const [width, height] of [
  [320, 640],
  [393, 852],
  [768, 1024],
  [1366, 768],
  [1440, 900],
] as const) {
  test(`the first entries are in the first screen at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/programa')
    await expect(page.getByRole('heading', { name: 'Bienvenida' })).toBeInViewport({ ratio: 1 })
    await open(page, '/ponentes')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('article svg').first()).toBeInViewport({ ratio: 0.2 })
  })
}
