import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuildSources } from '../../scripts/build/sources.ts'
import { buildIn } from './build-in.ts'
import { writeDeliveringEvent } from './delivering-event.ts'

/** Builds the site of an event that sends its forms and has a ticket window in its page, for this address. */
export async function buildDeliveringSite(origin: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'delivering-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    copyBuildSources(folder)
    mkdirSync(path.join(folder, 'evento'))
    writeDeliveringEvent(path.join(folder, 'evento'))
    return { dist: await buildIn(folder, { CONTENT: 'evento', SITE_URL: origin }), remove }
  } catch (error) {
    remove()
    throw error
  }
}
