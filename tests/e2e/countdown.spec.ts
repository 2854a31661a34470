// The countdown on the home page, and the item of the programme that replaces it once the event has started.
// tests/unit/src/browser/clock.test.tsx tests its arithmetic and its clock.
import type { Page } from '@playwright/test'
import { expect, openWithApp, test, whatIsOn } from '../support/fixtures.ts'
import { copy, event, morning } from '../support/evento.ts'

/** The countdown for screen readers. It is removed at the start of the event. The digits on the screen then stay at 00. */
const timer = (page: Page) => page.locator('[role=timer]')
const pauseButton = (page: Page) => page.getByRole('button', { name: copy.countdown.pause })
const resumeButton = (page: Page) => page.getByRole('button', { name: copy.countdown.resume })

const expectTimer = (page: Page, text: string) =>
  expect
    .poll(async () => (await timer(page).allTextContents()).join('').replace(/\s+/g, ' ').trim())
    .toBe(text)

/** Opens the home page, and stops its clock half a minute before the start of the event. */
async function openBeforeStart(page: Page) {
  const halfMinuteBefore = event.from - 30_000
  // The clock runs while the page opens. It starts ten minutes earlier, which is enough time on a busy machine.
  await page.clock.install({ time: halfMinuteBefore - 10 * 60_000 })
  await openWithApp(page, '/')
  await page.clock.pauseAt(halfMinuteBefore)
}

// The visitor is far from Madrid. The countdown must go by the event's time zone.
test.use({ timezoneId: 'Pacific/Auckland' })

test('the countdown ticks each second', async ({ page }) => {
  await openBeforeStart(page)
  await page.clock.runFor(2000)
  await expectTimer(page, '00 días 00 horas 00 minutos 28 segundos')
  await page.clock.runFor(1000)
  await expectTimer(page, '00 días 00 horas 00 minutos 27 segundos')
})

test('the countdown can be paused', async ({ page }) => {
  await openBeforeStart(page)
  await page.clock.runFor(2000)
  await pauseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(resumeButton(page)).toBeFocused()
  await page.clock.runFor(5000)
  await expectTimer(page, '00 días 00 horas 00 minutos 28 segundos')
})

test('at the start even a paused countdown gives way to what is on', async ({ page }) => {
  await openBeforeStart(page)
  await pauseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(resumeButton(page)).toBeFocused()
  await expect(whatIsOn(page)).toBeHidden()
  await page.clock.runFor(30_000)
  await expect(timer(page)).toHaveCount(0)
  // The countdown on the screen stays in the page: days, hours, minutes and seconds are 00.
  await expect(page.getByText('00', { exact: true })).toHaveCount(4)
  await expect(whatIsOn(page)).toContainText(String(morning.items[0]?.title))
  await expect(resumeButton(page)).toHaveCount(0)
})

test.describe('on the day of an event whose hours are not known', () => {
  test.use({ moment: new Date(event.from).toISOString() })

  test('a countdown of days is hidden', async ({ page }) => {
    await openWithApp(page, '/')
    const digits = page.getByText('00', { exact: true }).first()
    await expect(digits).toBeVisible()
    // The hours of the tests' event are known. With this attribute its countdown looks like one that counts days.
    const countdown = page.locator('main header [data-tone=night]').filter({ has: digits })
    await countdown.evaluate((element) => element.setAttribute('data-days', ''))
    await expect(countdown).toBeHidden()
  })
})
