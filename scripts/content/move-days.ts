import type { Event } from '../../src/content/schema.ts'
import { isoDay, timeOf, zonedInstant } from '../../src/lib/dates.ts'

/**
 * How moments and days of an event read once it is on another day, as far from each other as they were. The clocks show the
 * same times, so the difference from UTC is that of the zone on the new days.
 * @param first YYYY-MM-DD, when the event begins
 */
export function movedTo({ start, timeZone }: Pick<Event, 'start' | 'timeZone'>, first: string) {
  const distance = Date.parse(first) - Date.parse(isoDay(start))
  const day = (old: string) =>
    new Date(Date.parse(old) + distance).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const instant = (old: string) =>
    old.length === 'HH:MM'.length ? old : zonedInstant(day(isoDay(old)), timeOf(old), timeZone)
  return { day, instant }
}
