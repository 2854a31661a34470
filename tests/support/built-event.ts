import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isAll } from './all.ts'
import { writeFullEvent } from './full-event.ts'
import { buildIn, copyBuildSources } from './sources.ts'

/** A built site beside `dist`. */
type BuiltEvent = {
  readonly dist: string
  /** Its folder on the host: "/", or like "/evento/". */
  readonly base: string
}

const place = path.resolve('reports/events')
const built = (name: string, base: string) => ({ dist: path.join(place, name, 'dist'), base })

/** The tests' other sites beside `dist`: one with every option of an event, one of a very different event. */
export const builtEvents = { full: built('full', '/'), other: built('other', '/evento/') } as const

async function build({ dist, base }: BuiltEvent, write: (event: string) => unknown) {
  const folder = path.dirname(dist)
  copyBuildSources(folder)
  mkdirSync(path.join(folder, 'event'))
  await write(path.join(folder, 'event'))
  const site = { CONTENT: 'event', SITE_URL: 'https://ejemplo.org', BASE_PATH: base }
  await buildIn(folder, { ...site, AXE: isAll ? undefined : 'off' })
}

/** Builds those sites again, at the same time. */
export async function buildEvents(): Promise<void> {
  rmSync(place, { recursive: true, force: true })
  // The other one has two rooms, another zone and a night past midnight; and it is cancelled.
  const other = 'tests/events/conference'
  await Promise.all([
    build(builtEvents.full, writeFullEvent),
    build(builtEvents.other, (event) => cpSync(other, event, { recursive: true })),
  ])
}
