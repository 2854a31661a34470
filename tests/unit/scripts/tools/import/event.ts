// Events that the import's tests import into, and the import itself.
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

type Day = {
  readonly start: string
  readonly end: string
  readonly parts: readonly Fields[]
}

type Hours = { readonly start: string; readonly end: string }

const part = (id: string, venue: string, hours: Hours) => ({
  id,
  tone: 'day',
  title: id,
  venue,
  ...hours,
  intro: 'Uno.',
})

/** The events that the tests import into. Each has one day. */
const days = {
  /** 8 November 2025, with a part by day and a part by night. */
  november: {
    start: '2025-11-08T09:00:00+01:00',
    end: '02:00',
    parts: [
      part('day', 'local', { start: '09:00', end: '14:00' }),
      part('night', 'local', { start: '21:00', end: '02:00' }),
    ],
  },
  /** 8 May 2027 from 10 to 20, in one part. */
  may: {
    start: '2027-05-08T10:00:00+02:00',
    end: '20:00',
    parts: [part('day', 'local', { start: '10:00', end: '20:00' })],
  },
  /** 8 May 2027 from 9 to 20, in two venues. Their parts overlap from 12 to 14. */
  twoVenues: {
    start: '2027-05-08T09:00:00+02:00',
    end: '20:00',
    parts: [
      part('teatro', 'local', { start: '09:00', end: '14:00' }),
      part('parque', 'park', { start: '12:00', end: '20:00' }),
    ],
  },
} satisfies Record<string, Day>

export type DayName = keyof typeof days

const venue = (name: string, inSentence: string) => ({
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
  local: venue('Teatro Viejo', 'el teatro'),
  park: venue('Parque de la Ribera', 'el parque'),
}

/** The venues of these parts. A venue without a part would be a mistake. */
const venuesOf = (parts: Day['parts']) =>
  Object.fromEntries(
    Object.entries(venues).filter(([id]) => parts.some((dayPart) => dayPart.venue === id)),
  )

/**
 * The title of the item that ends each part. It stands for an item that the organiser wrote before the import. A part needs an
 * item, or else the content has a mistake.
 */
export const handWrittenTitle = 'Escrito a mano'

/** More content that an organiser has written before the import. */
type HandWritten = {
  /** Items of the first part, before the last one. */
  readonly items?: readonly Fields[]
  /** The text of speakers.yaml. */
  readonly speakers?: string
}

/** Makes a folder with one of the events. @returns the folder */
export function eventOn(
  dayName: DayName,
  { items = [], speakers = 'speakers: {}' }: HandWritten = {},
): string {
  const day = days[dayName]
  const folder = path.join(folderWith({}), 'event')
  newEvent(folder, () => {})
  // The delivered texts may name venues of src/content, which this event lacks. So it gets the texts of the tests' event.
  for (const file of ['copy.yaml', 'states.yaml', 'files.yaml']) {
    cpSync(path.join(eventoFolder, file), path.join(folder, file))
  }
  // These texts name the mail address and the time to answer. A new event has neither.
  const facts = `start: ${day.start}\nend: ${day.end}\nemail: hola@evento.example\nreplyHours: 24`
  const event = readFileSync(path.join(folder, 'event.yaml'), 'utf8')
    .replace(/^start: .*/m, facts)
    // Tests read content at an earlier moment (`builtAt`) than the `updated` of a new event. An `updated` in the future is a
    // mistake.
    .replace(/^updated: .*/m, 'updated: 2025-10-01')
  const parts = day.parts.map((dayPart, index) => {
    const { start, end } = dayPart
    // No imported item is in this room, so the hand-written item overlaps none of them.
    const lastItem = { start, end, title: handWrittenTitle, room: 'Taquilla' }
    const itemsBefore = index === 0 ? items : []
    return { ...dayPart, items: [...itemsBefore, lastItem] }
  })
  write(folder, {
    'event.yaml': event,
    'venues.yaml': stringify({ venues: venuesOf(day.parts) }),
    'programme.yaml': stringify({ parts }),
    'speakers.yaml': speakers,
  })
  return folder
}

export const textOf = (folder: string, name: string) =>
  readFileSync(path.join(folder, name), 'utf8')

type ImportOptions = {
  /** The event's folder. */
  readonly folder: string
  /** Text or bytes of a CSV file, or a value that becomes a JSON file. */
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
  const file = path.join(folderWith({}), isTable ? 'a.csv' : 'a.json')
  writeFileSync(file, isTable ? source : JSON.stringify(source))
  const report: string[] = []
  const backups = path.join(folder, '..', 'antes')
  importSessions({ folder, source: file, isReplacing, backups }, (line) => report.push(line))
  // This throws if the import has written a mistake, or a file that nothing reads.
  readSiteContent(folder)
  return report
}

/** The items, a line each, without the hand-written ones: "day | 10:30 | 11:00 | Norte | {speaker:eva-ros,talk:Uno}". */
export function itemLinesIn(folder: string): readonly string[] {
  const { parts } = parse(textOf(folder, 'programme.yaml')) as { readonly parts: readonly Part[] }
  return parts.flatMap(({ id, items }) =>
    items
      .filter(({ title }) => title !== handWrittenTitle)
      .map(({ start, end, room, title, description, talks = [] }) => {
        const talkTexts = talks.map((talk) => JSON.stringify(talk).replaceAll('"', ''))
        const cells = [id, start, end, room, title, description, ...talkTexts]
        return cells.filter(Boolean).join(' | ')
      }),
  )
}
