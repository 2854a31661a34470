import type { EventStatus, EventTimes, NoticeTimes, SaleStage, TimedEvent } from './model.ts'

export type Phase = 'before' | 'during' | 'after'

/** The meaning of a stage of the ticket sale. */
type StageMeaning = {
  readonly sells: boolean
  /** Whether the organiser has closed the sale, so that nobody waits for tickets any more. */
  readonly isSaleClosed: boolean
  /**
   * Whether the stage ends the invitations before the event: nobody can get a ticket any more, so no text asks people to
   * come. Once the event is over or called off, other texts have replaced the invitations.
   */
  readonly endsInvitations: boolean
  /** Whether the previews of pages begin with the stage's label. */
  readonly isNews: boolean
  /** Whether the stage belongs to the last months before the event. */
  readonly isLate: boolean
  /** `availability` (schema.org) for search engines. Google reads only these three values, so "last" is `InStock`, too. */
  readonly offer: 'PreOrder' | 'InStock' | 'SoldOut'
}

/** The meanings of all stages. Their names are in src/content/schema/event.ts, their texts in states.yaml. */
export const saleStages: Readonly<Record<SaleStage['name'], StageMeaning>> = {
  soon: {
    sells: false,
    isSaleClosed: false,
    endsInvitations: false,
    isNews: false,
    isLate: false,
    offer: 'PreOrder',
  },
  open: {
    sells: true,
    isSaleClosed: false,
    endsInvitations: false,
    isNews: false,
    isLate: false,
    offer: 'InStock',
  },
  last: {
    sells: true,
    isSaleClosed: false,
    endsInvitations: false,
    isNews: false,
    isLate: true,
    offer: 'InStock',
  },
  'sold-out': {
    sells: false,
    isSaleClosed: false,
    endsInvitations: true,
    isNews: true,
    isLate: true,
    offer: 'SoldOut',
  },
  closed: {
    sells: false,
    isSaleClosed: true,
    endsInvitations: true,
    isNews: false,
    isLate: true,
    offer: 'SoldOut',
  },
  over: {
    sells: false,
    isSaleClosed: true,
    endsInvitations: false,
    isNews: false,
    isLate: true,
    offer: 'SoldOut',
  },
  off: {
    sells: false,
    isSaleClosed: false,
    endsInvitations: false,
    isNews: false,
    isLate: true,
    offer: 'SoldOut',
  },
}

/**
 * The event's phase at `now` (milliseconds since 1970, UTC). The moment of its start is part of the event, that of its end is
 * not. An event that is called off is always over.
 */
export function phaseAt(now: number, { from, to, calledOff }: EventTimes): Phase {
  if (calledOff) return 'after'
  if (now < from) return 'before'
  return now < to ? 'during' : 'after'
}

/** Index of the stage that holds at a moment (milliseconds since 1970); before all stages, the first. */
export function stageAt(stages: readonly Pick<SaleStage, 'from'>[], now: number): number {
  return Math.max(
    0,
    stages.findLastIndex(({ from }) => from <= now),
  )
}

/** Everything of an event that depends on the clock. */
export type Times = {
  readonly event: EventTimes
  /** When the day on which the event starts begins, in milliseconds since 1970. */
  readonly day: number
  readonly sale: readonly Pick<SaleStage, 'name' | 'from'>[]
  readonly notice: NoticeTimes | null
  /** When it is late to ask for something, in milliseconds since 1970; undefined if there is no deadline. */
  readonly lateFrom: number | undefined
}

type TimedContent = {
  readonly event: EventTimes & Pick<TimedEvent, 'dayFrom' | 'lateFrom'>
  readonly sale: readonly Pick<SaleStage, 'name' | 'from'>[]
  readonly notice: EventStatus['notice']
}

/** The times of an event, without its texts. */
export const timesOf = ({ event, sale, notice }: TimedContent): Times => ({
  event: { from: event.from, to: event.to, calledOff: event.calledOff },
  day: event.dayFrom,
  sale: sale.map(({ name, from }) => ({ name, from })),
  notice: notice && { from: notice.from, until: notice.until },
  lateFrom: event.lateFrom,
})

/** Data attributes of <html>, which tell styles what is true at a moment. Undefined flags are not written. */
export type Flags = ReturnType<typeof flagsAt>

/** The flags of a moment, in milliseconds since 1970. */
export function flagsAt(now: number, { event, day, sale, notice, lateFrom = Infinity }: Times) {
  const phase = phaseAt(now, event)
  const isToday = now >= day && phase !== 'after'
  const isLateToAsk = now >= lateFrom && phase !== 'after'
  const { from = -Infinity, until = Infinity } = notice ?? {}
  const isNoticeOn = from <= now && now < until
  return {
    phase,
    today: isToday ? 'true' : undefined,
    late: isLateToAsk ? 'true' : undefined,
    sale: sale[stageAt(sale, now)]?.name,
    // Styles hide a notice at "false". Without script the flag is missing, and the notice shows.
    notice: notice ? `${isNoticeOn}` : undefined,
    calledOff: event.calledOff ? 'true' : undefined,
  }
}

/**
 * The flags in a page's HTML, for browsers without script: the stage of the sale at build, and the phase of an event that
 * is called off, which no clock changes.
 */
export function flagsInPage(builtAt: number, times: Times): Partial<Flags> {
  const { phase, calledOff, sale } = flagsAt(builtAt, times)
  return calledOff ? { sale, phase, calledOff } : { sale }
}

/** The attribute of a flag: "data-called-off". */
export const flagAttribute = (flag: keyof Flags): string =>
  `data-${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Writes flags, and removes those of an earlier moment that are undefined now. */
export function writeFlags(flags: Flags, dataset: Record<string, string | undefined>): void {
  for (const [name, flag] of Object.entries(flags)) {
    if (flag === undefined) delete dataset[name]
    else dataset[name] = flag
  }
}
