import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenEvent } from '../derive/openEvent.ts'
import { filesBelow } from '../lib/siteFiles.ts'
import { readOutputRecord } from '../lib/outputRecord.ts'
import { contentFiles, type SourceFiles } from './contentFiles.ts'
import { styleFiles } from './styleFiles.ts'

/** Writes the sources that derive from the content: TypeScript for the pages, and SCSS for the style sheets. */
export async function writePageSources(event: OpenEvent): Promise<void> {
  const { folders } = event.settings
  syncFolder(folders.content, await contentFiles(event, readOutputRecord(folders)))
  syncFolder(folders.styles, await styleFiles(event))
}

/**
 * Writes files into a folder, and deletes all other files there. Unchanged files are not written, because tools that watch them
 * would read them again.
 */
function syncFolder(folder: string, files: SourceFiles): void {
  const existing = existsSync(folder) ? filesBelow(folder) : []
  for (const name of existing) {
    if (!(name in files)) rmSync(path.join(folder, name), { force: true })
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    const isUnchanged = existing.includes(name) && readFileSync(file, 'utf8') === text
    if (isUnchanged) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
