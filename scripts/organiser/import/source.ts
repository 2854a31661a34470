import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { twoDigits } from '../../../src/lib/dates.ts'
import { zoneOffset } from '../../../src/lib/zones.ts'

/** What tools and people call a field, without accents and capitals. */
const fieldNames = {
  title: /^(?:titulo|charla|talk|session|sesion)$/,
  description: /^(?:descripcion|abstract|resumen)$/,
  start: /^(?:inicio|hora|comienzo|desde|startsat)$/,
  end: /^(?:fin|final|hasta|endsat)$/,
  room: /^(?:sala|aula|track)$/,
  speakers: /^(?:speaker|ponentes?|persons)$/,
  name: /^(?:fullname|public_name)$/,
  role: /^tagline$/,
  bio: /^biography$/,
  photo: /^(?:profilepicture|avatar)$/,
} as const

/** A row with our names for its fields. Of two that are called the same, the first with a value counts. */
function renamed(row: unknown) {
  const filled = Object.entries(row as object).filter(([, value]) => value !== '' && value !== null)
  const fields = filled.map(([name, value]) => {
    const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
    const field = Object.entries(fieldNames).find(([, names]) => names.test(plain))?.[0]
    return [field ?? plain, value as unknown] as const
  })
  return Object.fromEntries(fields.toReversed())
}

const text = z.string().optional()

/** A person as a source describes them; `photo` is the address of one. */
const person = z.object({
  name: z.string(),
  role: text,
  bio: text,
  photo: text,
  links: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
})
export type Person = z.infer<typeof person>

const namesIn = (list: string) =>
  list
    .split(/\s*[,;/\n]\s*|\s+(?:y|and|&)\s+/)
    .filter(Boolean)
    .map((name) => ({ name }))

/** A session as a source describes it, with the moments as it writes them. */
const session = z.object({
  title: z.string(),
  description: text,
  start: text,
  end: text,
  room: text,
  speakers: z.preprocess(
    (list = []) => (typeof list === 'string' ? namesIn(list) : list),
    z.array(z.preprocess(renamed, person)),
  ),
})

/** A session on the event's own clocks: YYYY-MM-DD and HH:MM, which are empty if the source has none. */
export type TimedSession = z.infer<typeof session> &
  Readonly<Record<'day' | 'start' | 'end', string>>

/** Of Sessionize, "All data" (sessionize.com/playbook/api). */
const sessionize = z
  .object({
    sessions: z.array(
      z.looseObject({ roomId: z.number().nullish(), speakers: z.array(z.string()) }),
    ),
    speakers: z.array(z.looseObject({ id: z.string() })),
    rooms: z.array(z.object({ id: z.number(), name: z.string() })),
  })
  .transform(({ sessions, speakers, rooms }) =>
    sessions.map(({ roomId, speakers: ids, ...row }) => ({
      ...row,
      room: rooms.find(({ id }) => id === roomId)?.name,
      speakers: speakers.filter(({ id }) => ids.includes(id)),
    })),
  )

/** The schedule.json of pretalx (docs.pretalx.org): `date` has the offset of the event's clocks. */
const pretalxRow = z.looseObject({ date: z.string(), duration: z.string() })
const pretalxDay = z.object({ rooms: z.record(z.string(), z.array(pretalxRow)) })
const pretalx = z
  .object({ schedule: z.object({ conference: z.object({ days: z.array(pretalxDay) }) }) })
  .transform(({ schedule }) =>
    schedule.conference.days
      .flatMap(({ rooms }) => Object.values(rooms).flat())
      .map(({ date, duration, ...row }) => {
        const end = Date.parse(date) + Date.parse(`1970-01-01T${duration}Z`)
        return { ...row, start: date, end: new Date(end).toISOString() }
      }),
  )

const fromCsv = (table: string): unknown[] =>
  parse(table, {
    bom: true,
    columns: true,
    delimiter: [';', '\t'].find((one) => table.split('\n', 1)[0]?.includes(one)) ?? ',',
    skip_empty_lines: true,
    trim: true,
  })

/**
 * Reads an export of Sessionize or pretalx, or CSV with a session per row.
 * @param timeZone that of the event: moments in UTC are read as its clocks show them
 * @throws if it is none of the three
 */
export function readSource(file: string, timeZone: string): TimedSession[] {
  const source = decoded(readFileSync(file))
  const isJson = /^\s*[[{]/.test(source)
  const rows = isJson ? sessionize.or(pretalx).safeParse(JSON.parse(source)).data : fromCsv(source)
  const { data } = z.array(z.preprocess(renamed, session)).safeParse(rows)
  if (!data) {
    throw new Error(
      `${file} no es de los que se leen: el JSON «All data» de Sessionize, el schedule.json de pretalx o un CSV, que lleva en su primera fila los nombres de sus columnas: title, description, start, end, room, speakers`,
    )
  }
  return data.map(({ start = '', end = '', ...one }) => {
    const [day = '', from = ''] = momentIn(start, timeZone)
    return { ...one, day, start: from, end: momentIn(end, timeZone)[1] ?? '' }
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
