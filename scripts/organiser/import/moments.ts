import { twoDigits } from '../../../src/lib/dates.ts'
import { zoneOffset } from '../../../src/lib/zones.ts'

/** What a cell says of day (YYYY-MM-DD) and time (HH:MM) of the event's clocks, and until when. */
export type Moment = { readonly day?: string; readonly time?: string; readonly until?: Moment }

/** "2025-11-08T08:00:00Z", "2025-11-08 09:00+01:00" */
const zoned =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z| ?([+-]\d\d)(?::?(\d\d))?)$/
/** "2025-11-08", "8/11/2025", "8/11/25", "8-11-2025", "8.11.2025": other orders are read as no day. */
const dates = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/,
  /^(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2(?<year>\d{4}|\d\d)(?!\d)/,
]
/** "9:00", "09:00:00", "9.00", "9 h", "9h30", "1:00 PM", "5:30 p. m." */
const clock =
  /^(\d{1,2})(?:[:.](\d\d)(?::\d\d(?:\.\d+)?)?(?: ?h\.?)?| ?h ?(\d\d)?|(?= ?[ap]))(?: ?([ap])\.? ?m\.?)?$/i
/** "9:00-9:45", "de 9:00 a 9:45" */
const span = /^(?:de )?(.+?)(?: ?[-–—] ?| a | hasta )(.+)$/i

/** @returns null if a text is in none of these shapes */
export function momentIn(written: string, timeZone: string): Moment | null {
  const text = written.replaceAll(/\s+/g, ' ').trim()
  const [, date, time, hours, minutes = '00'] = zoned.exec(text) ?? []
  // With a space "2025-11-08 09:00-09:45" is a span.
  if (date && (text[10] === 'T' || !hours?.startsWith('-'))) {
    const instant = Date.parse(`${date}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`)
    if (Number.isNaN(instant)) return null
    const local = new Date(instant + zoneOffset(instant, timeZone)).toISOString()
    return { day: local.slice(0, 10), time: local.slice(11, 16) }
  }
  const dated = dates.map((shape) => shape.exec(text)).find(Boolean)
  const day = dated ? dayOf(dated.groups!) : undefined
  const rest = text.slice(dated?.[0].length ?? 0).replace(/^(?:T|, ?| )/, '')
  if (day === null) return null
  if (rest === '') return { day }
  const alone = timeOf(rest)
  if (alone) return { day, time: alone }
  const [, from = '', to = ''] = span.exec(rest) ?? []
  const start = timeOf(from)
  const until = momentIn(to, timeZone)
  // In "1:00-1:45 PM" nothing says which half of the day the first is in.
  const isClear = /m\.?$/i.test(from) === /m\.?$/i.test(to)
  return start && until?.time && isClear ? { day, time: start, until } : null
}

function dayOf({ year = '', month = '', day = '' }: Record<string, string>): string | null {
  const iso = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const date = new Date(iso)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

function timeOf(text: string): string | null {
  const match = clock.exec(text)
  if (!match) return null
  const [, hours, colon, letter, half = ''] = match
  const [hour, minute] = [Number(hours), Number(colon ?? letter ?? 0)]
  const isIn = minute < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24)
  const whole = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return isIn ? `${twoDigits(whole)}:${twoDigits(minute)}` : null
}

/** Minutes in "45", "45 min", "1 h", "1h30", "0:45", "1:01:00" (pretalx: days first); null in other shapes. */
export function lengthIn(written: string): number | null {
  const text = written.toLowerCase().trim()
  const [, days = 0, hour, minute] =
    /^(?:([1-9]\d*):)?(\d{1,2}):(\d\d)$/.exec(text) ??
    /^()(\d{1,2}) ?h(?:oras?)?\.? ?(\d\d)?(?: ?min\.?)?$/.exec(text) ??
    []
  if (hour) return (Number(days) * 24 + Number(hour)) * 60 + Number(minute ?? 0)
  const [, minutes] = /^(\d{1,3}) ?(?:'|min(?:utos?)?\.?)?$/.exec(text) ?? []
  return minutes ? Number(minutes) : null
}
