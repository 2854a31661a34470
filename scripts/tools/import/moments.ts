import { isoDay, timeOf, twoDigits } from '../../../src/lib/dates.ts'
import { zoneOffset } from '../../../src/lib/zones.ts'
import { dayIn, minutesOfFraction, timeOfMinutes } from './days.ts'

/**
 * The day (YYYY-MM-DD), start and end (HH:MM) in a cell, in the event's time zone. A value that the cell lacks is empty.
 */
export type Moment = { readonly day: string; readonly time: string; readonly until: string }

/** "2025-11-08" */
const isoDate = String.raw`\d{4}-\d\d-\d\d`
/** "09:00" */
const hoursAndMinutes = String.raw`\d\d:\d\d`
/** ":00" */
const seconds = String.raw`:\d\d`
/** "09:00", "09:00:00" */
const isoTime = `${hoursAndMinutes}(?:${seconds})?`
/** ".000" */
const milliseconds = String.raw`\.\d+`
/** "Z", "+01:00", "-0300", "+01"; but not "-10", which may be the end of a span: "09:00-10". */
const utcOffset = String.raw`Z|[+-]\d\d:?\d\d|\+\d\d`

/** "2025-11-08T08:00:00Z", "2025-11-08 09:00+01:00" */
const zoned = new RegExp(`^(${isoDate})[T ](${isoTime})(?:${milliseconds})? ?(${utcOffset})$`)
/** "2025-11-08 09:00-09:45". `zoned` also matches this span, because it takes "-09:45" for an offset. */
const isoSpan = new RegExp(`^${isoDate} ${hoursAndMinutes} ?-${hoursAndMinutes}$`)

/** "de ", "de las ", "las ", or nothing. */
const beforeSpan = '(?:de )?(?:las )?'
/** "-", " – ", " a ", " a las ", " hasta ", " hasta las ", " to " */
const betweenTimes = ' ?[-–—] ?| (?:a|hasta) (?:las )?| to '
/** "9:00-9:45", "de 9:00 a 9:45", "de 16 a 17h", "10:00 - 10:45" */
const span = new RegExp(`^${beforeSpan}(.+?)(?:${betweenTimes})(.+)$`, 'i')

const hourNumber = String.raw`(?<hours>\d{1,2})`
const minuteNumber = String.raw`(?<minutes>[0-5]\d)`
/** The unit of hours after a time of the day: "h", " hrs.", " horas". */
const clockUnit = String.raw` ?h(?:s|rs|oras)?\.?`
/** "p. m.", "PM" */
const halfOfDay = String.raw`(?<half>[ap])\.? ?m\.?`

/** Shapes of a time of the day, each with examples. */
const clockShapes = [
  // 9:00, 09:00:00, 9.00, 9:00h, 9.00 horas
  `^${hourNumber}[:.]${minuteNumber}(?:${seconds}(?:${milliseconds})?)?(?:${clockUnit})?$`,
  // 9h30, 9 h 30
  `^${hourNumber} ?h ?${minuteNumber}$`,
  // 9 h, 9 horas
  `^${hourNumber}${clockUnit}$`,
  // 1:00 PM, 5.30 p. m.
  `^${hourNumber}[:.]${minuteNumber}(?:${seconds})? ?${halfOfDay}$`,
  // 5 pm
  `^${hourNumber} ?${halfOfDay}$`,
].map((shape) => new RegExp(shape, 'i'))

/**
 * Reads a cell with a day, a time, a span, or a day with a time or a span. An empty cell gives an empty moment.
 * @returns undefined if the text has none of these shapes, or has more than one meaning
 */
export function momentIn(written: string, timeZone: string): Moment | undefined {
  const text = written.replaceAll(/\s+/g, ' ').trim()
  if (zoned.test(text) && !isoSpan.test(text)) return zonedMoment(text, timeZone)
  const dayAndRest = dayIn(text)
  if (!dayAndRest) return undefined
  const { day, rest } = dayAndRest
  // " a las 10:00", ", 10:00", "T10:00" → "10:00"
  const timeOrSpan = rest.replace(/^(?:T|,? a las |, ?| )/, '')
  if (timeOrSpan === '') return { day, time: '', until: '' }
  const time = timeIn(timeOrSpan)
  if (time) return { day, time, until: '' }
  const times = spanIn(timeOrSpan)
  return times ? { day, ...times } : undefined
}

/** Reads a text that `zoned` matches. */
function zonedMoment(text: string, timeZone: string): Moment | undefined {
  const [, day = '', time, offset = ''] = zoned.exec(text) ?? []
  // `Date.parse` alone would read 31 February as 3 March.
  if (!dayIn(day)) return undefined
  // "+01:00", "+0100", "+01" → "+01:00"
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? []
  const isoOffset = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const instant = Date.parse(`${day}T${time}${isoOffset}`)
  if (Number.isNaN(instant)) return undefined
  const local = new Date(instant + zoneOffset(instant, timeZone)).toISOString()
  return { day: isoDay(local), time: timeOf(local), until: '' }
}

