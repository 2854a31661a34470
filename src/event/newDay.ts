import { isoDay, timeOf } from '../lib/dates.ts'
import { zonedInstant } from '../lib/zones.ts'
import type { Event } from './model.ts'

/**
 * Moves a postponed event to its new day. Local times stay, with the difference from UTC that the zone has on the new day.
 * The end of the sale moves too if it is on the old day or between both days. An earlier end stays. An end on the new day or
 * later stays too, because it was written for the new day.
 */
export function onNewDay(event: Event): Event {
  const { start, end, status, tickets, timeZone } = event
  const newDay = status?.day
  if (newDay === undefined) return event
  const distance = Date.parse(newDay) - Date.parse(isoDay(start))
  const moved = (instant: string) => {
    const day = isoDay(new Date(Date.parse(isoDay(instant)) + distance).toISOString())
    return zonedInstant(day, timeOf(instant), timeZone)
  }
  const isOnOldDayOrBetween = (instant: string) =>
    isoDay(instant) >= isoDay(start) && isoDay(instant) < newDay
  const sale = tickets?.sale?.map((stage) =>
    stage.is === 'closed' && stage.from && isOnOldDayOrBetween(stage.from)
      ? { ...stage, from: moved(stage.from) }
      : stage,
  )
  const times = end === undefined ? { start: newDay } : { start: moved(start), end: moved(end) }
  return {
    ...event,
    ...times,
    previousStart: start,
    ...(sale && { tickets: { ...tickets, sale } }),
  }
}

/** The identifier of the venue that the event has moved away from, on its day or to another one. */
export const abandonedVenue = ({ status }: Pick<Event, 'status'>): string | undefined =>
  status?.from
