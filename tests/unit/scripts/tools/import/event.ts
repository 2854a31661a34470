// Events into which the tests import, and the import itself.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { readSiteContent } from '../../../../support/siteContent.ts'
import { importSessions } from '../../../../../scripts/tools/import/importSessions.ts'
import { newEvent } from '../../../../../scripts/tools/new/newEvent.ts'
import { eventoFolder } from '../../../../support/evento.ts'
import { folderWith, write } from '../../../../support/temporaryFolder.ts'

export type Fields = Readonly<Record<string, unknown>>

type Item = Fields & { readonly talks?: readonly Fields[] }
type Part = { readonly id: string; readonly items: readonly Item[] }

/** When an event starts and ends, and the parts of its programme. */
type Schedule = {
  readonly start: string
  readonly end: string
  readonly parts: readonly Fields[]
}

type Hours = { readonly start: string; readonly end: string }

/** A part of the programme at a venue. */
const partAt = (venueId: string, id: string, hours: Hours) => ({
  id,
  tone: 'day',
  title: id,
  venue: venueId,
  ...hours,
  intro: 'Uno.',
})

/** The events into which the tests import. Each is on one day. */
const schedules = {
  /** 8 November 2025, with a part by day and a part by night. */
  november: {
    start: '2025-11-08T09:00:00+01:00',
    end: '02:00',
    parts: [
      partAt('theatre', 'day', { start: '09:00', end: '14:00' }),
      partAt('theatre', 'night', { start: '21:00', end: '02:00' }),
    ],
  },
  /** 8 May 2027 from 10 to 20, in one part. */
  may: {
    start: '2027-05-08T10:00:00+02:00',
    end: '20:00',
    parts: [partAt('theatre', 'day', { start: '10:00', end: '20:00' })],
  },
  /** 8 May 2027 from 9 to 20, at two venues. The parts at these venues overlap from 12 to 14. */
  twoVenues: {
    start: '2027-05-08T09:00:00+02:00',
    end: '20:00',
    parts: [
      partAt('theatre', 'teatro', { start: '09:00', end: '14:00' }),
      partAt('park', 'parque', { start: '12:00', end: '20:00' }),
    ],
  },
} satisfies Record<string, Schedule>

export type EventName = keyof typeof schedules

const venueNamed = (name: string, inSentence: string) => ({
  name,
  inSentence,
  directions: 'Cómo llegar',
  street: 'Calle Mayor, 1',
  postalCode: '41018',
  latitude: 37.38,
  longitude: -5.97,
  what: 'Charlas',
  description: 'Un sitio.',
  homeHours: { from: '09:00', to: '14:00' },
})

const venues = {
  theatre: venueNamed('Teatro Viejo', 'el teatro'),
  park: venueNamed('Parque de la Ribera', 'el parque'),
}

/** The venues of these parts. In the content, a venue without a part would be a mistake. */
function venuesOf(parts: Schedule['parts']) {
  const usedIds = new Set(parts.map(({ venue }) => venue))
  return Object.fromEntries(Object.entries(venues).filter(([id]) => usedIds.has(id)))
}

/**
 * The title of the last item of each part, as if the organiser had written this item before the import. A part without items
 * would be a mistake in the content.
 */
export const handWrittenTitle = 'Escrito a mano'

/** More content that an organiser has written before the import. */
type HandWritten = {
  /** Items of the first part, before its last item. */
  readonly items?: readonly Fields[]
  /** The text of speakers.yaml. */
  readonly speakers?: string
}

/** The event.yaml of an event, made from the event.yaml of a new event. */
function eventFile(newEventFile: string, { start, end }: Schedule): string {
  // The texts of the tests' event name the mail address and the time to answer, which a new event lacks.
  const facts = `start: ${start}\nend: ${end}\nemail: hola@evento.example\nreplyHours: 24`
  return (
    newEventFile
      .replace(/^start: .*/m, facts)
      // A new event was updated today. Tests read it at an earlier moment (`builtAt`), at which that would be a mistake.
      .replace(/^updated: .*/m, 'updated: 2025-10-01')
  )
}

/** Makes a folder with one of the events. @returns the folder */
export function makeEvent(
  name: EventName,
  { items = [], speakers = 'speakers: {}' }: HandWritten = {},
): string {
  const schedule = schedules[name]
  const folder = path.join(folderWith({}), 'event')
  newEvent(folder, () => {})
  // A new event has the delivered texts, which may name venues of src/content. This event lacks them, so it gets other texts.
  for (const file of ['copy.yaml', 'states.yaml', 'files.yaml']) {
    cpSync(path.join(eventoFolder, file), path.join(folder, file))
  }
  const parts = schedule.parts.map((part, index) => {
    const { start, end } = part
    // No imported item is in the room "Taquilla", so the hand-written item overlaps none of them.
    const lastItem = { start, end, title: handWrittenTitle, room: 'Taquilla' }
    const itemsBefore = index === 0 ? items : []
    return { ...part, items: [...itemsBefore, lastItem] }
  })
  write(folder, {
    'event.yaml': eventFile(textOf(folder, 'event.yaml'), schedule),
    'venues.yaml': stringify({ venues: venuesOf(schedule.parts) }),
    'programme.yaml': stringify({ parts }),
    'speakers.yaml': speakers,
  })
  return folder
}

/** The text of a file in an event's folder. */
export const textOf = (folder: string, name: string) =>
  readFileSync(path.join(folder, name), 'utf8')

/** The folder into which --replace copies the files of an event before it replaces them. */
export const backupFolderOf = (folder: string) => path.join(folder, '..', 'antes')

type ImportOptions = {
  /** The event's folder. */
  readonly folder: string
  /** The text or the bytes of a CSV file. Any other value becomes a JSON file. */
  readonly source: unknown
  /** Whether the import replaces the programme (--replace). */
  readonly isReplacing?: boolean
}

/** Imports a source. The event must be valid afterwards. @returns the import's report, a line each */
export function runImport({
  folder,
  source,
  isReplacing = false,
}: ImportOptions): readonly string[] {
  const isTable = typeof source === 'string' || Buffer.isBuffer(source)
  const sourceFile = path.join(folderWith({}), isTable ? 'a.csv' : 'a.json')
  writeFileSync(sourceFile, isTable ? source : JSON.stringify(source))
  const report: string[] = []
  const options = { folder, source: sourceFile, isReplacing, backups: backupFolderOf(folder) }
  importSessions(options, (line) => report.push(line))
  // Throws if the import has written a mistake, or a file that nothing reads.
  readSiteContent(folder)
  return report
}

/** An item as a line: "day | 10:30 | 11:00 | Norte | {speaker:eva-ros,talk:Uno}". A field that the item lacks is left out. */
function itemLine(partId: string, item: Item): string {
  const { start, end, room, title, description, talks = [] } = item
  const talkTexts = talks.map((talk) => JSON.stringify(talk).replaceAll('"', ''))
  const fields = [partId, start, end, room, title, description, ...talkTexts]
  return fields.filter(Boolean).join(' | ')
}

/** The items of the programme without those of `handWrittenTitle`, a line each. */
export function itemLinesIn(folder: string): readonly string[] {
  const { parts } = parse(textOf(folder, 'programme.yaml')) as { readonly parts: readonly Part[] }
  return parts.flatMap(({ id, items }) => {
    const otherItems = items.filter(({ title }) => title !== handWrittenTitle)
    return otherItems.map((item) => itemLine(id, item))
  })
}
