import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { twoDigits } from '../../../src/lib/dates.ts'
import { zoneOffset } from '../../../src/lib/zones.ts'

const text = z.string().nullish()

/** Of Sessionize, "All data" (sessionize.com/playbook/api). */
const sessionize = z
  .object({
    sessions: z.array(
      z.object({
        title: z.string(),
        description: text,
        startsAt: text,
        endsAt: text,
        roomId: z.number().nullish(),
        speakers: z.array(z.string()),
      }),
    ),
    speakers: z.array(
      z.object({
        id: z.string(),
        fullName: z.string(),
        tagLine: text,
        bio: text,
        profilePicture: text,
        links: z.array(z.object({ title: z.string(), url: z.string() })),
      }),
    ),
    rooms: z.array(z.object({ id: z.number(), name: z.string() })),
  })
  .transform(({ sessions, speakers, rooms }) => {
    const people = speakers.map(({ id, fullName, tagLine, profilePicture, ...person }) => {
      return { ...person, id, name: fullName, role: tagLine, photo: profilePicture }
    })
    return sessions.map(({ startsAt, endsAt, roomId, speakers: ids, ...session }) => ({
      ...session,
      start: startsAt,
      end: endsAt,
      room: rooms.find(({ id }) => id === roomId)?.name,
      speakers: people.filter(({ id }) => ids.includes(id)),
    }))
  })

/** The schedule.json of pretalx (docs.pretalx.org): `date` has the offset of the event's clocks. */
const pretalxSession = z.object({
  title: z.string(),
  date: z.string(),
  duration: z.string(),
  abstract: text,
  description: text,
  persons: z.array(z.object({ public_name: z.string(), biography: text, avatar: text })),
})
const pretalxDay = z.object({ rooms: z.record(z.string(), z.array(pretalxSession)) })
const pretalx = z
  .object({ schedule: z.object({ conference: z.object({ days: z.array(pretalxDay) }) }) })
  .transform(({ schedule }) =>
    schedule.conference.days
      .flatMap(({ rooms }) => Object.entries(rooms))
      .flatMap(([room, sessions]) =>
        sessions.map(({ title, date, duration, abstract, description, persons }) => ({
          title,
          description: abstract || description,
          start: date,
          end: new Date(Date.parse(date) + Date.parse(`1970-01-01T${duration}Z`)).toISOString(),
          room,
          speakers: persons.map(({ public_name: name, biography, avatar }) => {
            return { name, bio: biography, photo: avatar }
          }),
        })),
      ),
  )

/** The columns of a table, by the headings that people give them, without accents. */
const headings = {
  title: /^(?:title|titulo|charla|talk|session|sesion)$/,
  description: /^(?:description|descripcion|abstract|resumen)$/,
  start: /^(?:start|inicio|hora|comienzo|desde)$/,
  end: /^(?:end|fin|final|hasta)$/,
  room: /^(?:room|sala|aula|track)$/,
  speakers: /^(?:speakers?|ponentes?)$/,
} as const

function columnOf(heading: string): string {
  const plain = heading.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
  return Object.entries(headings).find(([, names]) => names.test(plain))?.[0] ?? plain
}

function fromCsv(table: string): Session[] {
  const [first = ''] = table.split('\n', 1)
  const rows: Record<string, string>[] = parse(table, {
    bom: true,
    columns: (names: string[]) => names.map(columnOf),
    delimiter: [';', '\t'].find((one) => first.includes(one)) ?? ',',
    skip_empty_lines: true,
    trim: true,
  })
  return rows.map(({ title, speakers = '', ...row }) => {
    if (title === undefined) {
      throw new Error(
        'un CSV lleva en su primera fila los nombres de sus columnas: title, description, start, end, room, speakers',
      )
    }
    const names = speakers.split(/\s*[,;/\n]\s*|\s+(?:y|and|&)\s+/).filter(Boolean)
    return { ...row, title, speakers: names.map((name) => ({ name })) }
  })
}

/** A person as a source describes them; `photo` is the address of one. */
export type Person = {
  readonly name: string
  readonly links?: readonly { readonly title: string; readonly url: string }[]
} & Readonly<Partial<Record<'role' | 'bio' | 'photo', string | null>>>

/** A session as a source describes it, with the moments as it writes them. */
type Session = { readonly title: string; readonly speakers: readonly Person[] } & Readonly<
  Partial<Record<'description' | 'start' | 'end' | 'room', string | null>>
>

/** A session on the event's own clocks: YYYY-MM-DD and HH:MM, which are empty if the source has none. */
export type TimedSession = Session & Readonly<Record<'day' | 'start' | 'end', string>>

/**
 * Reads an export of Sessionize or pretalx, or CSV with a session per row.
 * @param timeZone that of the event: moments in UTC are read as its clocks show them
 * @throws if it is none of the three
 */
export function readSource(file: string, timeZone: string): TimedSession[] {
  const source = decoded(readFileSync(file))
  const data: unknown = /^\s*[[{]/.test(source) ? JSON.parse(source) : null
  const sessions: Session[] | undefined =
    data === null
      ? fromCsv(source)
      : (sessionize.safeParse(data).data ?? pretalx.safeParse(data).data)
  if (!sessions) {
    throw new Error(
      `${file} no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV`,
    )
  }
  return sessions.map(({ start, end, ...session }) => {
    const [day = '', from = ''] = momentIn(start ?? '', timeZone)
    return { ...session, day, start: from, end: momentIn(end ?? '', timeZone)[1] ?? '' }
  })
}

/** Spreadsheets still write Windows-1252. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const padded = (parts: readonly string[]) => parts.map((part) => twoDigits(Number(part)))

/** Day and time of "2025-11-08T09:00:00", "2025-11-08T08:00:00Z", "8/11/2025 9:00" or "9:00". */
function momentIn(written: string, timeZone: string) {
  const instant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(written) ? Date.parse(written) : null
  const local =
    instant === null ? written : new Date(instant + zoneOffset(instant, timeZone)).toISOString()
  const spanish = /(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(local)?.slice(1).toReversed()
  const date = /(\d{4})-(\d\d)-(\d\d)/.exec(local)?.slice(1) ?? spanish ?? []
  const time = /(\d{1,2})[:.](\d\d)(?!\d*[/.-])/.exec(local)?.slice(1) ?? []
  return [padded(date).join('-'), padded(time).join(':')]
}
