import type { EventTimes, NoticeTimes, SaleStage } from './model.ts'

export type Phase = 'before' | 'during' | 'after'

/**
 * The event's phase at `now` (milliseconds since 1970, UTC). The start is inside, the end is not. An event that is
 * called off is always over.
 */
export function phaseAt(now: number, { from, to, calledOff }: EventTimes): Phase {
  if (calledOff) return 'after'
  if (now < from) return 'before'
  return now < to ? 'during' : 'after'
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

/** Whether a notice holds at a moment, in milliseconds since 1970; at its end it does not. */
function holdsAt(now: number, { from = -Infinity, until = Infinity }: NoticeTimes): boolean {
  return now >= from && now < until
}

/** Everything of an event that depends on the clock. */
export type Times = {
  readonly event: EventTimes
  /** When the day of its start begins, in milliseconds since 1970. */
  readonly day: number
  readonly sale: readonly Pick<SaleStage, 'is' | 'from'>[] | null
  readonly notice: NoticeTimes | null
}

/** What the styles must know of a moment (milliseconds since 1970), as data attributes of the document. */
export function marksAt(now: number, { event, day, sale, notice }: Times) {
  const phase = phaseAt(now, event)
  return {
    phase,
    ...(now >= day && phase !== 'after' && { today: 'true' }),
    ...(sale && { sale: sale[stageAt(sale, now)]?.is }),
    ...(notice && { notice: String(holdsAt(now, notice)) }),
  }
}
