import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { z } from 'zod'
import { event as eventSchema } from '../../../src/content/schema/event.ts'
import { isoDay, timeOf } from '../../../src/lib/dates.ts'
import { type EventClock, instantAt } from '../../../src/lib/zones.ts'
import type { Report } from '../../build/lib/run-script.ts'
import { shown } from '../../build/read/mistakes.ts'
import { readText } from '../../build/read/yamlFile.ts'
import { mergePeople, mergeSessions, type PlacedSession } from './merge.ts'
import { endAfter, momentIn } from './moments.ts'
import { readSessions, type Session } from './sessions.ts'

const { shape } = eventSchema
const clock = z.object({ start: shape.start, timeZone: shape.timeZone })

/**
 * Takes speakers and programme of an event from another tool's export. What is there and not in the source stays. What
 * cannot be read with certainty stays out, and is said.
 * @param isReplacing whether no session and no speaker of what was there stays
 * @throws if the source cannot be read, or has no session in the hours of a part; then nothing is written
 */
export function importSessions(
  folder: string,
  source: string,
  isReplacing: boolean,
  report: Report,
): void {
  const { data: event } = clock.safeParse(documentIn(folder, 'event').toJSON())
  const [speakers, programme] = [documentIn(folder, 'speakers'), documentIn(folder, 'programme')]
  const parts = programme.get('parts')
  if (!event || !isSeq<YAMLMap>(parts)) {
    throw new Error('pon antes «start» y «timeZone» en event.yaml, y las partes en programme.yaml')
  }
  if (isReplacing || !speakers.get('speakers')) speakers.set('speakers', speakers.createNode({}))
  for (const part of parts.items)
    if (isReplacing || !itemsOf(part)) part.set('items', programme.createNode([]))
  const at = (time: unknown) => instantAt(event, String(time)).slice(0, 16)
  const sessions = placed(readSessions(source, report), parts.items, event, at)
  if (sessions.length === 0) {
    throw new Error(
      `ninguna sesión cabe el ${isoDay(event.start)}, el día de «start» en event.yaml, en las partes de programme.yaml: no se ha escrito nada`,
    )
  }
  const ids = mergePeople(speakers, sessions, report)
  mergeSessions(programme, parts.items.map(itemsOf), sessions, ids, report)
  const byStart = (one: YAMLMap, other: YAMLMap) =>
    at(one.get('start')).localeCompare(at(other.get('start')))
  for (const part of parts.items) itemsOf(part).items.sort(byStart)
  for (const part of parts.items.filter((one) => itemsOf(one).items.length === 0)) {
    parts.items.splice(parts.items.indexOf(part), 1)
    report(`la parte ${shown(part.get('title'))} se queda sin sesiones, y se quita`)
  }
  for (const [name, document] of Object.entries({ speakers, programme }))
    writeFileSync(path.join(folder, `${name}.yaml`), document.toString({ lineWidth: 100 }))
  report(`sesiones: ${sessions.length}; ponentes: ${ids.size}; en ${folder}. Ahora: npm run check`)
}

const itemsOf = (part: YAMLMap) => part.get('items') as YAMLSeq<YAMLMap>

/** @throws if a file is no YAML */
function documentIn(folder: string, name: string): Document {
  const file = path.join(folder, `${name}.yaml`)
  const document = parseDocument(existsSync(file) ? readText(file) : '')
  if (document.errors.length > 0) throw new Error(`${file} no se puede leer: mira npm run check`)
  return document
}

/** The sessions in the hours of a part, with times of the event's clocks (HH:MM). It says why others stay out. */
function placed(
  sessions: readonly Session[],
  parts: readonly YAMLMap[],
  { start, timeZone }: EventClock,
  at: (time: unknown) => string,
) {
  /** In the small hours the event's own day means its night. */
  const momentOf = (day: string | undefined, time: string) =>
    day === undefined || day === isoDay(start) ? at(time) : `${day}T${time}`
  const isDated = sessions.some(({ day }) => day)
  return sessions.flatMap((session): readonly PlacedSession[] => {
    const { title, status, length, people, tell } = session
    const written = `${session.day} ${session.start}`.trim()
    const begin = momentIn(written, timeZone)
    const finish = momentIn(session.end, timeZone)
    const from = begin?.time && momentOf(begin.day, begin.time)
    const time = finish?.time ?? begin?.until
    const last = time && momentOf(finish?.day ?? begin?.day, time)
    const to = last ?? (from && endAfter(from, length))
    const part = parts.find(
      (one) => from && to && at(one.get('start')) <= from && from < to && to <= at(one.get('end')),
    )
    const why =
      (!title && 'no tiene título') ||
      (!/^$|^(?:accepted|confirm|acepta)/i.test(status) && `su estado es ${shown(status)}`) ||
      (!from && `no se lee cuándo empieza, ${shown(written)}`) ||
      ((!finish || !to) && `no se lee cuándo termina, ${shown(session.end || length)}`) ||
      (isDated && !begin?.day && 'no lleva fecha, y otras sí') ||
      (!part && `va de ${from} a ${to}, y ninguna parte de programme.yaml tiene esas horas`)
    if (why || !from || !to || !part) {
      const names = people.map(({ name }) => name).join(', ')
      tell(`${why}; se queda fuera${names && `, con ${names}`}`)
      return []
    }
    if (begin?.day !== isoDay(from)) tell(`se toma como del ${from}`)
    return [{ ...session, start: timeOf(from), end: timeOf(to), items: itemsOf(part) }]
  })
}
