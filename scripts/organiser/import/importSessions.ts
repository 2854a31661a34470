import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, parseDocument } from 'yaml'
import { shown } from '../../read/mistakes.ts'
import { readText } from '../../read/yamlFile.ts'
import type { Report } from '../../lib/run-script.ts'
import { mergePeople, mergeSessions } from './merge.ts'
import { readSource } from './source.ts'

/**
 * Takes speakers and programme of an event from another tool's export. What is there and not in the source stays.
 * @param isReplacing whether nothing of what was there stays
 * @throws if the source cannot be read, or has no session on the event's day
 */
export function importSessions(
  folder: string,
  source: string,
  isReplacing: boolean,
  report: Report,
): void {
  const event = documentIn(folder, 'event')
  const day = String(event.get('start')).slice(0, 10)
  const all = readSource(source, String(event.get('timeZone') ?? 'Europe/Madrid'))
  const ofDay = all.filter((one) => !one.day || one.day === day)
  const others = all.length - ofDay.length
  if (ofDay.length === 0) {
    throw new Error(
      `ninguna de sus ${others} sesiones es del ${day}, el día de «start» en event.yaml`,
    )
  }
  if (others > 0) report(`${others} sesiones no son del ${day}, y se han quedado fuera`)
  const sessions = ofDay.filter(({ title, start, end }) => {
    if (start && end) return true
    report(`${shown(title)}: no tiene hora, y se ha quedado fuera del programa`)
    return false
  })
  const speakers = documentIn(folder, 'speakers')
  const programme = documentIn(folder, 'programme')
  const part = {
    id: isReplacing ? String(programme.getIn(['parts', 0, 'id']) ?? 'day') : 'imported',
    venue: String(programme.getIn(['parts', 0, 'venue']) ?? 'sede'),
  }
  if (isReplacing || !speakers.has('speakers')) speakers.set('speakers', speakers.createNode({}))
  if (isReplacing || !programme.has('parts')) programme.set('parts', programme.createNode([]))
  const ids = mergePeople(speakers, ofDay, report)
  mergeSessions(programme, sessions, ids, part, report)
  write(folder, 'speakers', speakers)
  write(folder, 'programme', programme)
  const people = new Set(ids.values()).size
  report(`${sessions.length} sesiones y ${people} ponentes en ${folder}. Ahora: npm run check`)
}

function documentIn(folder: string, name: string): Document {
  const file = path.join(folder, `${name}.yaml`)
  const document = parseDocument(existsSync(file) ? readText(file) : '{}')
  if (document.errors.length > 0) throw new Error(`${file} no se puede leer: mira npm run check`)
  return document
}

const write = (folder: string, name: string, document: Document) =>
  writeFileSync(path.join(folder, `${name}.yaml`), document.toString({ lineWidth: 100 }))
