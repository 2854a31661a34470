import { isoDay } from '../../../src/lib/dates.ts'
import type { EventClock } from '../../../src/lib/zones.ts'
import { momentAt } from './eventDocuments.ts'
import { lengthIn, minutesAfter, type Moment, momentIn } from './moments.ts'
import type { Session } from './sessions.ts'

/** The times of a session, as far as its cells can be read. */
export type SessionTimes = {
  /** The day in the source (YYYY-MM-DD); empty if it has none. */
  readonly day: string
  /** Moments in the event's time zone (YYYY-MM-DDTHH:MM); undefined if they cannot be read. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** A sentence if the times cannot be read with certainty or are impossible; otherwise undefined. */
  readonly problem?: string | undefined
}

/** Reads the times of a session. An empty cell is no problem if another cell has the same fact. */
export function timesOf(session: Session, clock: EventClock): SessionTimes {
  const dayCell = momentIn(session.day, clock.timeZone)
  const startCell = momentIn(session.start, clock.timeZone)
  const day = startCell?.day || dayCell?.day || ''
  if (!dayCell) return { day, problem: unreadDay(session) }
  if (dayCell.day && startCell?.day && dayCell.day !== startCell.day) {
    return { day, problem: `dice dos días, «${session.day}» y «${session.start}»` }
  }
  // The time may be in the cell of the day: "8/5/2027 10:00".
  const begin = startCell?.time ? startCell : dayCell
  if (!startCell || !begin.time) return { day, problem: unreadStart(session) }
  const from = momentOf(day, begin.time, clock)
  const to = endOf(session, { ...begin, day }, from, clock)
  if (!to) return { day, from, problem: unreadEnd(session) }
  if (to <= from) return { day, from, to, problem: 'termina antes de empezar' }
  return { day, from, to }
}

/**
 * The end of a session. The cell of the end says it or, without that, the span of the start ("9:00-9:45") or the length.
 * @param begin the cell that has the start, and the session's day
 * @returns undefined if nothing says it, or if a cell of the end cannot be read
 */
function endOf(session: Session, begin: Moment, from: string, clock: EventClock) {
  const endCell = momentIn(session.end, clock.timeZone)
  const endDay = momentIn(session.endDay, clock.timeZone)
  if (!endCell || !endDay) return undefined
  const time = endCell.time || begin.until
  if (time) return momentOf(endCell.day || endDay.day || begin.day, time, clock)
  const length = lengthIn(session.length)
  return length ? minutesAfter(from, length) : undefined
}

/**
 * A moment from a day and a time. No day means the event's day. On that day a time such as "01:30" belongs to the night after
 * the event (`momentAt`).
 */
function momentOf(day: string, time: string, clock: EventClock): string {
  const isEventDay = day === '' || day === isoDay(clock.start)
  return isEventDay ? momentAt(clock, time) : `${day}T${time}`
}

const unreadDay = ({ day }: Session) =>
  `no se lee el día, «${day}»: escríbelo como «8/5/2027» o «8 de mayo de 2027»`

function unreadStart({ day, start }: Session): string {
  const written = `${day} ${start}`.trim()
  return `no se lee cuándo empieza, «${written}»: escribe la hora como «16:30»`
}

function unreadEnd({ end, length }: Session): string {
  const written = end || length
  return `no se lee cuándo termina, «${written}»: escribe la hora como «17:15», o la duración como «45 min»`
}
