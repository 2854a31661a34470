import { isoDay, timeOf } from '../lib/dates.ts'
import { endOfDay, startOfDay } from '../lib/zones.ts'
import type { EventData } from '../content/schema.ts'

type Times = Pick<EventData, 'start' | 'end'>

/** When the doors open and close: HH:MM in the event's time zone. */
export type Hours = { readonly opens: string; readonly closes: string }

/** The hours of an event; undefined as long as event.yaml has a day alone. */
export const hoursOf = ({ start, end }: Times): Hours | undefined =>
  end === undefined ? undefined : { opens: timeOf(start), closes: timeOf(end) }

/** "11:00–21:00", for pictures and paper. */
export const hoursRange = ({ opens, closes }: Hours): string => `${opens}–${closes}`

/**
 * When the day of an event begins, and when the event begins and ends, in milliseconds since 1970. Without hours the event
 * takes its whole day.
 */
export function spanOfEvent({ start, end, timeZone }: Times & Pick<EventData, 'timeZone'>) {
  const dayFrom = startOfDay(isoDay(start), timeZone)
  if (end !== undefined) return { dayFrom, from: Date.parse(start), to: Date.parse(end) }
  // Without `end`, `start` is a day alone.
  return { dayFrom, from: dayFrom, to: endOfDay(start, timeZone) }
}
