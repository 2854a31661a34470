import { programmeItem } from '../../../src/content/schema/programme.ts'
import { slugOf } from '../../../src/lib/texts.ts'
import type { PlacedSession } from './placing.ts'
import { quoted } from './quoted.ts'
import { fittedLine, type FittedText } from './texts.ts'

/** A cell that means every room: "Todas", "Todas las salas", "All rooms". */
const everyRoom = /^(?:todas?(?: las salas)?|totes(?: les sales)?|all(?: rooms)?|plenari[oa])$/i

/** The separator between two rooms in a cell: "Aula 1 / Aula 2". */
const betweenRooms = / *[/+&] *| y /

/**
 * A name of more than the 30 letters that the schema allows: its first words, some words between, and its last words. Both
 * ends have at most 14 letters. Both are kept, because long names often begin alike: "Sala de reuniones grande del edificio
 * norte" → "Sala de…edificio norte".
 */
const longName = /^(?=.{31})(.{1,14}) .*? (.{1,14})$/

/** A room as the schema of the programme accepts it. */
export function fittedRoom(written: string): FittedText {
  if (everyRoom.test(written)) {
    return { text: undefined, remarks: [`${quoted(written)} no es una sala; sale sin ella`] }
  }
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

/** Remarks about sessions that are in one room at the same time. */
export function roomClashes(sessions: readonly PlacedSession[]): readonly string[] {
  return sessions.flatMap((one, i) =>
    sessions.slice(i + 1).flatMap((other) => {
      const shared = sharedRoom(one, other)
      if (!shared || !overlaps(one, other)) return []
      const titles = `${quoted(one.session.title)} y ${quoted(other.session.title)}`
      return [`${titles} coinciden en ${quoted(shared)}`]
    }),
  )
}

/** Whether two sessions of one part overlap. Sessions of two parts are not compared: two venues may have a room of one name. */
const overlaps = (one: PlacedSession, other: PlacedSession) =>
  one.part === other.part && one.from < other.to && other.from < one.to

function sharedRoom(one: PlacedSession, other: PlacedSession): string | undefined {
  const others = new Set(roomsOf(other).map(slugOf))
  return roomsOf(one).find((room) => others.has(slugOf(room)))
}

const roomsOf = ({ session }: PlacedSession) => session.room.split(betweenRooms).filter(Boolean)
