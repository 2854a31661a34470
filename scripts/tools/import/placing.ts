import { dayDate, dayMonth, isoDay, timeOf } from '../../../src/lib/dates.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import { dayAfter, type EventClock, latestEnd } from '../../../src/lib/zones.ts'
import type { Part } from './eventDocuments.ts'
import { quoted } from './quoted.ts'
import { type SessionTimes, timesOf } from './sessionTimes.ts'
import type { Session } from './sessions.ts'
import { wordList } from './wordList.ts'

/** A session with its part of the day. */
export type PlacedSession = {
  readonly session: Session
  readonly part: Part
  /** Moments in the event's time zone: YYYY-MM-DDTHH:MM. */
  readonly from: string
  readonly to: string
}

/** The reason why a session is left out of the programme. */
type Reason = {
  /**
   * - status: the source itself says that the session does not take place
   * - otherDay: the session is not on the event's day
   * - unread: values of the session cannot be read, or fit no part of the day
   */
  readonly kind: 'status' | 'otherDay' | 'unread'
  /** A Spanish clause for the report: "su estado es «rechazada»". */
  readonly says: string
}

/** A session without a place in the programme. `day` is its day in the source (YYYY-MM-DD); empty if it has none. */
export type LeftOutSession = Reason & { readonly session: Session; readonly day: string }

export type Placing = {
  readonly placed: readonly PlacedSession[]
  readonly leftOut: readonly LeftOutSession[]
  /**
   * Remarks about sessions whose day the import has chosen. A session without a day goes to the event's day. A session at 01:30
   * on the event's day goes to the night after it.
   */
  readonly remarks: readonly string[]
}

/** Finds the part of the day for each session, or the reason why the session is left out. */
export function placeSessions(
  sessions: readonly Session[],
  parts: readonly Part[],
  clock: EventClock,
): Placing {
  const placed: PlacedSession[] = []
  const leftOut: LeftOutSession[] = []
  const remarks: string[] = []
  const timedSessions = sessions.map((session) => ({ session, times: timesOf(session, clock) }))
  const someHaveDay = timedSessions.some(({ times }) => times.day)
  for (const { session, times } of timedSessions) {
    const { day, from, to } = times
    const reason =
      titleReason(session) ?? refusalReason(session) ?? timeReason(times, someHaveDay, clock)
    if (reason) {
      leftOut.push({ session, day, ...reason })
      continue
    }
    const possibleParts = partsAround(times, parts)
    const part = partFor(session, possibleParts, parts)
    if (part && from && to) {
      placed.push({ session, part, from, to })
      remarks.push(...remarkOnDay(session, times))
    } else {
      leftOut.push({ session, day, ...partReason(session, times, possibleParts) })
    }
  }
  return { placed, leftOut, remarks }
}

/** The parts whose hours contain the hours of a session. */
const partsAround = ({ from, to }: SessionTimes, parts: readonly Part[]) =>
  parts.filter((part) => from && to && part.start <= from && from < to && to <= part.end)

/**
 * Finds the part of a session among the parts with its hours. If its room is named like a venue, the part has to be at that
 * venue.
 * @param allParts the parts of the whole day
 * @returns undefined if no part or several parts fit
 */
function partFor(session: Session, possibleParts: readonly Part[], allParts: readonly Part[]) {
  const isRoomAVenue = allParts.some((part) => isAt(session.room, part))
  const fittingParts = isRoomAVenue
    ? possibleParts.filter((part) => isAt(session.room, part))
    : possibleParts
  return fittingParts.length === 1 ? fittingParts[0] : undefined
}

/** Words that do not help to recognise a venue. */
const smallWords = new Set(
  wordList('a, al, d, da, de, del, do, e, el, els, en, i, l, la, las, les, lo, los, o, os, y'),
)

function wordsOf(name: string): readonly string[] {
  const words = slugOf(name).split('-')
  return words.filter((word) => word && !smallWords.has(word))
}

/** Whether a room is named like the venue of a part: one of the two names has all words of the other. */
function isAt(room: string, { venueNames }: Part): boolean {
  const roomWords = wordsOf(room)
  return venueNames.some((name) => {
    const venueWords = wordsOf(name)
    return isWithin(roomWords, venueWords) || isWithin(venueWords, roomWords)
  })
}

/** Whether there are any words, and all of them are among others. */
const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.includes(word))

/** Statuses that count as accepted, without accents and capitals. The English ones are from pretalx and Sessionize. */
const accepted = new Set(
  wordList(
    'accepted, confirmed, accepted confirmed',
    'aceptada, aceptado, confirmada, confirmado',
    'acceptada, acceptat, confirmat',
  ),
)

const isAccepted = (status: string) =>
  status === '' || accepted.has(slugOf(status).replaceAll('-', ' '))

