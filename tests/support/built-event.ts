import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withBuildLock } from '../../scripts/build/build-lock.ts'
import { buildIn, copyBuildSources } from '../../scripts/build/sources.ts'
import { filesBelow } from '../../scripts/lib/built-site.ts'

/** `npm test` empties it at its begin, so that it builds each event anew, and once. */
const builtEvents = 'reports/events'

export type BuiltEvent = {
  /** The folder of its content. */
  readonly content: string
  /** The folder of its site. */
  readonly dist: string
}

/**
 * Builds the site of an event aside, so that `dist` stays. Tests that ask for the same event of the same sources share
 * it, whichever runner and process they are in.
 * @param write fills the folder of the event, with the same each time
 * @throws with what the build says of its failure
 */
export async function builtEvent(
  write: (content: string) => unknown,
  env: NodeJS.ProcessEnv = {},
): Promise<BuiltEvent> {
  mkdirSync(builtEvents, { recursive: true })
  const draft = mkdtempSync(path.join(builtEvents, 'draft-'))
  try {
    copyBuildSources(draft)
    mkdirSync(path.join(draft, 'event'))
    await write(path.join(draft, 'event'))
    const place = path.resolve(builtEvents, keyOf(draft, env))
    while (!existsSync(place)) {
      await withBuildLock(`${place}.lock`, async () => {
        if (existsSync(place)) return
        await buildIn(draft, { CONTENT: 'event', ...env })
        renameSync(draft, place)
      }).catch(async (error: Error) => {
        if (!error.message.startsWith('Another build')) throw error
        await wait(300)
      })
    }
    return { content: path.join(place, 'event'), dist: path.join(place, 'dist') }
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The same for what gives the same site: sources and content, packages, address, Node. */
function keyOf(folder: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(JSON.stringify([env, process.version]))
  hash.update(readFileSync('package-lock.json'))
  for (const file of filesBelow(folder)) {
    hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
