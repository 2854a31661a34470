// The countdown on the home page, and "what is on", which replaces it once the event has started.
// tests/unit/src/browser/clock.test.tsx tests the arithmetic and the clock of the countdown.
import type { Page } from '@playwright/test'
import { expect, openWithApp, test, whatIsOn } from '../support/fixtures.ts'
import { copy, event, morning } from '../support/evento.ts'

/** The countdown for screen readers. The app removes it at the start of the event. The digits on the screen stay, at 00. */
const timer = (page: Page) => page.locator('[role=timer]')
const pauseButton = (page: Page) => page.getByRole('button', { name: copy.countdown.pause })
const resumeButton = (page: Page) => page.getByRole('button', { name: copy.countdown.resume })

/** The text of the countdown for screen readers, with single spaces. */
async function timerText(page: Page) {
  const texts = await timer(page).allTextContents()
  return texts.join('').replace(/\s+/g, ' ').trim()
}

const expectTimer = (page: Page, text: string) => expect.poll(() => timerText(page)).toBe(text)

/** Opens the home page, and stops its clock half a minute before the start of the event. */
async function openBeforeStart(page: Page) {
  const halfMinuteBefore = event.from - 30_000
  // The clock runs while the page opens, and `pauseAt` cannot set it back. Ten minutes are enough for a busy machine.
  const tenMinutes = 10 * 60_000
  await page.clock.install({ time: halfMinuteBefore - tenMinutes })
  await openWithApp(page, '/')
  await page.clock.pauseAt(halfMinuteBefore)
}

// The visitor's time zone is far from the event's. The countdown must use the event's.
test.use({ timezoneId: 'Pacific/Auckland' })

test('the countdown ticks each second', async ({ page }) => {
  await openBeforeStart(page)
  await page.clock.runFor(2000)
  await expectTimer(page, '00 días 00 horas 00 minutos 28 segundos')
  await page.clock.runFor(1000)
  await expectTimer(page, '00 días 00 horas 00 minutos 27 segundos')
})

/** Pauses the countdown, and waits until its button resumes it. */
async function pause(page: Page) {
  await pauseButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(resumeButton(page)).toBeFocused()
}

test('a paused countdown does not tick', async ({ page }) => {
  await openBeforeStart(page)
  await page.clock.runFor(2000)
  await pause(page)
  await page.clock.runFor(5000)
  await expectTimer(page, '00 días 00 horas 00 minutos 28 segundos')
})

test('at the start of the event "what is on" replaces even a paused countdown', async ({
  page,
}) => {
  await openBeforeStart(page)
  await pause(page)
  await expect(whatIsOn(page)).toBeHidden()

  await page.clock.runFor(30_000)

  await expect(timer(page)).toHaveCount(0)
  // The countdown on the screen stays in the page: days, hours, minutes and seconds are 00.
  await expect(page.getByText('00', { exact: true })).toHaveCount(4)
  await expect(whatIsOn(page)).toContainText(String(morning.items[0]?.title))
  await expect(resumeButton(page)).toHaveCount(0)
})

test.describe('on the day of an event without hours', () => {
  test.use({ moment: new Date(event.from).toISOString() })

  test('the countdown, which counts days, is hidden', async ({ page }) => {
    await openWithApp(page, '/')
    const digits = page.getByText('00', { exact: true }).first()
    await expect(digits).toBeVisible()
    // The tests' event has hours. The attribute marks the countdown of an event without hours.
    const countdown = page.locator('main header [data-tone=night]').filter({ has: digits })
    await countdown.evaluate((element) => element.setAttribute('data-days', ''))
    await expect(countdown).toBeHidden()
  })
})
