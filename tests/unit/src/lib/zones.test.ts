// Times of the programme and moments that a person types (`?ahora=`) become instants: they get a date and a UTC offset.
import { expect, it } from 'vitest'
import { instantAt, parseMoment } from '../../../../src/lib/zones.ts'

// A time of the programme that is up to 08:00 and before the event's start is in the night after the event's day.
it.each([
  ['on its day', '2025-11-08T11:00:00+01:00', '14:30', '2025-11-08T14:30:00+01:00'],
  ['after midnight', '2025-11-08T18:00:00+01:00', '02:00', '2025-11-09T02:00:00+01:00'],
  [
    'at 08:00, which is the latest end of a night,',
    '2025-11-08T18:00:00+01:00',
    '08:00',
    '2025-11-09T08:00:00+01:00',
  ],
  [
    'between 08:00 and the start',
    '2025-11-08T18:00:00+01:00',
    '08:01',
    '2025-11-08T08:01:00+01:00',
  ],
  ['over New Year', '2026-12-31T22:00:00+01:00', '03:00', '2027-01-01T03:00:00+01:00'],
  ['after clocks go back', '2026-10-24T22:00:00+02:00', '03:00', '2026-10-25T03:00:00+01:00'],
  ['after clocks go forward', '2026-03-28T22:00:00+01:00', '03:00', '2026-03-29T03:00:00+02:00'],
])(
  'a time %s gets its date and its offset (start %s, time %s, instant %s)',
  (_, start, time, instant) => {
    expect(instantAt({ start, timeZone: 'Europe/Madrid' }, time)).toBe(instant)
  },
)

// In Madrid, 03:00 in this night has the offset +01:00 ("after clocks go back").
it('the same time on the clock is an hour later in the Canary Islands than in Madrid', () => {
  const clock = { start: '2026-10-24T22:00:00+01:00', timeZone: 'Atlantic/Canary' }
  expect(instantAt(clock, '03:00')).toBe('2026-10-25T03:00:00+00:00')
})

it.each([
  ['2025-11-08T12:00', '2025-11-08T11:00:00.000Z'],
  ['2025-11-08', '2025-11-07T23:00:00.000Z'],
  ['2025-11-08T12:00Z', '2025-11-08T12:00:00.000Z'],
  // In this night clocks go back from 03:00 to 02:00.
  ['2025-10-26T03:00', '2025-10-26T02:00:00.000Z'],
])('the moment %s, typed for an event in Madrid, is the instant %s', (text, instant) => {
  expect(parseMoment(text, 'Europe/Madrid')).toBe(Date.parse(instant))
})

it('a moment that a person typed is null if it cannot be read or does not exist', () => {
  const unreadable = ['mañana', '8/11/2025', '2025-11-08T']
  const nonexistent = [
    '2025-02-29',
    '2025-13-01',
    '2025-11-31T12:00Z',
    '2025-11-08T24:00',
    '2025-11-08T12:60',
  ]
  for (const text of [...unreadable, ...nonexistent]) {
    // The pair shows the text in the message of a failure.
    expect([text, parseMoment(text, 'Europe/Madrid')]).toEqual([text, null])
  }
})
