import type { Event } from '../content/schema.ts'

export type Phase = 'before' | 'during' | 'after'

/**
 * Where `now` (milliseconds since 1970, UTC) is against the event. The start is inside, the end is not. One that is called
 * off is over from the start.
 */
export function phaseAt(now: number, event: Pick<Event, 'start' | 'end'>): Phase {
  if (__CALLED_OFF__) return 'after'
  if (now < Date.parse(event.start)) return 'before'
  return now < Date.parse(event.end) ? 'during' : 'after'
}
