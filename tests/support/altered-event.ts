import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { readSiteContent } from '../../scripts/derive/loadContent.ts'
import { type ContentData, type ContentFile, contentFiles } from '../../src/content/schema.ts'
import { specificationFolder } from './specification.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Each file's new content, computed from its old one. */
export type Changes = {
  readonly [File in ContentFile]?: (before: ContentData[File]) => ContentData[File]
}

/** The files of the specification's event, as they are written. */
export const specificationSource = () =>
  Object.fromEntries(
    Object.keys(contentFiles).map((name) => [
      name,
      parse(readFileSync(path.join(specificationFolder, `${name}.yaml`), 'utf8')) as unknown,
    ]),
  ) as ContentData

/** Writes the files of the specification's event to a folder, some of them changed; JSON is YAML. */
export function writeEvent(folder: string, changes: Changes) {
  for (const name of Object.keys(contentFiles)) {
    const source = readFileSync(path.join(specificationFolder, `${name}.yaml`), 'utf8')
    const change = changes[name as ContentFile] as ((before: unknown) => unknown) | undefined
    const text = change ? JSON.stringify(change(parse(source)), null, 2) : source
    writeFileSync(path.join(folder, `${name}.yaml`), text)
  }
}

/**
 * The specification's event with some changes, read and checked like any event.
 * @throws ContentMistakes if the changes make it invalid
 */
export function alteredEvent(changes: Changes): SiteContent {
  const folder = mkdtempSync(path.join(tmpdir(), 'event-'))
  try {
    writeEvent(folder, changes)
    return readSiteContent(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
