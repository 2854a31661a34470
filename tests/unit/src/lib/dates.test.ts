import { expect, it } from 'vitest'
import { isoDay, longDate, timeOf } from '../../../../src/lib/dates.ts'

it('a long date has the words that `Intl` gives, on every day of a leap year', () => {
  const fullDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' })
  for (let day = 1; day <= 366; day++) {
    const date = new Date(Date.UTC(2028, 0, day))
    const iso = `${date.toISOString().slice(0, 10)}T10:00:00+00:00`
    // `Intl` puts a comma behind the weekday.
    const expected = fullDate.format(date).replace(',', '')
    expect(longDate(iso)).toBe(expected)
  }
})

// The tests run in the time zone of Auckland (tests/support/setup.ts).
it('day and time are the local ones of the written UTC offset, whatever the time zone of the machine is', () => {
  expect(longDate('2025-11-08T23:45:00-08:00')).toContain('sábado 8')
  expect(isoDay('2025-11-08T00:15:00+01:00')).toBe('2025-11-08')
  expect(timeOf('2025-11-08T00:15:00+01:00')).toBe('00:15')
})