/** Answers that confirm a session, without accents and capitals. */
const confirmations = new Set(
  wordList('yes, true, confirmed', 'si, x, 1, verdadero, confirmada, confirmado', 'confirmat'),
)

/** Whether a session counts as confirmed. The answer is empty if the source has no such question (`Session.confirmed`). */
const isConfirmed = (answer: string) => answer === '' || confirmations.has(slugOf(answer))

const calledOffWord =
  '(?:cancelad[oa]|cancel·lad[oa]|cancel·lat|cancell?ed|anulad[oa]|suspendid[oa])'

/** Shapes of a title that calls the session off, each with examples. */
const calledOffShapes = [
  // "[CANCELADA] Picnic", "Cancelada: Picnic", "Cancelada - Picnic"
  new RegExp(String.raw`^[[(]?${calledOffWord}(?:[\])]|\s*[:.–—-])`, 'i'),
  // "Picnic (cancelada)"
  new RegExp(String.raw`[[(]${calledOffWord}[\])]$`, 'i'),
  // "Cancelada"
  new RegExp(`^${calledOffWord}$`, 'i'),
]

const titleReason = ({ title }: Session) => (title ? undefined : unread('no tiene título'))

/** The reason why the source itself refuses a session: its status, a missing confirmation, or its title. */
function refusalReason(session: Session): Reason | undefined {
  const { title, status, pendingStatus, confirmed } = session
  if (!isAccepted(status)) return refused(`su estado es ${quoted(status)}`)
  if (!isAccepted(pendingStatus)) return refused(`su estado va a ser ${quoted(pendingStatus)}`)
  if (!isConfirmed(confirmed)) return refused(`está sin confirmar: ${quoted(confirmed)}`)
  const isCalledOff = calledOffShapes.some((shape) => shape.test(title))
  return isCalledOff ? refused('su título dice que no se da') : undefined
}

const refused = (says: string): Reason => ({ kind: 'status', says })
const unread = (says: string): Reason => ({ kind: 'unread', says })

/**
 * The reason why the times of a session leave it out.
 * @param someHaveDay whether any session of the source has a day
 */
function timeReason(
  times: SessionTimes,
  someHaveDay: boolean,
  clock: EventClock,
): Reason | undefined {
  const { day, problem } = times
  if (isOfOtherDay(times, clock)) {
    return { kind: 'otherDay', says: `es del ${dayDate(day)}, que no es el día del evento` }
  }
  if (problem) return unread(problem)
  if (someHaveDay && !day) return unread('no lleva fecha, y otras sí')
  return undefined
}

/** Whether a session is neither on the event's day nor in the night after it. */
function isOfOtherDay({ day, from }: SessionTimes, clock: EventClock): boolean {
  const eventDay = isoDay(clock.start)
  if (!day || day === eventDay) return false
  const isInNight = day === dayAfter(eventDay) && (!from || timeOf(from) <= latestEnd)
  return !isInNight
}

/** The reason why `partFor` has found no part for a session. */
function partReason(
  session: Session,
  // `from` and `to` are always known here, because `timeReason` leaves out sessions without them.
  { from = '', to = '' }: SessionTimes,
  possibleParts: readonly Part[],
): Reason {
  const hours = `va ${spanText(from, to)}`
  if (possibleParts.length === 0) {
    return unread(`${hours}, y ninguna parte de programme.yaml tiene esas horas`)
  }
  const titles = possibleParts.map(({ title }) => quoted(title)).join(' y ')
  const room = quoted(session.room)
  // The only part with these hours is refused, because the room is named like the venue of another part.
  if (possibleParts.length === 1) {
    return unread(`${hours}, cuando solo está ${titles}, y su sala, ${room}, es otra sede`)
  }
  const which = session.room ? `su sala, ${room}, no dice en cuál` : 'sin sala no se sabe en cuál'
  return unread(`${hours}, y cabe en ${titles}: ${which}; pon en «sala» el nombre de la sede`)
}

/** "del 8 de mayo, 11:30, al 8 de mayo, 12:15" */
const spanText = (from: string, to: string) => `del ${momentText(from)}, al ${momentText(to)}`

const momentText = (moment: string) => `${dayMonth(moment)}, ${timeOf(moment)}`

/** A remark if the import has chosen the session's day (`Placing.remarks`): it then differs from the day in the source. */
function remarkOnDay(session: Session, { day, from = '' }: SessionTimes): readonly string[] {
  if (day === isoDay(from)) return []
  return [`${nameOf(session)}: se toma como del ${momentText(from)}`]
}

/** The name of a session in the report: "fila 3, «Picnic»". */
export function nameOf({ where, title }: Session): string {
  return title ? `${where}, ${quoted(title)}` : where
}
