import type { Event } from '../../src/content/schema.ts'
import { instantAt, isoDay, timeOf } from '../../src/lib/dates.ts'
import { clockDay } from './check-times.ts'

/**
 * How moments and days of an event read once it begins on another day, as far from each other as they were. The clocks
 * show the same times, so the difference from UTC is that of the zone on the new days.
 * @param first YYYY-MM-DD, when the event begins
 */
export function movedTo({ start, timeZone }: Pick<Event, 'start' | 'timeZone'>, first: string) {
  const distance = Date.parse(first) - Date.parse(isoDay(start))
  const day = (old: string) =>
    new Date(Date.parse(old) + distance).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const instant = (old: string) => {
    const time = timeOf(old)
    return instantAt(clockDay(day(isoDay(old)), time, timeZone), time)
  }
  return { day, instant }
}
