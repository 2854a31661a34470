import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { readText } from '../../content/yamlFile.ts'
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
  const event = documentIn(folder, 'event').toJS() as { start?: string; timeZone?: string }
  const day = String(event.start).slice(0, 10)
  const all = readSource(source, event.timeZone ?? 'Europe/Madrid')
  const sessions = all.filter((one) => !one.day || one.day === day)
  if (sessions.length === 0) {
    throw new Error(
      `ninguna de sus ${all.length} sesiones es del ${day}, el día de «start» en event.yaml`,
    )
  }
  if (sessions.length < all.length) {
    report(`${all.length - sessions.length} sesiones no son del ${day}, y se han quedado fuera`)
  }
  const speakers = documentIn(folder, 'speakers')
  const programme = documentIn(folder, 'programme')
  const [first] = (programme.get('parts') as YAMLSeq<YAMLMap> | undefined)?.items ?? []
  const venues = documentIn(folder, 'venues').toJS() as { venues?: object }
  const part = {
    id: isReplacing ? String(first?.get('id') ?? 'day') : 'imported',
    venue: String(first?.get('venue') ?? Object.keys(venues.venues ?? {})[0] ?? 'sede'),
  }
  if (isReplacing || !speakers.has('speakers')) speakers.set('speakers', speakers.createNode({}))
  if (isReplacing || !programme.has('parts')) programme.set('parts', programme.createNode([]))
  const ids = mergePeople(speakers, sessions, report)
  mergeSessions(programme, sessions, ids, part, report)
  write(folder, 'speakers', speakers)
  write(folder, 'programme', programme)
  report(
    `${sessions.length} sesiones y ${new Set(ids.values()).size} ponentes en ${folder}. Ahora: npm run check`,
  )
}

function documentIn(folder: string, name: string): Document {
  const file = path.join(folder, `${name}.yaml`)
  const document = parseDocument(existsSync(file) ? readText(file) : '{}')
  if (document.errors.length > 0) throw new Error(`${file} no se puede leer: mira npm run check`)
  return document
}

const write = (folder: string, name: string, document: Document) =>
  writeFileSync(path.join(folder, `${name}.yaml`), document.toString({ lineWidth: 100 }))
