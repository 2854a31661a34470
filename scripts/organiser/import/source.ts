import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { timeOf, twoDigits } from '../../../src/lib/dates.ts'
import { zoneOffset } from '../../../src/lib/zones.ts'

/** A person as a source describes them. */
export type Person = {
  readonly name: string
  readonly role?: string | null
  readonly bio?: string | null
  /** Address of a photo. */
  readonly photo?: string | null
  readonly links?: readonly { readonly name: string; readonly url: string }[]
}

/** A session as a source describes it. */
export type Session = {
  readonly title: string
  readonly description?: string | null
  /** YYYY-MM-DD; empty if the source has none. */
  readonly day: string
  /** HH:MM on the event's own clocks; empty if the source has none. */
  readonly start: string
  readonly end: string
  readonly room?: string
  readonly speakers: readonly Person[]
}

/**
 * Reads an export: Sessionize's "All data" (sessionize.com/playbook/api), pretalx' schedule.json (docs.pretalx.org), or
 * CSV with a session per row.
 * @param timeZone that of the event: moments in UTC are read as its clocks show them
 * @throws if it is none of the three
 */
export function readSource(file: string, timeZone: string): Session[] {
  const text = decoded(readFileSync(file))
  if (!/^\s*[[{]/.test(text)) return fromCsv(text, timeZone)
  const data = JSON.parse(text) as Partial<Sessionize & Pretalx>
  if (data.sessions && data.speakers) return fromSessionize(data as Sessionize, timeZone)
  if (data.schedule) return fromPretalx(data as Pretalx)
  throw new Error(
    `${file} no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV`,
  )
}

/** Spreadsheets still write Windows-1252. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

type Texts<Names extends string> = Readonly<Record<Names, string | null>>

type Sessionize = {
  readonly sessions: readonly (Texts<'description' | 'startsAt' | 'endsAt'> & {
    readonly title: string
    readonly roomId: number | null
    readonly speakers: readonly string[]
  })[]
  readonly speakers: readonly (Texts<'tagLine' | 'bio' | 'profilePicture'> & {
    readonly id: string
    readonly fullName: string
    readonly links: readonly { readonly title: string; readonly url: string }[]
  })[]
  readonly rooms: readonly { readonly id: number; readonly name: string }[]
}

const fromSessionize = ({ sessions, speakers, rooms }: Sessionize, timeZone: string): Session[] =>
  sessions.map(({ startsAt, endsAt, roomId, speakers: ids, ...session }) => ({
    ...session,
    ...startIn(startsAt ?? '', timeZone),
    end: startIn(endsAt ?? '', timeZone).start,
    room: rooms.find(({ id }) => id === roomId)?.name,
    speakers: speakers
      .filter(({ id }) => ids.includes(id))
      .map(({ fullName, tagLine, bio, profilePicture, links }) => ({
        name: fullName,
        role: tagLine,
        bio,
        photo: profilePicture,
        links: links.map(({ title, url }) => ({ name: title, url })),
      })),
  }))

/** `date` is on the clocks of the event, with their offset. */
type PretalxSession = Readonly<Record<'title' | 'date' | 'duration', string>> &
  Texts<'abstract' | 'description'> & {
    readonly persons: readonly (Texts<'biography' | 'avatar'> & { readonly public_name: string })[]
  }

type Pretalx = {
  readonly schedule: {
    readonly conference: {
      readonly days: readonly { readonly rooms: Readonly<Record<string, PretalxSession[]>> }[]
    }
  }
}

const fromPretalx = ({ schedule }: Pretalx): Session[] =>
  schedule.conference.days
    .flatMap(({ rooms }) => Object.entries(rooms))
    .flatMap(([room, sessions]) =>
      sessions.map(({ title, date, duration, abstract, description, persons }) => ({
        title,
        description: abstract || description,
        day: date.slice(0, 10),
        start: timeOf(date),
        end: later(timeOf(date), duration),
        room,
        speakers: persons.map(({ public_name: name, biography, avatar }) => ({
          name,
          bio: biography,
          photo: avatar,
        })),
      })),
    )

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** "09:30" and "01:00" → "10:30", past midnight too. */
function later(start: string, duration: string): string {
  const end = minutesOf(start) + minutesOf(duration)
  return `${twoDigits(Math.floor(end / 60) % 24)}:${twoDigits(end % 60)}`
}

/** The columns, by the headings that people give them, without accents. */
const headings = {
  title: /^(?:title|titulo|charla|talk|session|sesion)$/,
  description: /^(?:description|descripcion|abstract|resumen)$/,
  start: /^(?:start|inicio|hora|comienzo|desde)$/,
  end: /^(?:end|fin|final|hasta)$/,
  room: /^(?:room|sala|aula|track)$/,
  speakers: /^(?:speakers?|ponentes?)$/,
} as const

function fromCsv(text: string, timeZone: string): Session[] {
  const [first = ''] = text.split('\n', 1)
  const rows: Record<string, string>[] = parse(text, {
    bom: true,
    columns: (names: string[]) => names.map(columnOf),
    delimiter: [';', '\t'].find((one) => first.includes(one)) ?? ',',
    skip_empty_lines: true,
    trim: true,
  })
  return rows.map(({ title, description, start = '', end = '', room, speakers = '' }) => {
    if (title === undefined) {
      throw new Error(
        'un CSV lleva en su primera fila los nombres de sus columnas: title, description, start, end, room, speakers',
      )
    }
    const names = speakers.split(/\s*[,;/\n]\s*|\s+(?:y|and|&)\s+/).filter(Boolean)
    return {
      title,
      description,
      ...startIn(start, timeZone),
      end: startIn(end, timeZone).start,
      room,
      speakers: names.map((name) => ({ name })),
    }
  })
}

function columnOf(heading: string): string {
  const plain = heading.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return Object.entries(headings).find(([, names]) => names.test(plain))?.[0] ?? plain
}

const padded = (parts: readonly string[]) => parts.map((part) => twoDigits(Number(part)))

/** Day and time of "2025-11-08T09:00:00", "2025-11-08T08:00:00Z", "8/11/2025 9:00" or "9:00". */
function startIn(written: string, timeZone: string): Pick<Session, 'day' | 'start'> {
  const instant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(written) ? Date.parse(written) : null
  const local =
    instant === null ? written : new Date(instant + zoneOffset(instant, timeZone)).toISOString()
  const spanish = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(local)?.slice(1).toReversed()
  const date = /(\d{4})-(\d\d)-(\d\d)/.exec(local)?.slice(1) ?? spanish ?? []
  const time = /(\d{1,2})[:.](\d\d)(?!\d*[/.-])/.exec(local)?.slice(1) ?? []
  return { day: padded(date).join('-'), start: padded(time).join(':') }
}
