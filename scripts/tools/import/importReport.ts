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
  /** Lines about values and items that stay as they are, although the source differs. */
  readonly keptLines: readonly string[]
  /** Titles of items that no imported session matches. */
  readonly unmatchedTitles: readonly string[]
  readonly remarks: readonly string[]
  /** Titles of parts that have no items after the import. */
  readonly emptyParts: readonly string[]
}

/** A finished import, with everything that its report needs. */
type FinishedImport = {
  readonly folder: string
  /** The folder with backups of the overwritten files; undefined if the import has made none. */
  readonly backups: string | undefined
  readonly source: Source
  readonly read: ReadSessions
  readonly placing: Placing
  readonly merged: MergedEvent
}

/** The lines of the report, the most important ones first. */
export function reportLines(finished: FinishedImport): readonly string[] {
  const { backups, source, read, placing, merged } = finished
  const { unreadHeadings } = read
  return [
    ...lineOnMissingSpeakers(read),
    summary(finished),
    ...(backups ? [`los archivos de antes están en ${backups}`] : []),
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
 * The lines about left-out sessions. All sessions on one other day share a line, because the export of an event of several days
 * has many of them. The remaining sessions have one line each.
 */
function linesOnSessions(leftOut: readonly LeftOutSession[]): readonly string[] {
  const onOtherDays = leftOut.filter(({ kind }) => kind === 'otherDay')
  const others = leftOut.filter(({ kind }) => kind !== 'otherDay')
  const lines = others.map(
    ({ session, says }) => `${nameOf(session)}: ${says}; se queda fuera${withPeople(session)}`,
  )
  const days = new Set(onOtherDays.map(({ day }) => day))
  for (const day of days) {
    const sessionsOfDay = onOtherDays.filter((leftOutSession) => leftOutSession.day === day)
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

/** A line if no session has a speaker. The usual reason is an unknown heading above the column of speakers. */
function lineOnMissingSpeakers({ sessions, unreadHeadings }: ReadSessions): readonly string[] {
  if (sessions.some(({ isTalk }) => isTalk)) return []
  const unread = unreadHeadings.length > 0 ? `; no se leen ${quoted(unreadHeadings)}` : ''
  return [
    `ninguna sesión del archivo lleva ponente; si los hay, su columna tiene que llamarse «Ponentes», «Ponente 1» o «Speakers»${unread}`,
  ]
}

/**
 * Lines about items that no imported session matches: one about items with the title of a left-out session, one about others.
 */
function linesOnUnmatched(
  itemTitles: readonly string[],
  leftOut: readonly LeftOutSession[],
): readonly string[] {
  const leftOutTitles = new Set(leftOut.map(({ session }) => session.title))
  const leftOutItems = itemTitles.filter((title) => leftOutTitles.has(title))
  const itemsNotInSource = itemTitles.filter((title) => !leftOutTitles.has(title))
  const lines: string[] = []
  if (leftOutItems.length > 0) {
    lines.push(
      `siguen en programme.yaml como estaban, aunque el archivo las deja fuera: ${quoted(leftOutItems)}; si ya no se dan, bórralas`,
    )
  }
  if (itemsNotInSource.length > 0) {
    lines.push(`se quedan, aunque no están en el archivo: ${quoted(itemsNotInSource)}`)
  }
  return lines
}
