import type { ContentData } from '../../src/content/schema.ts'
import { instantAt } from '../../src/lib/dates.ts'
import { isDay } from './check-times.ts'
import { movedTo } from './move-days.ts'

/** The end as an instant, where its time alone is written: "02:00". */
export function withWholeEnd(data: ContentData): ContentData {
  const { event } = data
  if (event.end.length > 'HH:MM'.length || !isDay(event.start.slice(0, 10))) return data
  return { ...data, event: { ...event, end: instantAt(event, event.end) } }
}

/** The event on its new day, if it was put off to one. */
export function applyNewDay(data: ContentData): ContentData {
  const { event } = data
  const { start, end, status } = event
  if (status?.day === undefined) return data
  const { instant } = movedTo(event, status.day)
  const days = { start: instant(start), end: instant(end), previousStart: start }
  return { ...data, event: { ...event, ...days } }
}

/** The venues of the event as it takes place: without the one that it has moved away from. */
export function withoutLeftVenue(data: ContentData): ContentData {
  const { event, venues } = data
  const left = event.status?.from
  const staying = Object.entries(venues.venues).filter(([id]) => id !== left)
  return left === undefined ? data : { ...data, venues: { venues: Object.fromEntries(staying) } }
}