/** The two times of a span, "de 9:00 a 9:45"; undefined for other texts. */
function spanIn(text: string): Pick<Moment, 'time' | 'until'> | undefined {
  const [, first = '', last = ''] = span.exec(text) ?? []
  // "1:00-1:45 PM" does not say whether the first time is before noon.
  if (hasHalf(first) !== hasHalf(last)) return undefined
  // In "16 a 17h" the unit belongs to both numbers.
  const unit = /^\d{1,2}$/.test(first) && /h/i.test(last) ? ' h' : ''
  const time = timeIn(first + unit)
  const until = timeIn(last)
  return time && until ? { time, until } : undefined
}

/** Whether a time says in which half of the day it is: "1:45 PM", "1:45 p. m.". */
const hasHalf = (text: string) => new RegExp(`${halfOfDay}$`, 'i').test(text)

/**
 * Reads a time of the day (HH:MM).
 * @returns undefined for other texts, such as a number without a unit or an impossible time. "0.45" is one of them, because it
 *   may be a fraction of a day or 45 minutes past midnight.
 */
function timeIn(text: string): string | undefined {
  const fraction = minutesOfFraction(text)
  if (fraction !== undefined) return timeOfMinutes(fraction)
  const isAmbiguous = /^0\.\d\d$/.test(text)
  if (isAmbiguous) return undefined
  const groups = clockShapes.map((shape) => shape.exec(text)?.groups).find(Boolean)
  if (!groups?.hours) return undefined
  const { hours, minutes = '00', half } = groups
  const hour = hourOfDay(Number(hours), half)
  return hour === undefined ? undefined : `${twoDigits(hour)}:${minutes}`
}

/**
 * An hour on a clock of 24 hours: 1 and "p" → 13.
 * @param half "a" before noon, "p" after it; undefined on a clock of 24 hours
 * @returns undefined for an hour that does not exist, such as 25, or 13 with "p"
 */
function hourOfDay(hours: number, half: string | undefined): number | undefined {
  if (half === undefined) return hours < 24 ? hours : undefined
  if (hours < 1 || hours > 12) return undefined
  // 12 a. m. is midnight, and 12 p. m. is noon.
  const hoursSinceHalf = hours % 12
  return half.toLowerCase() === 'p' ? hoursSinceHalf + 12 : hoursSinceHalf
}

/** The unit of hours in a length, in Spanish, English and Catalan: "h", " horas", " hours", " hores". */
const hoursUnit = String.raw` ?(?:h|hr|hrs|hour|hours|hores|hora|horas)\.?`
/** The unit of minutes in a length: " min", " minutos.", "'". */
const minutesUnit = String.raw` ?(?:m|min|mins|minutos|minutes|minuts|['’′])\.?`
/** The minutes after the hours of a length: " y 30 minutos", "30", "30.", " 30 min". */
const andMinutes = String.raw`(?: y | i | e | )?(?<minutes>[0-5]?\d)(?:${minutesUnit}| ?\.?)`

/** Shapes of a length, each with examples. */
const lengthShapes = [
  // 45, 90: minutes. A single digit, "5", may mean hours, so it is not read.
  String.raw`^(?<minutes>\d{2,3})$`,
  // 45 min, 45 minutos, 45'
  String.raw`^(?<minutes>\d{1,3})${minutesUnit}$`,
  // 1:01:00 from pretalx: one day, one hour, no minutes
  String.raw`^(?<days>[1-9]\d*):${hourNumber}:${minuteNumber}(?: ?h\.?)?$`,
  // 0:45, 1:30 h
  String.raw`^${hourNumber}:${minuteNumber}(?: ?h\.?)?$`,
  // 1h, 1 hora, 1,5 horas, 1h30, 1 h 30 min, 1 hora y 30 minutos
  String.raw`^(?<hours>\d{1,2}(?:[.,]\d+)?)${hoursUnit}(?:${andMinutes})?$`,
].map((shape) => new RegExp(shape, 'i'))

/** The minutes of a length; undefined for other texts. Spreadsheets may write a fraction of a day: "0,020833333" → 30. */
export function lengthIn(text: string): number | undefined {
  const isFractionOfDay = /^0[.,]\d{3,}$/.test(text)
  if (isFractionOfDay) return minutesOfFraction(text)
  for (const shape of lengthShapes) {
    const groups = shape.exec(text)?.groups
    if (!groups) continue
    const { days = '0', hours = '0', minutes = '0' } = groups
    const allHours = Number(days) * 24 + Number(hours.replace(',', '.'))
    return Math.round(allHours * 60) + Number(minutes)
  }
  return undefined
}

/** Adds minutes to a moment (YYYY-MM-DDTHH:MM). */
export function minutesAfter(moment: string, minutes: number): string {
  return new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16)
}
