// The countdown to a day, of an event without hours. tests/unit/src/browser/clock.test.tsx tests the countdown to an hour.
import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

/** Shows the countdown to 8 November 2026 to a visitor in Spain, where 25 October has 25 hours. */
async function showAt(moment: string) {
  vi.stubEnv('TZ', 'Europe/Madrid')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.useFakeTimers()
  vi.setSystemTime(moment)
  const from = Date.parse('2026-11-08T00:00:00+01:00')
  await replaceValues(({ event: { end: _, ...event } }) => ({
    event: { ...event, start: '2026-11-08', from, to: from + 86_400_000 },
  }))
  const { Countdown } = await import('../../../../../src/pages/Home/Countdown.tsx')
  return act(async () => render(<Countdown />))
}

it.each([
  ['2026-10-09T00:00:00+02:00', '30 días'],
  ['2026-10-09T00:30:00+02:00', '30 días'],
  ['2026-10-09T23:59:00+02:00', '30 días'],
  ['2026-11-06T12:00:00+01:00', '02 días'],
  ['2026-11-07T00:00:00+01:00', '01 día'],
  ['2026-11-07T23:59:59+01:00', '01 día'],
])('at %s the countdown to a day says %s', async (moment, days) => {
  await showAt(moment)
  expect(screen.getByRole('timer').textContent).toBe(days)
})

it('the countdown to a day has no button to pause it, because its text stays for a whole day', async () => {
  await showAt('2026-11-06T12:00:00+01:00')
  expect(screen.queryByRole('button')).toBeNull()
})
