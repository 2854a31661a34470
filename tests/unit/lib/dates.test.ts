// Event date (spec 1, 9), phases of the event and rehearsed moments (design: clock and time zone).
import { describe, expect, it } from 'vitest'
import {
  dayDate,
  dayMonth,
  instantAt,
  isoDay,
  longDate,
  parseMoment,
  timeOf,
  yearOf,
} from '../../../src/lib/dates.ts'
import { phaseAt } from '../../../src/lib/phase.ts'

const event = { start: '2025-11-08T11:00:00+01:00', end: '2025-11-08T21:00:00+01:00' }

describe('a date in words', () => {
  it('names weekday, day, month and year in Spanish', () => {
    expect(longDate(event.start)).toBe('sábado 8 de noviembre de 2025')
    expect(dayDate(event.start)).toBe('8 de noviembre de 2025')
    expect(dayMonth(event.start)).toBe('8 de noviembre')
    expect(yearOf(event.start)).toBe(2025)
  })

  it('agrees with the calendar on every day of a leap year', () => {
    const words = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' })
    for (let day = 1; day <= 366; day++) {
      const date = new Date(Date.UTC(2028, 0, day))
      const iso = `${date.toISOString().slice(0, 10)}T10:00:00+00:00`
      expect(longDate(iso)).toBe(words.format(date).replace(',', ''))
    }
  })

  it('is the day of the place, however late or early it is elsewhere', () => {
    expect(longDate('2025-11-08T00:15:00+01:00')).toContain('sábado 8')
    expect(longDate('2025-11-08T23:45:00-08:00')).toContain('sábado 8')
    expect(isoDay('2025-11-08T00:15:00+01:00')).toBe('2025-11-08')
    expect(timeOf('2025-11-08T00:15:00+01:00')).toBe('00:15')
  })

  it.each(['', '2025-11-08', '2025-11-08T11:00:00', '2025-11-08T11:00:00Z', '8/11/2025', 'pronto'])(
    'is refused if «%s» is written for an instant with an offset, with an example',
    (text) => {
      expect(() => longDate(text)).toThrow(`"${text}" is not an instant`)
      expect(() => longDate(text)).toThrow('2025-12-31T09:30:00+01:00')
    },
  )

  it.each([
    '2025-13-08T11:00:00+01:00',
    '2025-00-08T11:00:00+01:00',
    '2025-11-31T11:00:00+01:00',
    '2025-02-29T11:00:00+01:00',
    '2025-11-08T25:00:00+01:00',
  ])('is refused if the calendar has no %s', (text) => {
    expect(() => longDate(text)).toThrow(text)
  })
})

const clock = (start: string, timeZone = 'Europe/Madrid') => ({ start, timeZone })

describe('a time of the programme', () => {
  it.each([
    ['on its day', clock('2025-11-08T11:00:00+01:00'), '14:30', '2025-11-08T14:30:00+01:00'],
    ['in summer', clock('2026-06-06T11:00:00+02:00'), '11:00', '2026-06-06T11:00:00+02:00'],
    [
      'on the islands',
      clock('2025-11-08T11:00:00+00:00', 'Atlantic/Canary'),
      '11:00',
      '2025-11-08T11:00:00+00:00',
    ],
    ['after midnight', clock('2025-11-08T18:00:00+01:00'), '02:00', '2025-11-09T02:00:00+01:00'],
    ['at the latest', clock('2025-11-08T18:00:00+01:00'), '08:00', '2025-11-09T08:00:00+01:00'],
    ['too early', clock('2025-11-08T18:00:00+01:00'), '08:01', '2025-11-08T08:01:00+01:00'],
    ['of an early event', clock('2025-11-08T06:00:00+01:00'), '07:30', '2025-11-08T07:30:00+01:00'],
    ['over New Year', clock('2026-12-31T22:00:00+01:00'), '03:00', '2027-01-01T03:00:00+01:00'],
    [
      'before clocks go back',
      clock('2026-10-24T22:00:00+02:00'),
      '01:59',
      '2026-10-25T01:59:00+02:00',
    ],
    ['shown twice', clock('2026-10-24T22:00:00+02:00'), '02:30', '2026-10-25T02:30:00+02:00'],
    [
      'after clocks go back',
      clock('2026-10-24T22:00:00+02:00'),
      '03:00',
      '2026-10-25T03:00:00+01:00',
    ],
    [
      'after clocks go forward',
      clock('2026-03-28T22:00:00+01:00'),
      '03:00',
      '2026-03-29T03:00:00+02:00',
    ],
    [
      'back on the islands',
      clock('2026-10-24T22:00:00+01:00', 'Atlantic/Canary'),
      '03:00',
      '2026-10-25T03:00:00+00:00',
    ],
  ])('%s is an instant with its offset', (_, of, time, instant) => {
    expect(instantAt(of, time)).toBe(instant)
  })
})

