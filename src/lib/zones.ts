import { isoDay, timeOf, twoDigits } from './dates.ts'

const hour = 3_600_000

/** Milliseconds as an offset from UTC: "+01:00". Spain's zones are whole hours ahead of UTC, or equal to it. */
export const offsetText = (milliseconds: number): string => `+${twoDigits(milliseconds / hour)}:00`

/** Latest end of an event, in the morning after its day. */
export const latestEnd = '08:00'

/** The start of the event (ISO 8601), and the time zone of its clocks. */
export type EventClock = { readonly start: string; readonly timeZone: string }

/**
 * The instant at which the event's clocks show a time (HH:MM), as ISO 8601 with the offset of that hour. A time before
 * the event's start, up to 08:00, is on the next morning.
 */
export function instantAt({ start, timeZone }: EventClock, time: string): string {
  const firstDay = isoDay(start)
  const isNextMorning = time < timeOf(start) && time <= latestEnd
  return zonedInstant(isNextMorning ? dayAfter(firstDay) : firstDay, time, timeZone)
}

/** The instant of a wall-clock time (HH:MM) on a day (YYYY-MM-DD), as ISO 8601 with its offset. */
export function zonedInstant(day: string, time: string, timeZone: string): string {
  // Callers have checked day and time, so the moment is never null.
  const moment = parseMoment(`${day}T${time}`, timeZone) ?? 0
  return `${day}T${time}:00${offsetText(zoneOffset(moment, timeZone))}`
}

/** When a day (YYYY-MM-DD) begins, in milliseconds since 1970. */
export const startOfDay = (day: string, timeZone: string): number =>
  Date.parse(zonedInstant(day, '00:00', timeZone))

/** When a day (YYYY-MM-DD) has ended, in milliseconds since 1970. */
export const endOfDay = (day: string, timeZone: string): number =>
  startOfDay(dayAfter(day), timeZone)

/** The day (YYYY-MM-DD) at a moment, in milliseconds since 1970. */
export const dayAt = (moment: number, timeZone: string): string =>
  isoDay(new Date(moment + zoneOffset(moment, timeZone)).toISOString())

/** "2025-11-08" → "2025-11-09" */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, day.length)

/** "2025-11-08", "2025-11-08T12:00", "2025-11-08T11:00:00Z" */
const typedMoment = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?(Z)?$/

/**
 * Reads a moment that a person typed: ISO 8601, in the zone's own time unless it ends in Z.
 * @returns milliseconds since 1970 (UTC), or null if the text is no date.
 */
export function parseMoment(text: string, timeZone: string): number | null {
  const match = typedMoment.exec(text)
  if (!match) return null
  const [, day, time = '00:00', isUtc] = match
  const asUtc = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(asUtc)) return null
  // `Date.parse` takes 31 February for 3 March.
  const exists = isoDay(new Date(asUtc).toISOString()) === day
  if (!exists) return null
  if (isUtc) return asUtc
  // `asUtc` is some hours off, so its offset may be that before or after a change of clocks. `guess` is an hour off at most. So
  // its offset is right, except within an hour of the change.
  const guess = asUtc - zoneOffset(asUtc, timeZone)
  return asUtc - zoneOffset(guess, timeZone)
}

/** Formats by zone. Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds that the zone's clocks are ahead of UTC at a moment (milliseconds since 1970). */
export function zoneOffset(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  // "11/8/2025, GMT+01:00", or "GMT" without an offset.
  return Number(/\+(\d+)/.exec(format.format(moment))?.[1] ?? 0) * hour
}
