import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, isMap, isSeq, parseDocument, YAMLMap, YAMLSeq } from 'yaml'
import { isoDay, timeOf } from '../../../src/lib/dates.ts'
import { type EventClock, instantAt } from '../../../src/lib/zones.ts'
import { shown } from '../../read/mistakes.ts'
import { readText } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'
import { mergePeople, mergeSessions, type TimedSession } from './merge.ts'
import { lengthIn, momentIn } from './moments.ts'
import type { Person } from './people.ts'
import { readSource, type Session } from './source.ts'

/**
 * Takes speakers and programme of an event from another tool's export. What is there and not in the source stays. What
 * cannot be read with certainty stays out, and is said.
 * @param isReplacing whether no session and no speaker of what was there stays
 * @throws if the source cannot be read, or has no session on the event's day; then nothing is written
 */
export function importSessions(
  folder: string,
  source: string,
  isReplacing: boolean,
  report: Report,
): void {
  const event = hoursIn(documentIn(folder, 'event'))
  const { sessions, people } = readSource(source, report)
  const timed = placed(sessions, event, report)
  if (timed.length === 0) {
    throw new Error(
      `ninguna sesión tiene hora el ${isoDay(event.start)}, el día de «start» en event.yaml: no se ha escrito nada`,
    )
  }
  const speaking = byKey(timed.flatMap(({ session }) => session.people))
  const silent = [...byKey(people)].flatMap(([key, { name }]) => (speaking.has(key) ? [] : name))
  if (silent.length > 0)
    report(`se quedan fuera, porque no están en ninguna sesión: ${silent.join(', ')}`)
  const speakers = documentIn(folder, 'speakers')
  const programme = documentIn(folder, 'programme')
  if (isReplacing || !isMap(speakers.get('speakers'))) speakers.set('speakers', new YAMLMap())
  if (!isSeq(programme.get('parts'))) programme.set('parts', new YAMLSeq())
  for (const part of (programme.get('parts') as YAMLSeq<YAMLMap>).items) {
    if (isReplacing || !isSeq(part.get('items'))) part.set('items', new YAMLSeq())
  }
  const ids = mergePeople(speakers, [...speaking.values()], report)
  mergeSessions(programme, timed, ids, (time) => instantAt(event, String(time)), report)
  write(folder, 'speakers', speakers)
  write(folder, 'programme', programme)
  report(`${timed.length} sesiones y ${ids.size} ponentes en ${folder}. Ahora: npm run check`)
}

const byKey = (all: readonly Person[]) => new Map(all.map((one) => [one.key, one]))

/** First moment of the event (ISO 8601), and the last (HH:MM). */
type EventHours = EventClock & { readonly end: string }

function hoursIn(event: Document): EventHours {
  const [start = '', end = '', timeZone = ''] = ['start', 'end', 'timeZone'].map((name) =>
    String(event.get(name)),
  )
  const last = /(?<=^|T)\d\d:\d\d/.exec(end)?.[0]
  const isGood =
    /T\d\d:\d\d/.test(start) && !Number.isNaN(Date.parse(start)) && timeZone.includes('/')
  if (!isGood || !last) throw new Error('pon antes «start», «end» y «timeZone» en event.yaml')
  return { start, end: last, timeZone }
}

/** The sessions of the event's day and of its night. It says why others stay out, and what follows from no date alone. */
function placed(
  sessions: readonly Session[],
  event: EventHours,
  report: Report,
): readonly TimedSession[] {
  const first = isoDay(event.start)
  const at = (time: string) => instantAt(event, time).slice(0, 16)
  const last = at(event.end)
  /** The moment of a time, empty without one; in the small hours the event's own day means its night. */
  const momentOf = (day: string, time: string) =>
    day === '' || (day === first && at(time) <= last) ? at(time) : `${day}T${time}`
  const isOfEvent = (moment: string) => isoDay(moment) === first || moment < last
  const all = sessions.map((session) => ({ session, hours: hoursOf(session, event.timeZone) }))
  const isOfDays = all.some(({ hours: { day, start } }) => day && !isOfEvent(momentOf(day, start)))
  return all.flatMap(({ session, hours: { day, start, endDay, end, problem } }) => {
    const [from, to] = [momentOf(day, start), momentOf(endDay, end)]
    const why =
      problem ||
      (isOfDays && !day && 'no lleva fecha, y el archivo es de varios días') ||
      ((from !== at(start) || !isOfEvent(from)) && `empieza el ${from}, que no es del día`) ||
      (to !== at(end) && `acaba el ${to}, cuando el evento ya ha terminado`) ||
      (to <= from && `acaba a las ${end}, y empieza a las ${start}`)
    const tell = (text: string) => report(`${session.what}: ${text}`)
    if (why) tell(`${why}; se queda fuera`)
    else if (day !== isoDay(from)) tell(`se toma como del ${from}`)
    if (!why && (from < at(timeOf(event.start)) || to > last))
      tell(`no cabe en las horas del evento: cámbialas en event.yaml`)
    return why ? [] : { session, start, end }
  })
}

/** What a session says: days (YYYY-MM-DD) and times (HH:MM), empty if missing, and why it cannot be read. */
function hoursOf({ title, status, length, ...session }: Session, timeZone: string) {
  const cells = [session.day, session.start, session.endDay, session.end]
  const odd = cells.find((cell) => !momentIn(cell, timeZone))
  const [date, from, endDate, to] = cells.map((cell) => momentIn(cell, timeZone) ?? {})
  const [day, start] = [from?.day ?? date?.day ?? '', from?.time ?? date?.time ?? '']
  const minutes = lengthIn(length)
  const whole =
    start && minutes ? Date.parse(`${day || '2000-01-01'}T${start}Z`) + minutes * 60_000 : 0
  const [lastDay, lastTime] = new Date(whole).toISOString().split(/T|:00\./)
  const byLength = whole ? { day: day && lastDay, time: lastTime } : {}
  const until = [to, from?.until, date?.until, byLength].find((one) => one?.time)
  const end = until?.time ?? ''
  const problem =
    (!title && 'no tiene título') ||
    (status && !/^(?:accepted|confirm|acepta)/i.test(status) && `su estado es ${shown(status)}`) ||
    (odd && `no se entiende ${shown(odd)}`) ||
    (date?.day && from?.day && date.day !== from.day && 'lleva dos fechas') ||
    (!start && 'no tiene hora de inicio') ||
    (!end && (length ? `no se entiende la duración ${shown(length)}` : 'no tiene hora de fin')) ||
    (until === byLength && !day && (minutes ?? 0) >= 1440 && 'dura un día o más')
  return { day, start, endDay: until?.day ?? endDate?.day ?? '', end, problem }
}

function documentIn(folder: string, name: string): Document {
  const file = path.join(folder, `${name}.yaml`)
  const document = parseDocument(existsSync(file) ? readText(file) : '{}')
  if (document.errors.length > 0) throw new Error(`${file} no se puede leer: mira npm run check`)
  return document
}

const write = (folder: string, name: string, document: Document) =>
  writeFileSync(path.join(folder, `${name}.yaml`), document.toString({ lineWidth: 100 }))
