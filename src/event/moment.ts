import type { EventStatus, EventTimes, NoticeTimes, SaleStage, TimedEvent } from './model.ts'

export type Phase = 'before' | 'during' | 'after'

/** The meaning of a stage of the ticket sale for pages, previews and search engines. */
type StageMeaning = {
  readonly sells: boolean
  /** Whether the organiser has closed the sale for good. */
  readonly isSaleClosed: boolean
  /**
   * Whether no text invites people any more although the event is still to come: nobody can get a ticket. False for "over" and
   * "off", because other texts have replaced the invitations by then.
   */
  readonly endsInvitations: boolean
  /** Whether the stage's label is news. Then the previews of pages begin with it, and it looks like a stamp on the ticket. */
  readonly isNews: boolean
  /** Whether the stage is plausible only in the last months before the event or later. Warnings about old dates use it. */
  readonly isLate: boolean
  /** `availability` (schema.org) for search engines. Google reads only these three values, so "last" has `InStock` as well. */
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
 * The event's phase at `now` (milliseconds since 1970). The event includes the moment of its start and excludes the moment of
 * its end. An event that is called off is always over.
 */
export function phaseAt(now: number, { from, to, calledOff }: EventTimes): Phase {
  if (calledOff) return 'after'
  if (now < from) return 'before'
  return now < to ? 'during' : 'after'
}

/** Index of the sale's stage at `now` (milliseconds since 1970). Before all stages it is 0, for the first one. */
export function stageAt(stages: readonly Pick<SaleStage, 'from'>[], now: number): number {
  return Math.max(
    0,
    stages.findLastIndex(({ from }) => from <= now),
  )
}

/** All times of an event on which texts and styles depend. */
export type Times = {
  readonly event: EventTimes
  /** The beginning of the event's day, in milliseconds since 1970. */
  readonly day: number
  readonly sale: readonly Pick<SaleStage, 'name' | 'from'>[]
  readonly notice: NoticeTimes | null
  /** When it gets late to ask for something (`TimedEvent`), in milliseconds since 1970. Undefined without a deadline. */
  readonly lateFrom: number | undefined
}

type TimedContent = {
  readonly event: EventTimes & Pick<TimedEvent, 'dayFrom' | 'lateFrom'>
  readonly sale: readonly Pick<SaleStage, 'name' | 'from'>[]
  readonly notice: EventStatus['notice']
}

/** Takes the times from an event's content and leaves out the texts. */
export const timesOf = ({ event, sale, notice }: TimedContent): Times => ({
  event: { from: event.from, to: event.to, calledOff: event.calledOff },
  day: event.dayFrom,
  sale: sale.map(({ name, from }) => ({ name, from })),
  notice: notice && { from: notice.from, until: notice.until },
  lateFrom: event.lateFrom,
})

/** Data attributes of <html>, which tell styles what is true at a moment. A flag that is undefined has no attribute. */
export type Flags = ReturnType<typeof flagsAt>

/** The flags at `now` (milliseconds since 1970). */
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
    // Styles hide the notice if the flag is "false". Without script the flag is missing, so the notice is shown.
    notice: notice ? `${isNoticeOn}` : undefined,
    calledOff: event.calledOff ? 'true' : undefined,
  }
}

/**
 * The flags in a page's HTML, for browsers without script: the stage of the sale at build time and, if the event is called off,
 * its phase, which then never changes.
 */
export function flagsInPage(builtAt: number, times: Times): Partial<Flags> {
  const { phase, calledOff, sale } = flagsAt(builtAt, times)
  return calledOff ? { sale, phase, calledOff } : { sale }
}

/** The attribute of a flag: "calledOff" → "data-called-off". */
export const flagAttribute = (flag: keyof Flags): string =>
  `data-${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Writes flags into a dataset. A flag that is undefined now is removed, because an earlier moment may have set it. */
export function writeFlags(flags: Flags, dataset: Record<string, string | undefined>): void {
  for (const [name, flag] of Object.entries(flags)) {
    if (flag === undefined) delete dataset[name]
    else dataset[name] = flag
  }
}
