import type { ContentData, Event } from '../../src/content/schema.ts'
import { day as dayForm } from '../../src/content/schema/formats.ts'
import { instantAt, isoDay, timeOf, zonedInstant } from '../../src/lib/dates.ts'

/** Whether YYYY-MM-DD is a day of the calendar. */
export const isDay = (day: string): boolean => dayForm.safeParse(day).success

/**
 * How moments of an event read once it is on another day, as far from each other as they were. The clocks show the same
 * times, so the difference from UTC is that of the zone on the new days.
 * @param first YYYY-MM-DD, when the event begins
 */
export function movedTo({ start, timeZone }: Pick<Event, 'start' | 'timeZone'>, first: string) {
  const distance = Date.parse(first) - Date.parse(isoDay(start))
  return (old: string) => {
    if (old.length === 'HH:MM'.length) return old
    const day = new Date(Date.parse(isoDay(old)) + distance).toISOString().slice(0, 10)
    return zonedInstant(day, timeOf(old), timeZone)
  }
}

/** The event on its new day, if it was put off to one. */
export function applyNewDay(data: ContentData): ContentData {
  const { start, end, status } = data.event
  if (status?.day === undefined) return data
  const moved = movedTo(data.event, status.day)
  const days = { start: moved(start), end: moved(end), previousStart: start }
  return { ...data, event: { ...data.event, ...days } }
}

/** The end as an instant, where its time alone is written: "02:00". */
export const withWholeEnd = ({ event, ...data }: ContentData): ContentData => ({
  ...data,
  event: event.end.length > 'HH:MM'.length ? event : { ...event, end: instantAt(event, event.end) },
})

/** The venue that the event has moved away from. */
export const leftVenue = ({ status }: Event) => (status?.is === 'moved' ? status.from : undefined)

/** The venues of the event as it takes place. */
export function withoutLeftVenue(data: ContentData): ContentData {
  const left = leftVenue(data.event)
  const staying = Object.entries(data.venues.venues).filter(([id]) => id !== left)
  return { ...data, venues: { venues: Object.fromEntries(staying) } }
}
