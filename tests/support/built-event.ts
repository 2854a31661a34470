import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { distDir } from '../../scripts/lib/work-folder.ts'
import { isAll } from './all.ts'
import { writeFullEvent } from './full-event.ts'
import { writeOtherEvent } from './other-event.ts'
import { buildIn, copyBuildSources } from './sources.ts'

const place = path.resolve('reports/events')

/** A built site beside `dist`, which lies in a sub-folder of its host. */
const built = (name: string) => ({ dist: path.join(place, name, 'dist'), base: '/evento/' })

/**
 * The tests' other sites: one with every option of an event and, by night, one of a very different event, which is
 * cancelled, in another zone, and of which nothing is kept for a visit without network.
 */
export const builtEvents = { full: built('full'), other: built('other') }

/** All sites that are built, by name. */
export const builtSites: readonly (readonly [name: string, dist: string])[] = [
  ['delivered', distDir],
  ['full', builtEvents.full.dist],
  ...(isAll ? [['other', builtEvents.other.dist] as const] : []),
]

async function build(
  { dist, base }: ReturnType<typeof built>,
  write: (event: string) => unknown,
  own: NodeJS.ProcessEnv = {},
) {
  const folder = path.dirname(dist)
  copyBuildSources(folder)
  mkdirSync(path.join(folder, 'event'))
  await write(path.join(folder, 'event'))
  const site = { CONTENT: 'event', SITE_URL: 'https://ejemplo.org', BASE_PATH: base }
  await buildIn(folder, { ...site, ...own, AXE: isAll ? undefined : 'off' })
}

/** Builds those sites again, at the same time. */
export async function buildEvents(): Promise<void> {
  rmSync(place, { recursive: true, force: true })
  await Promise.all([
    build(builtEvents.full, writeFullEvent),
    isAll && build(builtEvents.other, writeOtherEvent, { SERVICE_WORKER: 'off' }),
  ])
}
