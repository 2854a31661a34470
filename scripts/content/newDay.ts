import type { ContentData, Event } from '../../src/content/schema.ts'
import { isoDay, timeOf } from '../../src/lib/dates.ts'
import { instantAt, zonedInstant } from '../../src/lib/zones.ts'

/**
 * Returns a function that moves a moment by as many days as the event moves. The local time stays, so the difference
 * from UTC is that of the zone on the new day.
 * @param first YYYY-MM-DD, the new first day
 */
function movedTo({ start, timeZone }: Pick<Event, 'start' | 'timeZone'>, first: string) {
  const distance = Date.parse(first) - Date.parse(isoDay(start))
  return (old: string) => {
    const day = new Date(Date.parse(isoDay(old)) + distance).toISOString().slice(0, 10)
    return zonedInstant(day, timeOf(old), timeZone)
  }
}

/** Moves a postponed event to its new day, if it has one, and with it the end of a sale that lasts until the old one. */
export function applyNewDay(data: ContentData): ContentData {
  const { start, end, status, tickets } = data.event
  if (status?.day === undefined) return data
  const moved = movedTo(data.event, status.day)
  const days = { start: moved(start), end: moved(end), previousStart: start }
  const isOnDay = (moment: string) =>
    isoDay(moment) >= isoDay(start) && Date.parse(moment) <= Date.parse(end)
  const sale = tickets?.sale?.map((stage) =>
    stage.is === 'closed' && stage.from && isOnDay(stage.from)
      ? { ...stage, from: moved(stage.from) }
      : stage,
  )
  const event = { ...data.event, ...days, ...(sale && { tickets: { ...tickets, sale } }) }
  return { ...data, event }
}

/** Completes an end that is a time alone, "02:00", to an instant. */
export const withWholeEnd = ({ event, ...data }: ContentData): ContentData => ({
  ...data,
  event: event.end.length > 'HH:MM'.length ? event : { ...event, end: instantAt(event, event.end) },
})

/** The venue that the event has moved away from. */
export const abandonedVenue = ({ status }: Event) =>
  status?.is === 'moved' ? status.from : undefined

/** Removes the venue that the event has left. */
export function withoutAbandonedVenue(data: ContentData): ContentData {
  const abandoned = abandonedVenue(data.event)
  const staying = Object.entries(data.venues.venues).filter(([id]) => id !== abandoned)
  return { ...data, venues: { venues: Object.fromEntries(staying) } }
}
