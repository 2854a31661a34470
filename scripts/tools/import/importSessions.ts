import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, YAMLMap, YAMLSeq } from 'yaml'
import { dayDate } from '../../../src/lib/dates.ts'
import type { Report } from '../../build/lib/run-script.ts'
import { type EventFiles, itemsOf, momentAt, namesOf, openEvent, speakersOf } from './eventFiles.ts'
import { linesOnLeftOut, type MergedEvent, reportLines } from './importReport.ts'
import { mergeProgramme } from './mergeProgramme.ts'
import { mergeSpeakers } from './mergeSpeakers.ts'
import { type ImportNotes, noNotes, notesFile, notesText, readNotes } from './noted.ts'
import { joinedPeople } from './people.ts'
import { type PlacedSession, type Placing, placeSessions } from './placing.ts'
import { readSource } from './readSource.ts'
import type { Source } from './rows.ts'
import { sessionsIn } from './sessions.ts'
import { textOf } from './values.ts'

export type ImportOptions = {
  /** The folder of the event's files. */
  readonly folder: string
  /** The export of another tool. */
  readonly source: string
  /** Whether no session and no speaker of what was there stays. */
  readonly isReplacing: boolean
  /** A folder for copies of the files that are replaced; it does not exist yet. */
  readonly backups: string
}

/**
 * Takes speakers and programme of an event from another tool's export. What a hand has written stays, and so does what is
 * not in the source. What cannot be read with certainty stays out, and is said.
 * @throws if the source cannot be read, or nothing of it fits the event; then nothing is written
 */
export function importSessions(options: ImportOptions, report: Report): void {
  const { folder, isReplacing } = options
  const event = openEvent(folder)
  const source = readSource(options.source)
  const read = sessionsIn(source)
  const placing = placeSessions(read.sessions, event.parts, event.clock)
  refuseIfNothingFits(event, source, placing)
  if (isReplacing) refuseIfIncomplete(source, placing)

  const before = isReplacing ? noNotes : readNotes(folder)
  if (isReplacing) empty(event)
  const merged = mergeInto(event, placing.placed, before)
  if (isReplacing) keepCopies(options)
  writeEvent(folder, event, merged.notes)

  const copies = isReplacing ? options.backups : undefined
  for (const line of reportLines({ folder, copies, source, read, placing, merged })) report(line)
}

/** Writes placed sessions and their people into an event's documents. */
function mergeInto(
  event: EventFiles,
  placed: readonly PlacedSession[],
  before: ImportNotes,
): MergedEvent {
  const namesBefore = namesOf(event)
  const people = joinedPeople(placed.flatMap(({ session }) => session.people))
  const speakers = mergeSpeakers(speakersOf(event), people, before.speakers)
  const programme = mergeProgramme(event.parts, placed, speakers.ids, before)
  sortItems(event)
  return {
    notes: { speakers: speakers.noted, sessions: programme.noted },
    speakerCount: speakers.ids.size,
    namesBefore,
    kept: [...speakers.kept, ...programme.kept],
    others: programme.others,
    remarks: [...speakers.remarks, ...programme.remarks],
    removedParts: removeEmptyParts(event),
  }
}

/** @throws if no session is in the hours of a part */
function refuseIfNothingFits({ clock }: EventFiles, source: Source, placing: Placing): void {
  if (placing.placed.length > 0) return
  const day = dayDate(clock.start)
  const reason = `ninguna sesión cabe el ${day}, el día de «start» en event.yaml, en las partes de programme.yaml: no se ha escrito nada`
  throw new Error([reason, ...source.brokenRows, ...linesOnLeftOut(placing.leftOut)].join('\n'))
}

/** @throws if a row stays out for any other reason than its own status: what it says would be lost */
function refuseIfIncomplete(source: Source, { leftOut }: Placing): void {
  const unread = leftOut.filter(({ kind }) => kind !== 'status')
  const lines = [...source.brokenRows, ...linesOnLeftOut(unread)]
  if (lines.length === 0) return
  throw new Error(
    [
      'no se ha escrito nada: --replace borra lo que hay, y del archivo no se puede leer todo. Corrige o quita esto, o importa sin --replace',
      ...lines,
    ].join('\n'),
  )
}

function empty({ speakers, parts }: EventFiles): void {
  speakers.set('speakers', new YAMLMap())
  for (const { node } of parts) node.set('items', new YAMLSeq())
}

function sortItems({ parts, clock }: EventFiles): void {
  const startOf = (item: YAMLMap) => momentAt(clock, textOf(item.get('start')))
  for (const { node } of parts) {
    itemsOf(node).items.sort((one, other) => startOf(one).localeCompare(startOf(other)))
  }
}

/** A part has to have an item. @returns the titles of those that are removed */
function removeEmptyParts({ programme, parts }: EventFiles): readonly string[] {
  const empties = parts.filter(({ node }) => itemsOf(node).items.length === 0)
  const list = programme.get('parts') as { items: YAMLMap[] }
  list.items = list.items.filter((node) => !empties.some((part) => part.node === node))
  return empties.map(({ title }) => title)
}

/** Copies the files that are about to be replaced. */
function keepCopies({ folder, backups }: ImportOptions): void {
  mkdirSync(backups, { recursive: true })
  for (const name of ['speakers.yaml', 'programme.yaml', notesFile]) {
    const file = path.join(folder, name)
    if (existsSync(file)) cpSync(file, path.join(backups, name))
  }
}

function writeEvent(folder: string, { speakers, programme }: EventFiles, notes: ImportNotes): void {
  const files = {
    'speakers.yaml': yamlOf(speakers),
    'programme.yaml': yamlOf(programme),
    [notesFile]: notesText(notes),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

const yamlOf = (document: Document) => document.toString({ lineWidth: 100 })
