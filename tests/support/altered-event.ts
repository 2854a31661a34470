import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { filesBelow } from '../../scripts/build/lib/site-files.ts'
import { ContentMistakes, type Mistake } from '../../scripts/build/read/mistakes.ts'
import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import type { SiteContent } from '../../src/event/model.ts'
import { eventoFolder } from './evento-moment.ts'
import { readSiteContent } from './site-content.ts'
import { folderWith } from './made-up-site.ts'

/** Each file's new content, computed from its old one. */
export type Changes = {
  readonly [File in ContentFile]?: (before: ContentData[File]) => ContentData[File]
}

/**
 * The tests' event with some changes, read and checked like any event.
 * @param now milliseconds since 1970
 * @throws ContentMistakes if the changes make it invalid
 */
export function alteredEvent(changes: Changes, now?: number): SiteContent {
  const folder = eventFolder()
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, `${name}.yaml`)
    const changed = (change as (before: unknown) => unknown)(parse(readFileSync(file, 'utf8')))
    // JSON is YAML.
    writeFileSync(file, JSON.stringify(changed, null, 2))
  }
  return readSiteContent(folder, now)
}

/** A text of a file, and what is written in its place; the first text is empty for the whole file. */
export type Change = readonly [file: string, from: string | RegExp, to: string]

/** Gives a field of a file's first level another value, or the file another field. */
export const withField = (file: string, name: string, value: string): Change => [
  file,
  new RegExp(`^${name}:.*\\n(?: .*\\n)*|(?![^])`, 'm'),
  `${name}: ${value}\n`,
]

export const withStatus = (value: string) => withField('event.yaml', 'status', value)

/** The files of the tests' event. Writing them takes a tenth of the time of copying the folder. */
const eventoFiles = Object.fromEntries(
  filesBelow(eventoFolder).map((name) => [name, readFileSync(path.join(eventoFolder, name))]),
)

/** A folder with the tests' event and some changes. */
export function eventFolder(...changes: readonly Change[]): string {
  const folder = folderWith(eventoFiles)
  for (const change of changes) changeFile(folder, change)
  return folder
}

/** @returns the line of the change, from one */
export function changeFile(folder: string, [file, from, to]: Change): number {
  const place = path.join(folder, file)
  const source = existsSync(place) ? readFileSync(place, 'utf8') : ''
  const start = typeof from === 'string' ? source.indexOf(from) : source.search(from)
  if (start < 0) throw new Error(`${file} does not hold «${from}».`)
  writeFileSync(place, from === '' ? to : source.replace(from, () => to))
  return source.slice(0, start).split('\n').length
}

export function mistakesOf(folder: string): readonly Mistake[] {
  try {
    readSiteContent(folder)
  } catch (error) {
    if (error instanceof ContentMistakes) return error.mistakes
    throw error
  }
  return []
}