describe('the phase of the event', () => {
  const start = Date.UTC(2025, 10, 8, 10, 0, 0)
  const end = Date.UTC(2025, 10, 8, 20, 0, 0)

  it('changes exactly at the start and exactly at the end', () => {
    expect(phaseAt(start - 1, event)).toBe('before')
    expect(phaseAt(start, event)).toBe('during')
    expect(phaseAt(end - 1, event)).toBe('during')
    expect(phaseAt(end, event)).toBe('after')
  })
})

const madrid = (text: string) => {
  const moment = parseMoment(text, 'Europe/Madrid')
  return moment === null ? null : new Date(moment).toISOString()
}

describe('a moment that somebody typed', () => {
  it('is Madrid time unless it carries an offset', () => {
    expect(madrid('2025-11-08T12:00')).toBe('2025-11-08T11:00:00.000Z')
    expect(madrid('2025-11-08T12:00:30')).toBe('2025-11-08T11:00:30.000Z')
    expect(madrid('2025-11-08')).toBe('2025-11-07T23:00:00.000Z')
    expect(madrid('2025-11-08T12:00Z')).toBe('2025-11-08T12:00:00.000Z')
    expect(madrid('2025-11-08T12:00+05:30')).toBe('2025-11-08T06:30:00.000Z')
    expect(madrid('2025-11-08T12:00-0300')).toBe('2025-11-08T15:00:00.000Z')
  })

  it('may hold a plus sign that arrived as a space', () => {
    expect(madrid('2025-11-08T12:00 01:00')).toBe('2025-11-08T11:00:00.000Z')
  })

  it('is right on both sides of the clock change of 26 October 2025', () => {
    expect(madrid('2025-10-25T12:00')).toBe('2025-10-25T10:00:00.000Z')
    expect(madrid('2025-10-26T01:59')).toBe('2025-10-25T23:59:00.000Z')
    expect(madrid('2025-10-26T03:00')).toBe('2025-10-26T02:00:00.000Z')
    expect(madrid('2025-10-26T12:00')).toBe('2025-10-26T11:00:00.000Z')
  })

  it('is the first of two readings where the clock shows it twice, and near where it never does', () => {
    expect(madrid('2025-10-26T02:30')).toBe('2025-10-26T00:30:00.000Z')
    expect(madrid('2026-03-29T02:30')).toBe('2026-03-29T00:30:00.000Z')
  })

  it('follows the zone that it is given', () => {
    expect(parseMoment('2025-11-08T12:00', 'America/New_York')).toBe(Date.UTC(2025, 10, 8, 17))
    expect(parseMoment('2025-11-08T00:00', 'Pacific/Kiritimati')).toBe(Date.UTC(2025, 10, 7, 10))
  })

  it.each([
    '',
    'mañana',
    '8/11/2025',
    '2025-11',
    '2025-11-08T',
    '2025-11-08T1200',
    '2025-11-08T12:00 mañana',
    '2025-02-29',
    '2025-02-30T12:00',
    '2025-11-31T12:00Z',
    '2025-00-10',
    '2025-13-01',
    '2025-11-08T24:00',
    '2025-11-08T12:60',
    '2025-11-08T12:00+99:99',
    '12025-11-08',
    '1762596000000',
    'NaN',
    '%',
  ])('is nothing if it reads «%s»', (text) => {
    expect(parseMoment(text, 'Europe/Madrid')).toBeNull()
  })

  it('never reads the time after a space as an offset of another day', () => {
    expect([null, '2025-11-08T11:00:00.000Z']).toContain(madrid('2025-11-08 12:00'))
  })
})
