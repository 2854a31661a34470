// Messages suggest a correction for a value that is not valid, unless nobody can tell what was meant.
import { expect, it } from 'vitest'
import { clockOf, correctionOf } from '../../../../../scripts/build/read/cures.ts'
import { wanted } from '../../../../../src/content/schema/formats.ts'

/** The start and the time zone of the event. Corrections take missing days and UTC offsets from them. */
const clock = { start: '2026-11-14T11:00:00+01:00', timeZone: 'Europe/Madrid' }

it.each<[kind: keyof typeof wanted, written: string, corrected: string]>([
  ['time', '9h30', '09:30'],
  ['time', '21 h', '21:00'],
  ['day', '4/1/2026', '2026-01-04'],
  ['instant', '2026-08-14 11:00', '2026-08-14T11:00:00+02:00'],
  ['instant', '14/8/2026 a las 9.30', '2026-08-14T09:30:00+02:00'],
  // The event begins at 11:00. An earlier time without a day, up to 08:00, is on the next morning.
  ['instant', '01:30', '2026-11-15T01:30:00+01:00'],
  ['end', '2026-11-14T21:00:00', '2026-11-14T21:00:00+01:00'],
  ['dayOrInstant', '2026/11/1', '2026-11-01'],
  ['dayOrInstant', '2026-11-01 9:00', '2026-11-01T09:00:00+01:00'],
  ['webAddress', 'www.mi-evento.es', 'https://www.mi-evento.es'],
])(
  'where a value of the kind "%s" is wanted, «%s» is corrected to «%s»',
  (kind, written, corrected) => {
    expect(correctionOf(wanted[kind], written, clock)).toBe(` Escríbelo así: «${corrected}».`)
  },
)

it.each<[kind: keyof typeof wanted, written: string]>([
  ['time', '25:00'],
  ['time', 'por la tarde'],
  ['day', '31/2/2026'],
  ['instant', '2026-11-14 24:00'],
  ['instant', '2026-11-14T11:00:00Z'],
  ['dayOrInstant', '18:30'],
  ['site', 'http://mi-evento.es/index.html'],
  ['site', 'mi-evento'],
  // The highest price is 10,000 €.
  ['price', '20000'],
  ['price', 'gratis'],
])('where a value of the kind "%s" is wanted, «%s» gets no correction', (kind, written) => {
  expect(correctionOf(wanted[kind], written, clock)).toBe('')
})

it('a moment is corrected only if the event’s day and time zone are valid', () => {
  expect(clockOf(clock)).toEqual(clock)
  expect(clockOf({ ...clock, timeZone: 'Europe/Sevilla' })).toBe(undefined)
  expect(clockOf({ ...clock, start: 'mañana' })).toBe(undefined)
  expect(correctionOf(wanted.instant, '16:00')).toBe('')
})
