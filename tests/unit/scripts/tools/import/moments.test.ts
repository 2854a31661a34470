// Days, times and lengths as people and tools write them in the cells of a table.
import { expect, it } from 'vitest'
import { lengthIn, momentIn } from '../../../../../scripts/tools/import/moments.ts'

/** Day, start and end in a cell, in Madrid's time: "2025-11-08 09:00 09:45". Undefined if the import cannot read the cell. */
function momentText(cell: string): string | undefined {
  const moment = momentIn(cell, 'Europe/Madrid')
  if (!moment) return undefined
  const { day, time, until } = moment
  return [day, time, until].filter(Boolean).join(' ')
}

/** The day of most cells. */
const day = '2025-11-08'

it.each([
  [`${day} 09:00`, `${day} 09:00`],
  [`${day} 9:00`, `${day} 09:00`],
  [`${day}T09:00:00`, `${day} 09:00`],
  [`${day}T08:00:00Z`, `${day} 09:00`],
  [`${day}T05:00-03:00`, `${day} 09:00`],
  [`${day} 08:00+00:00`, `${day} 09:00`],
  ['2027-05-08 12:30:00 +0200', '2027-05-08 12:30'],
  ['2025-11-08T23:30:00Z', '2025-11-09 00:30'],
  ['8/11/2025, 9:00', `${day} 09:00`],
  ['8/11/25 9:00:00', `${day} 09:00`],
  ['8.11.2025 9h', `${day} 09:00`],
  ['8 de mayo de 2027', '2027-05-08'],
  ['sábado, 8 de mayo de 2027 a las 10:00', '2027-05-08 10:00'],
  ['08-may-2027', '2027-05-08'],
  ['08-may-27 9:00', '2027-05-08 09:00'],
  ['08 May 2027 10:00 AM', '2027-05-08 10:00'],
  ['May 8, 2027', '2027-05-08'],
  ['8 de xuño de 2027', '2027-06-08'],
  ['8 de maig de 2027', '2027-05-08'],
  // Spreadsheets keep a day as a number, and a time as a fraction of a day.
  ['46150', '2026-05-08'],
  ['46150,4375', '2026-05-08 10:30'],
  [`${day} 09:00-09:45`, `${day} 09:00 09:45`],
  ['8-11-2025 de 9.00 a 9.45', `${day} 09:00 09:45`],
  ['10:00 - 10:45', '10:00 10:45'],
  ['de 16 a 17h', '16:00 17:00'],
  ['12:15 AM', '00:15'],
  ['17h30', '17:30'],
  ['5:30\u00A0p.\u202Fm.', '17:30'],
  ['11:30h', '11:30'],
  ['12.15 h', '12:15'],
  ['0,416666667', '10:00'],
  ['0,479166667', '11:30'],
  ['0,479166', '11:30'],
  ['0.5625', '13:30'],
  ['0,45', '10:48'],
  ['', ''],
])('reads «%s» as «%s»', (cell, expected) => {
  expect(momentText(cell)).toBe(expected)
})

it.each([
  ['a day that does not exist', '31/2/2025'],
  ['a day that does not exist, with an offset', '2025-02-31T09:00:00Z'],
  ['a letter after the year', '8 nov 2025x'],
  ['a day without a year', '8 de mayo'],
  ['a date with the month before the day', '11/25/2025'],
  ['an hour that does not exist', '25:00'],
  ['an hour above 12 with PM', '13:00 PM'],
  ['the hour 0 with PM', '0:30 PM'],
  ['a bare number', '9'],
  ['minutes that do not exist', '9:75'],
  ['a span whose start may be before or after noon', '1:00-1:45 PM'],
  ['half a span', '9:00-'],
  ['a fraction that is no whole minute', '0,458'],
  ['a number that may be a fraction of a day or the time 0:45', '0.45'],
  ['bare numbers', '16-17'],
])('does not read %s: %s', (_, cell) => {
  expect(momentText(cell)).toBeUndefined()
})

it.each([
  ['45', 45],
  ['45 min', 45],
  ['30\u2019', 30],
  ["30'", 30],
  ['5 min', 5],
  ['0:45', 45],
  // pretalx writes days, hours and minutes.
  ['1:01:00', 1500],
  ['1h', 60],
  ['1 hora', 60],
  ['1,5 horas', 90],
  ['1h30', 90],
  ['1 hora y 30 minutos', 90],
  ['0,020833333', 30],
  // Ambiguous: 5 minutes or 5 hours. A number of two digits, such as "45", is always minutes.
  ['5', undefined],
  // Ambiguous: hours, minutes and seconds, or days, hours and minutes.
  ['0:45:00', undefined],
  // Ambiguous: half an hour or half a day.
  ['0,5', undefined],
  ['mucho', undefined],
])('reads the length «%s» as %s minutes', (cell, minutes) => {
  expect(lengthIn(cell)).toBe(minutes)
})
