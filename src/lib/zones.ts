import { isoDay, timeOf, twoDigits } from './dates.ts'

const hourInMs = 3_600_000

/** An offset from UTC, given in milliseconds, as a text: "+01:00". In Spain it is 0, 1 or 2 hours. */
export const offsetText = (milliseconds: number): string =>
  `+${twoDigits(milliseconds / hourInMs)}:00`

/** The latest time at which an event may end, in the morning after its day. */
export const latestEnd = '08:00'

/** The start of an event (ISO 8601), and the time zone of the venue's clocks. */
export type EventClock = { readonly start: string; readonly timeZone: string }

/**
 * The instant of a time (HH:MM) of the event, as ISO 8601 with the offset from UTC at that hour. A time until 08:00 that is
 * earlier than the event's start is on the next morning.
 */
export function instantAt({ start, timeZone }: EventClock, time: string): string {
  const firstDay = isoDay(start)
  const isNextMorning = time < timeOf(start) && time <= latestEnd
  return zonedInstant(isNextMorning ? dayAfter(firstDay) : firstDay, time, timeZone)
}

/** The instant of a time (HH:MM) on a day (YYYY-MM-DD), as ISO 8601 with its offset from UTC. */
export function zonedInstant(day: string, time: string, timeZone: string): string {
  // Callers have checked day and time, so the moment is never null.
  const moment = parseMoment(`${day}T${time}`, timeZone) ?? 0
  return `${day}T${time}:00${offsetText(zoneOffset(moment, timeZone))}`
}

/** The beginning of a day (YYYY-MM-DD), in milliseconds since 1970. */
export const startOfDay = (day: string, timeZone: string): number =>
  Date.parse(zonedInstant(day, '00:00', timeZone))

/** The end of a day (YYYY-MM-DD), in milliseconds since 1970. */
export const endOfDay = (day: string, timeZone: string): number =>
  startOfDay(dayAfter(day), timeZone)

/** The day (YYYY-MM-DD) of a moment. @param moment in milliseconds since 1970 */
export const dayAt = (moment: number, timeZone: string): string =>
  isoDay(new Date(moment + zoneOffset(moment, timeZone)).toISOString())

/** "2025-11-08" → "2025-11-09" */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * hourInMs).toISOString().slice(0, day.length)

/** "2025-11-08", "2025-11-08T12:00", "2025-11-08T11:00:00Z" */
const typedMoment = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?))?(Z)?$/

/**
 * Reads a moment that a person has typed in ISO 8601. It is a local time of the zone, or UTC if it ends in Z.
 * @returns milliseconds since 1970, or null if the text is no date
 */
export function parseMoment(text: string, timeZone: string): number | null {
  const match = typedMoment.exec(text)
  if (!match) return null
  const [, day, time = '00:00', isUtc] = match
  const asUtc = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(asUtc)) return null
  // `Date.parse` reads 31 February as 3 March.
  const exists = isoDay(new Date(asUtc).toISOString()) === day
  if (!exists) return null
  if (isUtc) return asUtc
  // `asUtc` is up to two hours late. If the clocks change within these hours, it has a wrong offset. `estimate` is wrong by one
  // hour at most. So its offset is right, except within an hour of the change.
  const estimate = asUtc - zoneOffset(asUtc, timeZone)
  return asUtc - zoneOffset(estimate, timeZone)
}

/** The format for each zone. They are kept, because making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the zone's clocks are ahead of UTC at a moment. Both are in milliseconds, the moment since 1970. */
export function zoneOffset(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  // The text is "11/8/2025, GMT+01:00", or ends in "GMT" if there is no offset. The pattern finds "01".
  return Number(/\+(\d+)/.exec(format.format(moment))?.[1] ?? 0) * hourInMs
}
