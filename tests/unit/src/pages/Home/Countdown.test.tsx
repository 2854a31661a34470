// An event without hours has a countdown to its day. tests/unit/src/browser/clock.test.tsx tests the countdown to an hour.
import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { replaceValues } from '../../../../support/values.ts'

/** Renders the countdown to 8 November 2026 for a visitor in Spain, where clocks go back on 25 October. */
async function renderAt(moment: string) {
  vi.stubEnv('TZ', 'Europe/Madrid')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.useFakeTimers()
  vi.setSystemTime(moment)
  const from = Date.parse('2026-11-08T00:00:00+01:00')
  const to = Date.parse('2026-11-09T00:00:00+01:00')
  await replaceValues(({ event }) => ({
    event: { ...event, start: '2026-11-08', end: undefined, from, to },
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
  await renderAt(moment)
  expect(screen.getByRole('timer').textContent).toBe(days)
})

it('the countdown to a day has no button to pause it, because its text stays for a whole day', async () => {
  await renderAt('2026-11-06T12:00:00+01:00')
  expect(screen.queryByRole('button')).toBeNull()
})
