import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { event as eventSchema } from '../../../src/content/schema/event.ts'
import { isoDay, timeOf } from '../../../src/lib/dates.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { shown } from '../../read/mistakes.ts'
import { readText } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'
import { mergePeople, mergeSessions } from './merge.ts'
import { lengthIn, momentIn } from './moments.ts'
import { readSource, type Session } from './source.ts'

const { shape } = eventSchema
const hours = z.object({ start: shape.start, end: shape.end, timeZone: shape.timeZone })
type EventHours = z.infer<typeof hours>

/**
 * Takes speakers and programme of an event from another tool's export. What is there and not in the source stays. What
 * cannot be read with certainty stays out, and is said.
 * @param isReplacing whether no session and no speaker of what was there stays
 * @throws if the source cannot be read, or has no session in the event's hours; then nothing is written
 */
export function importSessions(
  folder: string,
  source: string,
  isReplacing: boolean,
  report: Report,
): void {
  const { data: event } = hours.safeParse(documentIn(folder, 'event').toJSON())
  if (!event) throw new Error('pon antes «start», «end» y «timeZone» en event.yaml')
  const { sessions, people } = readSource(source, report)
  const timed = placed(sessions, event)
  if (timed.length === 0) {
    throw new Error(
      `ninguna sesión tiene hora el ${isoDay(event.start)}, el día de «start» en event.yaml: no se ha escrito nada`,
    )
  }
  const speaking = new Map(timed.flatMap((one) => one.people).map((one) => [one.key, one]))
  const silent = people.filter(({ key }) => !speaking.has(key)).map(({ name }) => name)
  if (silent.length > 0)
    report(`se quedan fuera, porque no están en ninguna sesión: ${[...new Set(silent)].join(', ')}`)
  const speakers = documentIn(folder, 'speakers')
  const programme = documentIn(folder, 'programme')
  if (isReplacing || !speakers.get('speakers')) speakers.set('speakers', speakers.createNode({}))
  if (!programme.get('parts')) programme.set('parts', programme.createNode([]))
  for (const part of (programme.get('parts') as YAMLSeq<YAMLMap>).items) {
    if (isReplacing || !part.get('items')) part.set('items', programme.createNode([]))
  }
  const ids = mergePeople(speakers, [...speaking.values()], report)
  mergeSessions(programme, timed, ids, (time) => instantAt(event, String(time)), report)
  for (const [name, document] of Object.entries({ speakers, programme }))
    writeFileSync(path.join(folder, `${name}.yaml`), document.toString({ lineWidth: 100 }))
  report(`${timed.length} sesiones y ${ids.size} ponentes en ${folder}. Ahora: npm run check`)
}

function documentIn(folder: string, name: string): Document {
  const file = path.join(folder, `${name}.yaml`)
  const document = parseDocument(existsSync(file) ? readText(file) : '')
  if (document.errors.length > 0) throw new Error(`${file} no se puede leer: mira npm run check`)
  return document
}

const accepted = /^$|^(?:accepted|confirm|acepta)/i

/** The sessions in the event's hours, with times of its clocks (HH:MM). It says why others stay out. */
function placed(sessions: readonly Session[], event: EventHours): readonly Session[] {
  const at = (time: string) => instantAt(event, time).slice(0, 16)
  const [first, last] = [event.start.slice(0, 16), at(/\d\d:\d\d/.exec(event.end)![0])]
  /** A moment of the event's clocks; in the small hours the event's own day means its night. */
  const momentOf = (day: string | undefined, time: string) =>
    !day || (day === isoDay(first) && at(time) <= last) ? at(time) : `${day}T${time}`
  const isDated = sessions.some(({ day }) => day)
  const inHours: Session[] = []
  for (const session of sessions) {
    const { title, status, day, endDay, length, tell } = session
    const begin = agreed(day, session.start, event.timeZone)
    const finish = agreed(endDay, session.end, event.timeZone)
    const from = begin?.time && momentOf(begin.day, begin.time)
    const time = finish?.time ?? begin?.until
    const to = time
      ? momentOf(finish?.day ?? begin?.day, time)
      : from && later(from, lengthIn(length))
    const why =
      (!title && 'no tiene título') ||
      (!accepted.test(status) && `su estado es ${shown(status)}`) ||
      (!begin && `no se entiende ${shown(`${day} ${session.start}`.trim())}`) ||
      (!finish && `no se entiende ${shown(`${endDay} ${session.end}`.trim())}`) ||
      (isDated && !begin?.day && 'no lleva fecha, y otras sí') ||
      (!from && 'no tiene hora de inicio') ||
      (!to && (length ? `no se entiende la duración ${shown(length)}` : 'no tiene hora de fin'))
    const isWithin = from && to && first <= from && from < to && to <= last
    if (!why && isWithin) {
      if (begin?.day !== isoDay(from)) tell(`se toma como del ${from}`)
      inHours.push({ ...session, start: timeOf(from), end: timeOf(to) })
    } else {
      const hoursOfAll = `va de ${from} a ${to}, y el evento, de ${first} a ${last}`
      tell(`${why || hoursOfAll}; se queda fuera`)
    }
  }
  return inHours
}

/** What the cells of a day and of a time say; null unless both can be read, and agree. */
function agreed(day: string, time: string, timeZone: string) {
  const own = momentIn(time, timeZone)
  if (!own?.day || !day) return momentIn(`${day} ${time}`, timeZone)
  return momentIn(day, timeZone)?.day === own.day ? own : null
}

const later = (moment: string, minutes: number | null) =>
  minutes && new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16)
