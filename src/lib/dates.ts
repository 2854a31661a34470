export const weekdays = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ')

const firstHalf = 'enero febrero marzo abril mayo junio'
const secondHalf = 'julio agosto septiembre octubre noviembre diciembre'
export const months = `${firstHalf} ${secondHalf}`.split(' ')

export type CalendarDay = {
  readonly year: number
  readonly month: string
  readonly day: number
  readonly weekday: string
}

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})(?::\d{2})?([+-]\d{2}:\d{2})$/

function readInstant(iso: string) {
  const [, year, month, day, time, offset] = isoInstant.exec(iso) ?? []
  // `Date` reads 31 November as 1 December.
  const isDay = new Date(`${year}-${month}-${day}T00:00Z`).getUTCDate() === Number(day)
  if (!year || !month || !day || !time || !offset || !isDay || Number.isNaN(Date.parse(iso))) {
    throw new Error(
      `"${iso}" is not an instant with an offset. Write it like 2025-12-31T09:30:00+01:00 (src/content/event.yaml).`,
    )
  }
  return { year, month, day, time, offset }
}

/**
 * The calendar day of an instant, in the offset that it carries.
 * Names are spelled out here, because Intl's wording differs between the server's and the browser's version.
 */
export function calendarDay(iso: string): CalendarDay {
  const { year, month, day } = readInstant(iso)
  const weekday = weekdays[new Date(`${year}-${month}-${day}T00:00:00Z`).getUTCDay()]
  const monthName = months[Number(month) - 1]
  if (!weekday || !monthName) throw new Error(`"${iso}" is not a day of the calendar.`)
  return { year: Number(year), month: monthName, day: Number(day), weekday }
}

/** "sábado 8 de noviembre de 2025" */
export function longDate(iso: string): string {
  const { weekday, day, month, year } = calendarDay(iso)
  return `${weekday} ${day} de ${month} de ${year}`
}

/** "8 de noviembre de 2025" */
export function dayDate(iso: string): string {
  const { day, month, year } = calendarDay(iso)
  return `${day} de ${month} de ${year}`
}

/** "8 de noviembre" */
export function dayMonth(iso: string): string {
  const { day, month } = calendarDay(iso)
  return `${day} de ${month}`
}

export function yearOf(iso: string): number {
  return calendarDay(iso).year
}

/** "2025-11-08", for `datetime` attributes. */
export function isoDay(iso: string): string {
  const { year, month, day } = readInstant(iso)
  return `${year}-${month}-${day}`
}

/** "11:00", in the offset that the instant carries. */
export function timeOf(iso: string): string {
  return readInstant(iso).time
}

/** 9 → "09" */
export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Milliseconds as an offset from UTC: "+01:00". */
export function offsetText(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / 60_000
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${milliseconds < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}

/** Latest end of an event, on the morning after its day. */
export const lastOfNight = '08:00'

export type EventClock = { readonly start: string; readonly timeZone: string }

/**
 * The instant at which the event's clocks show a time (HH:MM), as ISO 8601 with the offset of that hour. A time before
 * the event's start, up to 08:00, is on the next morning.
 */
export function instantAt({ start, timeZone }: EventClock, time: string): string {
  const first = isoDay(start)
  const isNextMorning = time < timeOf(start) && time <= lastOfNight
  return zonedInstant(isNextMorning ? dayAfter(first) : first, time, timeZone)
}

/** The instant of a wall-clock time (HH:MM) on a day (YYYY-MM-DD), as ISO 8601 with its offset. */
export function zonedInstant(day: string, time: string, timeZone: string): string {
  const moment = parseMoment(`${day}T${time}`, timeZone) ?? 0
  return `${day}T${time}:00${offsetText(zoneOffset(moment, timeZone))}`
}

const dayLength = 86_400_000

const dayAfter = (day: string) =>
  new Date(Date.parse(day) + dayLength).toISOString().slice(0, day.length)

/**
 * Reads a moment that a person typed: ISO 8601, in the zone's own time unless it carries an offset.
 * @returns milliseconds since 1970 (UTC), or null if the text is no date.
 */
export function parseMoment(text: string, timeZone: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?(Z|[+-]\d{2}:?\d{2})?$/.exec(
    // A "+" in a query arrives as a space.
    text.trim().replace(/(?<=T.*) (?=\d{2}:?\d{2}$)/, '+'),
  )
  if (!match) return null
  const [, day, time = '00:00', offset] = match
  const asUtc = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day) return null
  if (offset) {
    const instant = Date.parse(`${day}T${time}${offset.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`)
    return Number.isNaN(instant) ? null : instant
  }
  // The offset of the day before, which gives the first of two readings if clocks go back, or that of the day after.
  const [before, after] = [-dayLength, dayLength].map((away) =>
    zoneOffset(asUtc + away, timeZone),
  ) as [number, number]
  return asUtc - (zoneOffset(asUtc - before, timeZone) === before ? before : after)
}

/** Cached by zone, because making a format is slow. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds that the zone's clocks are ahead of UTC at an instant (milliseconds since 1970). */
export function zoneOffset(instant: number, timeZone: string): number {
  const format =
    offsetFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  offsetFormats.set(timeZone, format)
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  // "GMT+05:30", or "GMT" without an offset.
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -ahead : ahead
}
