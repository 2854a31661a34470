import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, YAMLMap, YAMLSeq } from 'yaml'
import { dayDate } from '../../../src/lib/dates.ts'
import type { Report } from '../../build/lib/runScript.ts'
import {
  type EventDocuments,
  ensureItems,
  momentAt,
  openDocuments,
  speakerNamesIn,
  speakersIn,
} from './eventDocuments.ts'
import { linesOnLeftOut, type MergedEvent, reportLines } from './importReport.ts'
import { mergeProgramme } from './mergeProgramme.ts'
import { mergeSpeakers } from './mergeSpeakers.ts'
import { type ImportNotes, noNotes, notesFile, notesText, readNotes } from './importNotes.ts'
import { joinedPeople } from './people.ts'
import { type PlacedSession, type Placing, placeSessions } from './placing.ts'
import { readSource } from './readSource.ts'
import type { Source } from './rows.ts'
import { sessionsIn } from './sessions.ts'
import { textOf } from './values.ts'

export type ImportOptions = {
  /** The folder of the event's files. */
  readonly folder: string
  /** The file that another tool has exported. */
  readonly source: string
  /** Whether the import first removes all sessions and speakers of the event (`--replace`). */
  readonly isReplacing: boolean
  /** The folder for backups of the files that an import with `--replace` overwrites. It does not exist yet. */
  readonly backups: string
}

/**
 * Imports speakers and programme of an event from another tool's export. Sessions that cannot be read with certainty are left
 * out and reported. Without `isReplacing` three things stay: values that somebody has written by hand, and sessions and
 * speakers that are not in the source.
 * @throws before anything is written: if a file cannot be read, if no session fits the event or, with `isReplacing`, if the
 *   source is incomplete
 */
export function importSessions(options: ImportOptions, report: Report): void {
  const { folder, isReplacing } = options
  const event = openDocuments(folder)
  const source = readSource(options.source)
  const read = sessionsIn(source)
  const placing = placeSessions(read.sessions, event.parts, event.clock)
  refuseIfNothingFits(event, source, placing)
  if (isReplacing) refuseIfIncomplete(source, placing)

  const lastNotes = isReplacing ? noNotes : readNotes(folder)
  if (isReplacing) removeEverything(event)
  const merged = mergeInto(event, placing.placed, lastNotes)
  if (isReplacing) makeBackups(options)
  writeEvent(folder, event, merged.notes)

  const backups = isReplacing ? options.backups : undefined
  for (const line of reportLines({ folder, backups, source, read, placing, merged })) report(line)
}

/** Merges placed sessions and their people into an event's documents. `writeEvent` then writes the files. */
function mergeInto(
  event: EventDocuments,
  placed: readonly PlacedSession[],
  lastNotes: ImportNotes,
): MergedEvent {
  const namesBefore = speakerNamesIn(event)
  const people = joinedPeople(placed.flatMap(({ session }) => session.people))
  const speakers = mergeSpeakers(speakersIn(event), people, lastNotes.speakers)
  const programme = mergeProgramme(event.parts, placed, speakers.ids, lastNotes)
  sortItems(event)
  const emptyParts = removeEmptyParts(event)
  return {
    notes: { speakers: speakers.notes, sessions: programme.notes },
    speakerCount: speakers.ids.size,
    namesBefore,
    keptLines: [...speakers.keptLines, ...programme.keptLines],
    unmatchedTitles: programme.unmatchedTitles,
    remarks: [...speakers.remarks, ...programme.remarks],
    emptyParts,
  }
}

/** @throws if no session has a place in a part */
function refuseIfNothingFits({ clock }: EventDocuments, source: Source, placing: Placing): void {
  if (placing.placed.length > 0) return
  const day = dayDate(clock.start)
  const reason = `ninguna sesión cabe el ${day}, el día de «start» en event.yaml, en las partes de programme.yaml: no se ha escrito nada`
  throw new Error([reason, ...linesOnLeftOut(source, placing.leftOut)].join('\n'))
}

/** @throws if a row cannot be read, or if a session is left out for any reason but its status in the source (`Reason.kind`) */
function refuseIfIncomplete(source: Source, { leftOut }: Placing): void {
  const lostSessions = leftOut.filter(({ kind }) => kind !== 'status')
  const lines = linesOnLeftOut(source, lostSessions)
  if (lines.length === 0) return
  throw new Error(
    [
      'no se ha escrito nada: --replace borra lo que hay, y del archivo no se puede leer todo. Corrige o quita esto, o importa sin --replace',
      ...lines,
    ].join('\n'),
  )
}

/** Removes all speakers, and the items of all parts, from the documents. `writeEvent` then writes the files. */
function removeEverything({ speakers, parts }: EventDocuments): void {
  speakers.set('speakers', new YAMLMap())
  for (const { node } of parts) node.set('items', new YAMLSeq())
}

/** Sorts the items of each part by their moments. Sorted by time, 01:30 would come before 23:00 in a night. */
function sortItems({ parts, clock }: EventDocuments): void {
  const startOf = (item: YAMLMap) => momentAt(clock, textOf(item.get('start')))
  for (const { node } of parts) {
    ensureItems(node).items.sort((one, other) => startOf(one).localeCompare(startOf(other)))
  }
}

/**
 * Removes parts without items, which the schema does not allow.
 * @returns the titles of the removed parts
 */
function removeEmptyParts({ programme, parts }: EventDocuments): readonly string[] {
  const emptyParts = parts.filter(({ node }) => ensureItems(node).items.length === 0)
  const list = programme.get('parts') as { items: YAMLMap[] }
  list.items = list.items.filter((node) => !emptyParts.some((part) => part.node === node))
  return emptyParts.map(({ title }) => title)
}

/** Copies the files that `writeEvent` will overwrite. */
function makeBackups({ folder, backups }: ImportOptions): void {
  mkdirSync(backups, { recursive: true })
  for (const name of ['speakers.yaml', 'programme.yaml', notesFile]) {
    const file = path.join(folder, name)
    if (existsSync(file)) cpSync(file, path.join(backups, name))
  }
}

function writeEvent(
  folder: string,
  { speakers, programme }: EventDocuments,
  notes: ImportNotes,
): void {
  const files = {
    'speakers.yaml': yamlOf(speakers),
    'programme.yaml': yamlOf(programme),
    [notesFile]: notesText(notes),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

const yamlOf = (document: Document) => document.toString({ lineWidth: 100 })
