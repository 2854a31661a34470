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

/** A stage of something that changes with time, by when it begins: milliseconds since 1970. */
export type Beginning = { readonly from: number }

/** Which of several stages, in their order, holds at a moment (milliseconds since 1970); before all of them, the first. */
export function stageAt(stages: readonly Beginning[], now: number): number {
  return Math.max(
    0,
    stages.findLastIndex(({ from }) => from <= now),
  )
}

type Times = { readonly from?: string | undefined; readonly until?: string | undefined }

/** Whether a notice holds at a moment, in milliseconds since 1970. Its end is outside. */
export function holdsAt(now: number, { from, until }: Times): boolean {
  return (
    (from === undefined || now >= Date.parse(from)) &&
    (until === undefined || now < Date.parse(until))
  )
}
