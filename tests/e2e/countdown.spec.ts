// The countdown on the home page, and the item of the programme that replaces it once the event has started.
// tests/unit/src/browser/clock.test.tsx tests its arithmetic and its clock.
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/fixtures.ts'
import { copy, event, morning } from '../support/evento.ts'

/** The countdown for screen readers. It is removed at the start of the event. The digits on the screen then stay at 00. */
const timer = (page: Page) => page.locator('[role=timer]')
const whatIsOn = (page: Page) => page.locator('main [data-when=during]')
const pauseButton = (page: Page) => page.getByRole('button', { name: copy.countdown.pause })

const expectShown = (page: Page, text: string) =>
  expect
    .poll(async () => (await timer(page).allTextContents()).join('').replace(/\s+/g, ' ').trim())
    .toBe(text)

// The visitor is far from Madrid. The countdown must go by the event's time zone.
test.use({ timezoneId: 'Pacific/Auckland' })

test('it ticks each second, can be paused, and gives way to what is on', async ({ page }) => {
  const start = event.from
  // The clock runs while the page opens. A busy machine has ten minutes for that, until half a minute before the start.
  await page.clock.install({ time: start - 660_000 })
  await open(page, '/')
  await page.clock.pauseAt(start - 30_000)
  await page.clock.runFor(2000)
  await expectShown(page, '00 días 00 horas 00 minutos 28 segundos')
  await pauseButton(page).focus()
  await page.keyboard.press('Enter')
  const resume = page.getByRole('button', { name: copy.countdown.resume })
  await expect(resume).toBeFocused()
  await page.clock.runFor(5000)
  await expectShown(page, '00 días 00 horas 00 minutos 28 segundos')
  await expect(whatIsOn(page)).toBeHidden()
  await page.clock.runFor(23_000)
  await expect(timer(page)).toHaveCount(0)
  await expect(page.getByText('00', { exact: true })).toHaveCount(4)
  await expect(whatIsOn(page)).toContainText(String(morning.items[0]?.title))
  await expect(resume).toHaveCount(0)
})
