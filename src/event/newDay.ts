import { isoDay, timeOf } from '../lib/dates.ts'
import { zonedInstant } from '../lib/zones.ts'
import type { Event } from './model.ts'

/**
 * Moves a postponed event to its new day. Local times stay the same, with the zone's offset from UTC on the new day. The end
 * of the sale moves too, if it is on the old day or between the two days. An earlier end stays. An end on the new day or later
 * also stays, because it was written for the new day.
 */
export function onNewDay(event: Event): Event {
  const { start, end, status, tickets, timeZone } = event
  const newDay = status?.day
  if (newDay === undefined) return event
  const delay = Date.parse(newDay) - Date.parse(isoDay(start))
  const delayed = (instant: string) => {
    const day = isoDay(new Date(Date.parse(isoDay(instant)) + delay).toISOString())
    return zonedInstant(day, timeOf(instant), timeZone)
  }
  const isOnOldDayOrBetween = (instant: string) =>
    isoDay(instant) >= isoDay(start) && isoDay(instant) < newDay
  const sale = tickets?.sale?.map((stage) => {
    const { is, from } = stage
    if (is !== 'closed' || !from || !isOnOldDayOrBetween(from)) return stage
    return { ...stage, from: delayed(from) }
  })
  // Without `end`, `start` is a day without a time.
  const times = end === undefined ? { start: newDay } : { start: delayed(start), end: delayed(end) }
  return {
    ...event,
    ...times,
    previousStart: start,
    ...(sale && { tickets: { ...tickets, sale } }),
  }
}

/** The identifier of the venue that the event has left, whether it keeps its day or not. Undefined if it has not moved. */
export const abandonedVenue = ({ status }: Pick<Event, 'status'>): string | undefined =>
  status?.from
