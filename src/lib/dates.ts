import { listed } from './counting.ts'

export const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const
export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

export type CalendarDay = {
  readonly year: number
  readonly month: string
  readonly day: number
  readonly weekday: string
}

const isoInstant = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})(?::\d{2})?([+-]\d{2}:\d{2})$/

function readInstant(iso: string) {
  const [, year, month, day, time, offset] = isoInstant.exec(iso) ?? []
  // "31 de noviembre" reads as 1 December.
  const isDay = new Date(`${year}-${month}-${day}T00:00Z`).getUTCDate() === Number(day)
  if (!year || !month || !day || !time || !offset || !isDay || Number.isNaN(Date.parse(iso))) {
    throw new Error(
      `"${iso}" is not an instant with an offset. Write it like 2025-12-31T09:30:00+01:00 (src/content/event.yaml).`,
    )
  }
  return { year, month, day, time, offset }
}

/**
 * The calendar day of an instant as it is written, in the offset that it carries.
 * Spelled out here and not by Intl, whose wording differs between the server's and the browser's version.
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

/** "sábado 8 de noviembre", of a day YYYY-MM-DD */
export function longDay(isoDate: string): string {
  const { weekday, day, month } = calendarDay(`${isoDate}T00:00:00+00:00`)
  return `${weekday} ${day} de ${month}`
}

/** "8 de noviembre" */
export function dayMonth(iso: string): string {
  const { day, month } = calendarDay(iso)
  return `${day} de ${month}`
}

/**
 * One or several days, each YYYY-MM-DD, as they read in a sentence: "14 y 15 de noviembre", "sábado 31 de octubre y
 * domingo 1 de noviembre de 2026". What follows says itself once.
 */
export function dateSpan(isoDays: readonly string[]) {
  const days = isoDays.map((iso) => calendarDay(`${iso}T00:00:00+00:00`))
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) throw new Error('An event has at least one day.')
  const write = (named: (one: CalendarDay) => string, withYear: boolean) =>
    listed(
      days.map((one, i) => {
        const next = days[i + 1]
        const isLastOfYear = next?.year !== one.year
        const month = next?.month === one.month && !isLastOfYear ? '' : ` de ${one.month}`
        return `${named(one)}${month}${withYear && isLastOfYear ? ` de ${one.year}` : ''}`
      }),
    )
  return {
    long: write(({ weekday, day }) => `${weekday} ${day}`, true),
    withYear: write(({ day }) => String(day), true),
    withMonth: write(({ day }) => String(day), false),
    weekdays:
      days.length > 2
        ? `de ${first.weekday} a ${last.weekday}`
        : listed(days.map(({ weekday }) => weekday)),
    numbers: days.length > 1 ? `${first.day}–${last.day}` : String(first.day),
  }
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

/** A day of the event and what its clocks differ from UTC on that day. */
export type ClockDay = {
  /** YYYY-MM-DD */
  readonly day: string
  /** "+01:00" */
  readonly offset: string
}

/** The instant of a wall-clock time (HH:MM) on a day of the event, as ISO 8601 with its offset. */
export function instantAt({ day, offset }: ClockDay, time: string): string {
  return `${day}T${time}:00${offset}`
}

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
  // Two steps, because the offset that holds at a wall-clock time is known only near that instant.
  const guess = asUtc - zoneOffset(asUtc, timeZone)
  return asUtc - zoneOffset(guess, timeZone)
}

/** Milliseconds that the zone's clocks are ahead of UTC at an instant (milliseconds since 1970). */
export function zoneOffset(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const wallClock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wallClock - Math.floor(instant / 1000) * 1000
}
