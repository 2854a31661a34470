// The countdown, and what takes its place; its arithmetic is in tests/unit/browser/countdown.test.ts.
import type { Page } from '@playwright/test'
import {
  appStarted,
  expect,
  holdApp,
  link,
  moments,
  open,
  routes,
  test,
} from '../support/fixtures.ts'
import { copy } from '../support/specification.ts'

/** In the page in every phase, and shown until the start. */
const timer = (page: Page) => page.locator('[role=timer]')
const onNow = (page: Page) => page.locator('main [data-when=during]')
const pauseButton = (page: Page) => page.getByRole('button', { name: copy.countdown.pause })
const resumeButton = (page: Page) => page.getByRole('button', { name: copy.countdown.resume })

const expectShown = (page: Page, text: string) =>
  expect
    .poll(async () => ((await timer(page).textContent()) ?? '').replace(/\s+/g, ' ').trim())
    .toBe(text)

async function openAt(page: Page, moment: string, path = '/') {
  const instant = Date.parse(moment)
  // Ten minutes for a busy machine to open the page: until then the clock goes on.
  await page.clock.install({ time: instant - 600_000 })
  await open(page, path)
  await page.clock.pauseAt(instant)
}

test.describe('by a clock that only the test moves', () => {
  test.use({ moment: null })

  test('it goes on each second, can be paused, and follows a clock that is put right', async ({
    page,
  }) => {
    await openAt(page, '2025-11-07T11:59:59+01:00')
    await expectShown(page, '00 días 23 horas 00 minutos 01 segundo')
    await page.clock.runFor(2000)
    await expectShown(page, '00 días 22 horas 59 minutos 59 segundos')
    await pauseButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(resumeButton(page)).toBeFocused()
    await page.clock.runFor(5000)
    await expectShown(page, '00 días 22 horas 59 minutos 59 segundos')
    await resumeButton(page).click()
    await expectShown(page, '00 días 22 horas 59 minutos 54 segundos')
    for (const [moment, shown] of [
      ['2025-11-06T11:00:00+01:00', '01 día 23 horas 59 minutos 59 segundos'],
      ['2025-11-08T10:00:00+01:00', '00 días 00 horas 59 minutos 59 segundos'],
    ] as const) {
      await page.clock.setSystemTime(moment)
      await page.clock.runFor(1000)
      await expectShown(page, shown)
    }
  })

  test('at the start what is on takes its place, and goes at the end, without a reload', async ({
    page,
  }) => {
    await openAt(page, '2025-11-08T10:59:59+01:00')
    await expectShown(page, '00 días 00 horas 00 minutos 01 segundo')
    await expect(onNow(page)).toBeHidden()
    await page.clock.runFor(1000)
    await expectShown(page, '00 días 00 horas 00 minutos 00 segundos')
    await expect(onNow(page)).toContainText('Bienvenida')
    await expect(pauseButton(page)).toHaveCount(0)
    await page.clock.runFor(30 * 60_000)
    await expect(onNow(page)).toContainText('Keynotes y conversaciones')
    await page.clock.fastForward('12:00:00')
    await expect(onNow(page)).toBeHidden()
  })

  test('a programme that slept over the start shows what is on when it is seen again', async ({
    page,
  }) => {
    await openAt(page, '2025-11-08T09:00:00+01:00', '/programa')
    await expect(page.locator('#ahora')).toHaveCount(0)
    await page.clock.setSystemTime('2025-11-08T12:00:00+01:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('#ahora')).toBeVisible()
  })

  // The headless shell keeps no page for going back, so the browser's part is played here: all that a page hears is
  // that it is shown again.
  test('a page that comes back from the back/forward cache after the start is as it is then', async ({
    page,
  }) => {
    await openAt(page, '2025-11-08T10:58:00+01:00')
    await page.clock.setSystemTime('2025-11-08T12:00:00+01:00')
    await expect(onNow(page)).toBeHidden()
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(onNow(page)).toContainText('Keynotes y conversaciones')
  })
})

test.describe('far from Madrid', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('the countdown, a rehearsal and what is on are in Madrid’s time', async ({ page }) => {
    for (const [moment, shown] of [
      [moments.before, '19 días 02 horas 29 minutos 45 segundos'],
      ['2025-10-26T02:59:59+02:00', '13 días 09 horas 00 minutos 01 segundo'],
      ['2025-11-08T10:59:59+01:00', '00 días 00 horas 00 minutos 01 segundo'],
    ] as const) {
      await page.clock.setFixedTime(moment)
      await open(page, '/')
      await expectShown(page, shown)
    }
    await expect(page.getByText('A las 11:00, hora de Sevilla.')).toBeVisible()
    for (const ahora of ['2025-11-07T10:00', '2025-11-07T04:00-05:00']) {
      await open(page, `/?ahora=${ahora}`)
      await expectShown(page, '01 día 01 hora 00 minutos 00 segundos')
    }
    await page.clock.setFixedTime('2025-11-08T11:00:00+01:00')
    await open(page, '/')
    await expect(onNow(page)).toContainText('Bienvenida')
  })
})

test('each phase has its own cover, from the first paint on', async ({ page }) => {
  for (const [moment, phase] of [
    ['2025-11-08T10:59:59.999+01:00', 'before'],
    ['2025-11-08T11:00:00+01:00', 'during'],
    ['2025-11-08T21:00:00+01:00', 'after'],
  ] as const) {
    const expectCover = async () => {
      await expect(timer(page), moment).toBeVisible()
      await expect(onNow(page), moment).toBeVisible({ visible: phase === 'during' })
    }
    const app = await holdApp(page, '/')
    await page.clock.setFixedTime(moment)
    await page.goto('/')
    await expectCover()
    app.release()
    await appStarted(page)
    await expect(pauseButton(page)).toHaveCount(phase === 'before' ? 1 : 0)
    await expectCover()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a rehearsal can begin on any page and lasts for the whole visit', async ({ tab }) => {
  for (const { path } of routes) {
    await open(tab, `${path}?ahora=2025-11-08T12:00`)
    await link(tab, path === '/programa' ? 'Inicio' : 'Programa').click()
    await expect(onNow(tab), `from ${path}`).toContainText('Keynotes y conversaciones')
  }
})

test('what is no moment is ignored with one warning on any page', async ({ tab, watch }) => {
  for (const address of [
    ...routes.map(({ path }) => `${path}?ahora=ayer`),
    '/?ahora=2025-02-30T10:00',
    `/?ahora=${encodeURIComponent('<b>%c')}`,
  ]) {
    await open(tab, address)
    await expect.poll(() => watch.consoleLines, address).toHaveLength(1)
    expect(watch.consoleLines.splice(0)).toEqual([expect.stringMatching(/^warning: .*\?ahora/)])
  }
  await expectShown(tab, '19 días 02 horas 29 minutos 45 segundos')
})
