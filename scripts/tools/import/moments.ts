import { day as isoDate } from '../../../src/content/schema/formats.ts'
import { isoDay, timeOf, twoDigits } from '../../../src/lib/dates.ts'
import { zoneOffset } from '../../../src/lib/zones.ts'

/** What a cell says of day (YYYY-MM-DD), time and last time (HH:MM) on the event's clocks. */
type Moment = Readonly<Partial<Record<'day' | 'time' | 'until', string>>>

/** "8/11/2025", "8/11/25", "8-11-2025", "8.11.2025": other orders make no day. */
const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/
/** "2025-11-08T08:00:00Z", "2025-11-08 09:00+01:00"; with a space "2025-11-08 09:00-09:45" is a span. */
const zoned = /^\d{4}-\d\d-\d\d(?:T| (?!.*-))\d\d:[\d:.]+(?:Z|[+-]\d\d(?::?\d\d)?)$/
/** "9:00", "09:00:00", "9.00", "9 h", "9h30", "1:00 PM", "5:30 p. m." */
const clock =
  /^(?=.*\D)(\d{1,2})(?:(?:[:.]| ?h)([0-5]\d)(?::\d\d(?:\.\d+)?)?)?(?: ?h\.?| ?([ap])\.? ?m\.?)?$/i
/** "9:00-9:45", "de 9:00 a 9:45" */
const span = /^(?:de )?(.+?)(?:(?: ?[-–—] ?| a | hasta )(.+))?$/i

/** @returns null if a text is in none of these shapes */
export function momentIn(written: string, timeZone: string): Moment | null {
  const text = written.replaceAll(/\s+/g, ' ').trim()
  if (zoned.test(text)) {
    const instant = Date.parse(text)
    if (Number.isNaN(instant)) return null
    const local = new Date(instant + zoneOffset(instant, timeZone)).toISOString()
    return { day: isoDay(local), time: timeOf(local) }
  }
  const dated = text.replace(dayFirst, (_, day: string, __, month: string, year: string) =>
    [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  )
  const [, day, rest = ''] = /^(\d{4}-\d\d-\d\d(?!\d))?(?:T|,? )?(.*)$/.exec(dated) ?? []
  if (day && !isoDate.safeParse(day).success) return null
  if (rest === '') return { day }
  const [, from = '', to] = span.exec(rest) ?? []
  const time = timeIn(from)
  if (to === undefined) return time ? { day, time } : null
  const until = timeIn(to)
  // In "1:00-1:45 PM" nothing says which half of the day the first is in.
  const isClear = /m\.?$/i.test(from) === /m\.?$/i.test(to)
  return time && until && isClear ? { day, time, until } : null
}

function timeIn(text: string): string | undefined {
  const [, hours, minutes = '00', half] = clock.exec(text) ?? []
  if (!hours || Number(hours) > (half ? 12 : 23)) return undefined
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours)
  return `${twoDigits(hour)}:${minutes}`
}

/**
 * When something ends that begins at a moment of a day and lasts "45", "45 min", "0:45" or "1:01:00" (pretalx: days
 * first); null for other lengths.
 */
export function endAfter(moment: string, length: string): string | null {
  const [, days = 0, hours = 0, minutes = 0] =
    /^(?:(?:([1-9]\d*):)?(\d{1,2}):)?(\d{2,3})(?: ?min\.?)?$/i.exec(length) ?? []
  const all = (Number(days) * 24 + Number(hours)) * 60 + Number(minutes)
  const end = new Date(Date.parse(`${moment}Z`) + all * 60_000)
  return all > 0 ? end.toISOString().slice(0, 16) : null
}
