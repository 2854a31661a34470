import { isoDay, timeOf } from '../lib/dates.ts'
import { endOfDay, startOfDay } from '../lib/zones.ts'
import type { EventData } from '../content/schema.ts'

type Times = Pick<EventData, 'start' | 'end'>

/** When the doors open and close: HH:MM in the event's time zone. */
export type Hours = { readonly opens: string; readonly closes: string }

/** The hours of an event; undefined if event.yaml has only its day. */
export const hoursOf = ({ start, end }: Times): Hours | undefined =>
  end === undefined ? undefined : { opens: timeOf(start), closes: timeOf(end) }

/** "11:00–21:00", for pictures and for files to print. */
export const hoursRange = ({ opens, closes }: Hours): string => `${opens}–${closes}`

/**
 * The beginning of an event's day (`dayFrom`), and start and end of the event (`from`, `to`), in milliseconds since 1970. An
 * event without hours takes its whole day.
 */
export function spanOfEvent({ start, end, timeZone }: Times & Pick<EventData, 'timeZone'>) {
  const dayFrom = startOfDay(isoDay(start), timeZone)
  if (end !== undefined) return { dayFrom, from: Date.parse(start), to: Date.parse(end) }
  // If `end` is missing, `start` is a day without a time.
  return { dayFrom, from: dayFrom, to: endOfDay(start, timeZone) }
}
