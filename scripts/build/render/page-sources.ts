import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { OpenEvent } from '../derive/openEvent.ts'
import { filesBelow } from '../lib/site-files.ts'
import { readManifest } from '../lib/work-folder.ts'
import { contentFiles, type SourceFiles } from './content-files.ts'
import { styleFiles } from './style-files.ts'

/** Writes the sources that derive from the content: TypeScript for the pages, and SCSS for the style sheets. */
export async function writePageSources(event: OpenEvent): Promise<void> {
  const { folders } = event.settings
  fillFolder(folders.content, await contentFiles(event, readManifest(folders)))
  fillFolder(folders.styles, await styleFiles(event))
}

/** Gives a folder these files and no others. A file that stays the same is not written, so that no tool reads it anew. */
function fillFolder(folder: string, files: SourceFiles): void {
  const former = existsSync(folder) ? filesBelow(folder) : []
  for (const name of former) {
    if (!(name in files)) rmSync(path.join(folder, name), { force: true })
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    if (former.includes(name) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
