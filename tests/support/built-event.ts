import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../scripts/lib/built-site.ts'
import { writeFullEvent } from './full-event.ts'
import { buildIn, copyBuildSources } from './sources.ts'

/** A built site beside `dist`. */
export type BuiltEvent = {
  /** The folder of its content. */
  readonly content: string
  /** The folder of its site. */
  readonly dist: string
  /** The folder that its host has it in, "/" or like "/evento/". */
  readonly base: string
}

/** The sites that the tests have beside `dist`: with all that an event can have, and of an event that is quite another. */
const wanted = {
  full: { base: '/', write: writeFullEvent },
  other: { base: '/evento/', write: writeOtherEvent },
} as const

export type EventName = keyof typeof wanted

/** Two rooms, another zone, a night past midnight; and it is cancelled. */
function writeOtherEvent(folder: string) {
  cpSync('tests/events/conference', folder, { recursive: true })
}

/** Where those sites were built for. */
export const eventOrigin = 'https://ejemplo.org'

const placeOf = (name: EventName) => path.resolve('reports/events', name)

/** One of those sites, as the last run of `buildEvents` has left it. */
export function builtEvent(name: EventName): BuiltEvent {
  const place = placeOf(name)
  const { base } = wanted[name]
  return { content: path.join(place, 'event'), dist: path.join(place, 'dist'), base }
}

/** Builds each of those sites whose sources are other ones than when it was built last. */
export async function buildEvents(): Promise<void> {
  await Promise.all((Object.keys(wanted) as EventName[]).map(buildEvent))
}

async function buildEvent(name: EventName) {
  const place = placeOf(name)
  const { base, write } = wanted[name]
  mkdirSync(path.dirname(place), { recursive: true })
  const draft = mkdtempSync(`${place}-`)
  try {
    copyBuildSources(draft)
    mkdirSync(path.join(draft, 'event'))
    await write(path.join(draft, 'event'))
    const key = keyOf(draft)
    const keyFile = path.join(place, 'key')
    if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return
    await buildIn(draft, { CONTENT: 'event', SITE_URL: eventOrigin, BASE_PATH: base })
    writeFileSync(path.join(draft, 'key'), key)
    rmSync(place, { recursive: true, force: true })
    renameSync(draft, place)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The same for what gives the same site: sources and content, packages, Node. */
function keyOf(folder: string): string {
  const hash = createHash('sha256').update(process.version)
  hash.update(readFileSync('package-lock.json'))
  for (const file of filesBelow(folder)) {
    hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex')
}
