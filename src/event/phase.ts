import type { Event } from '../content/schema.ts'

export type Phase = 'before' | 'during' | 'after'

/**
 * The event's phase at `now` (milliseconds since 1970, UTC). The start is inside, the end is not. An event that is
 * called off is always over.
 */
export function phaseAt(now: number, event: Pick<Event, 'start' | 'end'>): Phase {
  if (__CALLED_OFF__) return 'after'
  if (now < Date.parse(event.start)) return 'before'
  return now < Date.parse(event.end) ? 'during' : 'after'
}

/** A stage that begins at a moment, in milliseconds since 1970. */
export type Beginning = { readonly from: number }

/** Index of the stage that holds at a moment (milliseconds since 1970); before all stages, the first. */
export function stageAt(stages: readonly Beginning[], now: number): number {
  return Math.max(
    0,
    stages.findLastIndex(({ from }) => from <= now),
  )
}

type Times = { readonly from?: string | undefined; readonly until?: string | undefined }

/** Whether a notice holds at a moment, in milliseconds since 1970; at its end it does not. */
export function holdsAt(now: number, { from, until }: Times): boolean {
  return (
    (from === undefined || now >= Date.parse(from)) &&
    (until === undefined || now < Date.parse(until))
  )
}
