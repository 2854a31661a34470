import { programmeItem } from '../../../src/content/schema/programme.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import type { PlacedSession } from './placing.ts'
import { quoted } from './quoted.ts'
import { fittedLine, type FittedText } from './texts.ts'

/** A cell that means every room: "Todas", "Toda", "Todas las salas", "Totes les sales", "All", "All rooms", "Plenaria". */
const everyRoom = /^(?:todas?(?: las salas)?|totes(?: les sales)?|all(?: rooms)?|plenari[oa])$/i

/** The separator between two rooms in a cell: "Aula 1 / Aula 2". */
const betweenRooms = / *[/+&] *| y /

/** At least 31 letters. The schema allows 30. */
const tooManyLetters = '(?=.{31})'
/** The first words or the last words of a name, in 14 letters. Both together have 29 letters with the "…" between them. */
const words = '(.{1,14})'
/** A room whose name is too long: its first words, the words between, and its last words. */
const longName = new RegExp(`^${tooManyLetters}${words} .*? ${words}$`)

/** Fits a room into the schema of the programme. */
export function fittedRoom(written: string): FittedText {
  if (everyRoom.test(written)) {
    return { text: undefined, remarks: [`${quoted(written)} no es una sala; sale sin ella`] }
  }
  // "Sala de reuniones grande del edificio norte" → "Sala de…edificio norte". The end stays, because long names often begin
  // alike.
  const short = written.replace(longName, '$1…$2')
  const { text, remarks } = fittedLine(short, programmeItem.shape.room.unwrap())
  return {
    text,
    remarks: [...remarks, ...remarkOnLength(written, short), ...remarkOnSeveral(written)],
  }
}

const remarkOnLength = (written: string, short: string) =>
  short === written ? [] : [`su sala, ${quoted(written)}, es ${quoted(short)}`]

function remarkOnSeveral(written: string): readonly string[] {
  if (!betweenRooms.test(written)) return []
  return [`su sala, ${quoted(written)}, nombra varias y sale como una sola`]
}

/** Remarks about pairs of sessions that are in one room at the same time. */
export function roomClashes(sessions: readonly PlacedSession[]): readonly string[] {
  return sessions.flatMap((one, i) =>
    sessions.slice(i + 1).flatMap((other) => {
      const shared = sharedRoom(one, other)
      if (!shared || !overlap(one, other)) return []
      const titles = `${quoted(one.session.title)} y ${quoted(other.session.title)}`
      return [`${titles} coinciden en ${quoted(shared)}`]
    }),
  )
}

/**
 * Whether two sessions of one part of the day overlap. Sessions of different parts never clash, because each of two venues may
 * have an "Aula 1".
 */
const overlap = (one: PlacedSession, other: PlacedSession) =>
  one.part === other.part && one.from < other.to && other.from < one.to

function sharedRoom(one: PlacedSession, other: PlacedSession): string | undefined {
  const slugsOfOther = new Set(roomsOf(other).map(slugOf))
  return roomsOf(one).find((room) => slugsOfOther.has(slugOf(room)))
}

const roomsOf = ({ session }: PlacedSession) => session.room.split(betweenRooms).filter(Boolean)
