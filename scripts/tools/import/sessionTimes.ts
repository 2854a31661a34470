import { isoDay } from '../../../src/lib/dates.ts'
import type { EventClock } from '../../../src/lib/zones.ts'
import { momentAt } from './eventDocuments.ts'
import { lengthIn, minutesAfter, type Moment, momentIn } from './moments.ts'
import type { Session } from './sessions.ts'

/** The times of a session. A time that cannot be read is missing. */
export type SessionTimes = {
  /** The day in the source (YYYY-MM-DD); empty if it has none. */
  readonly day: string
  /** Moments in the event's time zone: YYYY-MM-DDTHH:MM. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** A Spanish clause if the times are impossible, or cannot be read with certainty. */
  readonly problem?: string | undefined
}

/** Reads the times of a session. A cell may be empty if another cell has its value. */
export function timesOf(session: Session, clock: EventClock): SessionTimes {
  const dayCell = momentIn(session.day, clock.timeZone)
  const startCell = momentIn(session.start, clock.timeZone)
  const day = startCell?.day || dayCell?.day || ''
  if (!dayCell) return { day, problem: unreadDay(session) }
  if (dayCell.day && startCell?.day && dayCell.day !== startCell.day) {
    return { day, problem: `dice dos días, «${session.day}» y «${session.start}»` }
  }
  // The time may be in the cell of the day: "8/5/2027 10:00".
  const start = startCell?.time ? startCell : dayCell
  if (!startCell || !start.time) return { day, problem: unreadStart(session) }
  const from = momentOf(day, start.time, clock)
  const to = endOf(session, { ...start, day }, from, clock)
  if (!to) return { day, from, problem: unreadEnd(session) }
  if (to <= from) return { day, from, to, problem: 'termina antes de empezar' }
  return { day, from, to }
}

/**
 * The end of a session: from the cell of the end, or else from a span in the cell of the start ("9:00-9:45"), or else from the
 * length.
 * @param start the cell that has the start, with the session's day
 * @returns undefined if no cell has the end, or if a cell about the end cannot be read
 */
function endOf(session: Session, start: Moment, from: string, clock: EventClock) {
  const endCell = momentIn(session.end, clock.timeZone)
  const endDay = momentIn(session.endDay, clock.timeZone)
  if (!endCell || !endDay) return undefined
  const time = endCell.time || start.until
  const day = endCell.day || endDay.day || start.day
  if (time) return momentOf(day, time, clock)
  const length = lengthIn(session.length)
  return length ? minutesAfter(from, length) : undefined
}

/**
 * The moment of a time on a day. An empty day means the event's day. A time such as 01:30 on the event's day belongs to the
 * night after it (`momentAt`).
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
