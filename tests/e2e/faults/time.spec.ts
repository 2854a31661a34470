import type { Page } from '@playwright/test'
import { expect, open, routes, test } from '../../support/fixtures.ts'

const timer = (page: Page) => page.locator('[role=timer]')
const begun = (page: Page) => page.locator('main [data-when=during]')

async function openAt(page: Page, moment: string, path = '/') {
  const instant = Date.parse(moment)
  // Ten minutes for a busy machine to open the page: until then the clock goes on.
  await page.clock.install({ time: instant - 600_000 })
  await open(page, path)
  await page.clock.pauseAt(instant)
}

async function expectShown(page: Page, text: string) {
  await expect
    .poll(async () => ((await timer(page).textContent()) ?? '').replace(/\s+/g, ' ').trim())
    .toBe(text)
}

test('a clock that is put right during the visit is followed at the next second', async ({
  page,
}) => {
  await openAt(page, '2025-11-07T11:00:00+01:00')
  await expectShown(page, '01 día 00 horas 00 minutos 00 segundos')
  for (const [moment, shown] of [
    ['2025-11-06T11:00:00+01:00', '01 día 23 horas 59 minutos 59 segundos'],
    ['2025-11-08T10:00:00+01:00', '00 días 00 horas 59 minutos 59 segundos'],
  ] as const) {
    await page.clock.setSystemTime(moment)
    await page.clock.runFor(1000)
    await expectShown(page, shown)
  }
  await page.clock.setSystemTime('2025-11-08T11:30:00+01:00')
  await page.clock.runFor(1000)
  await expect(begun(page)).toBeVisible()
})

for (const [clock, moment] of [
  ['decades behind', '1970-01-01T00:00:00Z'],
  ['years ahead', '2099-12-31T23:59:59Z'],
] as const) {
  test(`a clock that is ${clock} breaks nothing`, async ({ page }) => {
    await page.clock.setFixedTime(moment)
    for (const { path, title } of routes) {
      await open(page, path)
      await expect(page).toHaveTitle(new RegExp(`^${title}`))
    }
    await open(page, '/')
    await expect(timer(page)).toContainText(/\d+\s*días/)
    await expect(timer(page)).not.toContainText(/NaN|Infinity|-\d/)
  })
}

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('what is on, and when it begins, is told in Madrid’s time', async ({ page }) => {
      await page.clock.setFixedTime('2025-11-08T11:00:00+01:00')
      await open(page, '/')
      await expect(begun(page)).toBeVisible()
      await expect(begun(page)).toContainText('Bienvenida')
      await page.clock.setFixedTime('2025-11-08T10:59:59+01:00')
      await open(page, '/')
      await expectShown(page, '00 días 00 horas 00 minutos 01 segundo')
      await expect(page.getByText('Empezamos a las 11:00, hora de Sevilla.')).toBeVisible()
      await page.clock.setFixedTime('2025-11-08T12:00:00+01:00')
      await open(page, '/programa')
      await expect(page.locator('#ahora')).toHaveCount(1)
    })
  })
}

test('a programme that slept over the start shows what is on when it is seen again', async ({
  page,
}) => {
  await openAt(page, '2025-11-08T09:00:00+01:00', '/programa')
  await expect(page.locator('#ahora')).toHaveCount(0)
  await page.clock.setSystemTime('2025-11-08T12:00:00+01:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('#ahora')).toBeVisible()
})

/** Freezes the page as browsers do with a tab that sleeps, or that waits in the back/forward cache. */
async function sleepUntil(page: Page, moment: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await page.clock.setFixedTime(moment)
  await session.send('Page.setWebLifecycleState', { state: 'active' })
}

test('a tab that was frozen over the start says that it has begun', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-08T09:58:59+01:00')
  await open(page, '/')
  await expectShown(page, '00 días 01 hora 01 minuto 01 segundo')
  await sleepUntil(page, '2025-11-08T12:00:00+01:00')
  await expect(begun(page)).toBeVisible()
})

// The headless shell keeps no page for going back, so the browser's part is played here: the page is frozen, its
// timers are gone, and all that it hears is that it is shown again.
for (const path of ['/', '/programa']) {
  test(`${path} comes back from the back/forward cache after the start as it is then`, async ({
    page,
  }) => {
    await openAt(page, '2025-11-08T10:58:00+01:00', path)
    await expect(begun(page)).toBeHidden()
    await page.clock.setSystemTime('2025-11-08T12:00:00+01:00')
    await expect(begun(page)).toBeHidden()
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(begun(page)).toContainText('Keynotes y conversaciones')
  })
}
