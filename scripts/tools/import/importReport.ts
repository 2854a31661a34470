import { dayDate } from '../../../src/lib/dates.ts'
import type { ImportNotes } from './importNotes.ts'
import { remarksOnPeople } from './people.ts'
import { personNamed } from './person.ts'
import { type LeftOutSession, nameOf, type Placing } from './placing.ts'
import { quoted } from './quoted.ts'
import { roomClashes } from './rooms.ts'
import type { Source } from './rows.ts'
import type { ReadSessions, Session } from './sessions.ts'

/** An event into which sessions have been merged. */
export type MergedEvent = {
  /** The notes for the next import. */
  readonly notes: ImportNotes
  /** The number of imported speakers. */
  readonly speakerCount: number
  /** Names of the speakers that the event had before the import. */
  readonly namesBefore: readonly string[]
  /** Lines about values and items that stay as they are although the source has other ones. */
  readonly keptLines: readonly string[]
  /** Titles of items that no imported session matches. */
  readonly unmatchedTitles: readonly string[]
  readonly remarks: readonly string[]
  /** Titles of parts that have no items after the import. */
  readonly emptyParts: readonly string[]
}

/** An import with everything that its report tells. */
type FinishedImport = {
  readonly folder: string
  /** The folder with copies of the former files, if there are any. */
  readonly copies: string | undefined
  readonly source: Source
  readonly read: ReadSessions
  readonly placing: Placing
  readonly merged: MergedEvent
}

/** The lines of the report, the most important ones first. */
export function reportLines(finished: FinishedImport): readonly string[] {
  const { copies, source, read, placing, merged } = finished
  const { unreadHeadings } = read
  return [
    ...lineOnMissingSpeakers(read),
    summary(finished),
    ...(copies ? [`los archivos de antes están en ${copies}`] : []),
    ...source.remarks,
    ...linesOnLeftOut(source, placing.leftOut),
    ...merged.keptLines,
    ...linesOnUnmatched(merged.unmatchedTitles, placing.leftOut),
    ...placing.remarks,
    ...linesOnReading(finished),
    ...merged.remarks,
    ...roomClashes(placing.placed),
    ...merged.emptyParts.map(
      (title) => `la parte ${quoted(title)} se queda sin sesiones, y se quita`,
    ),
    ...(unreadHeadings.length > 0 ? [`estos campos no se leen: ${quoted(unreadHeadings)}`] : []),
    'ahora: npm run check',
  ]
}

/** "sesiones: 12; ponentes: 9; en src/content; fuera: 2" */
function summary({ folder, source, placing, merged }: FinishedImport): string {
  const leftOutCount = source.brokenRowLines.length + placing.leftOut.length
  const keptCount = merged.keptLines.length
  const facts = [
    `sesiones: ${placing.placed.length}`,
    `ponentes: ${merged.speakerCount}`,
    `en ${folder}`,
  ]
  if (leftOutCount > 0) facts.push(`fuera: ${leftOutCount}`)
  if (keptCount > 0) facts.push(`como lo tenías: ${keptCount}`)
  return facts.join('; ')
}

/** Remarks about how cells and people were read. */
function linesOnReading({ read, placing, merged }: FinishedImport): readonly string[] {
  const peopleInSource = read.sessions.flatMap((session) => session.people)
  const peopleBefore = merged.namesBefore.map((name) => personNamed(name))
  return [
    ...placing.placed.flatMap(({ session }) =>
      session.remarks.map((remark) => `${nameOf(session)}: ${remark}`),
    ),
    ...remarksOnPeople([...peopleInSource, ...peopleBefore]),
  ]
}

/** The lines about rows that cannot be read, and about left-out sessions. */
export const linesOnLeftOut = (source: Source, leftOut: readonly LeftOutSession[]) => [
  ...source.brokenRowLines,
  ...linesOnSessions(leftOut),
]

/**
 * The lines about left-out sessions. All sessions of another day share a line, because the export of an event of several days
 * has many. Every other session has its own.
 */
function linesOnSessions(leftOut: readonly LeftOutSession[]): readonly string[] {
  const ofOtherDays = leftOut.filter(({ kind }) => kind === 'otherDay')
  const withOwnLine = leftOut.filter(({ kind }) => kind !== 'otherDay')
  const lines = withOwnLine.map(
    ({ session, says }) => `${nameOf(session)}: ${says}; se queda fuera${withPeople(session)}`,
  )
  const days = new Set(ofOtherDays.map(({ day }) => day))
  for (const day of days) {
    const sessionsOfDay = ofOtherDays.filter((one) => one.day === day)
    lines.push(lineOnDay(day, sessionsOfDay))
  }
  return lines
}

/** ", con Ana Ruiz, Luis Gil" */
function withPeople({ people }: Session): string {
  if (people.length === 0) return ''
  return `, con ${people.map(({ name }) => name).join(', ')}`
}

function lineOnDay(day: string, sessions: readonly LeftOutSession[]): string {
  const titles = sessions.map(({ session }) => quoted(session.title)).join(', ')
  return `no son del día del evento, sino del ${dayDate(day)}, y se quedan fuera: ${titles}`
}

/** A line if no session has a speaker. Usually the import then does not know the heading of the column of speakers. */
function lineOnMissingSpeakers({ sessions, unreadHeadings }: ReadSessions): readonly string[] {
  if (sessions.some(({ isTalk }) => isTalk)) return []
  const unread = unreadHeadings.length > 0 ? `; no se leen ${quoted(unreadHeadings)}` : ''
  return [
    `ninguna sesión del archivo lleva ponente; si los hay, su columna tiene que llamarse «Ponentes», «Ponente 1» o «Speakers»${unread}`,
  ]
}

/** Lines about items that no imported session matches. Items with the title of a left-out session have a line of their own. */
function linesOnUnmatched(
  titles: readonly string[],
  leftOut: readonly LeftOutSession[],
): readonly string[] {
  const leftOutTitles = new Set(leftOut.map(({ session }) => session.title))
  const ofLeftOut = titles.filter((title) => leftOutTitles.has(title))
  const notInSource = titles.filter((title) => !leftOutTitles.has(title))
  const lines: string[] = []
  if (ofLeftOut.length > 0) {
    lines.push(
      `siguen en programme.yaml como estaban, aunque el archivo las deja fuera: ${quoted(ofLeftOut)}; si ya no se dan, bórralas`,
    )
  }
  if (notInSource.length > 0) {
    lines.push(`se quedan, aunque no están en el archivo: ${quoted(notInSource)}`)
  }
  return lines
}
