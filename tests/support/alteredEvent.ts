import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { filesBelow } from '../../scripts/build/lib/siteFiles.ts'
import { ContentMistakes, type Mistake } from '../../scripts/build/read/mistakes.ts'
import type { ContentData, ContentFile } from '../../src/content/schema.ts'
import type { SiteContent } from '../../src/event/model.ts'
import { eventoFolder } from './eventoSettings.ts'
import { readSiteContent } from './siteContent.ts'
import { folderWith, write } from './temporaryFolder.ts'

/** For each changed file, a function that gets the old content and returns the new one. */
export type Changes = {
  readonly [File in ContentFile]?: (before: ContentData[File]) => ContentData[File]
}

/**
 * The tests' event with some changed values, read and checked like any event. To change lines of its files, use
 * `alteredFolder`.
 * @param now the moment at which pages show the event, in milliseconds since 1970
 * @throws ContentMistakes if the changes make it invalid
 */
export function alteredEvent(changes: Changes, now?: number): SiteContent {
  const folder = alteredFolder()
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, `${name}.yaml`)
    const before: unknown = parse(readFileSync(file, 'utf8'))
    // `Object.entries` loses the type that belongs to each file, hence the assertion.
    const changed = (change as (content: unknown) => unknown)(before)
    // JSON is valid YAML.
    writeFileSync(file, JSON.stringify(changed, null, 2))
  }
  return readSiteContent(folder, now)
}

/** Replaces the first match of `from` in a file. An empty `from` stands for the whole file, which need not exist yet. */
export type Edit = readonly [file: string, from: string | RegExp, to: string]

/** Matches the lines of a field below its first line. They begin with a space. */
const indentedLines = String.raw`(?: .*\n)*`

/** Matches a position that no character (`[^]`) follows. With the flag `m`, `$` would match at the end of each line. */
const endOfFile = '(?![^])'

/**
 * An edit that sets a field at the top level of a file: `withField('event.yaml', 'city', 'Ronda')` writes `city: Ronda`. It
 * replaces the field's line and the indented lines below it. A field that the file lacks is added at the file's end.
 */
export function withField(file: string, name: string, value: string): Edit {
  const field = String.raw`^${name}:.*\n${indentedLines}`
  return [file, new RegExp(`${field}|${endOfFile}`, 'm'), `${name}: ${value}\n`]
}

/** An edit that sets the event's status: `{ is: cancelled }`. */
export const withStatus = (value: string) => withField('event.yaml', 'status', value)

/** The files of the tests' event by name, read once. Writing them is ten times faster than copying the folder for each test. */
const testEventFiles = Object.fromEntries(
  filesBelow(eventoFolder).map((name) => [name, readFileSync(path.join(eventoFolder, name))]),
)

/** Makes a folder with the tests' event and some edits. @returns the folder */
export function alteredFolder(...edits: readonly Edit[]): string {
  const folder = folderWith(testEventFiles)
  for (const edit of edits) editFile(folder, edit)
  return folder
}

/** Makes a folder with the tests' event and these text pages, by file. @returns the folder */
export function folderWithTextPages(pages: Readonly<Record<string, string>>): string {
  const folder = alteredFolder()
  write(path.join(folder, 'pages'), pages)
  return folder
}

/** Edits a file of a folder. @throws if `from` matches nothing in the file */
export function editFile(folder: string, edit: Edit): void {
  editAndFindLine(folder, edit)
}

/**
 * Edits a file of a folder.
 * @returns the line in which the edit begins, counted from one
 * @throws if `from` matches nothing in the file
 */
export function editAndFindLine(folder: string, [name, from, to]: Edit): number {
  const file = path.join(folder, name)
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const start = typeof from === 'string' ? source.indexOf(from) : source.search(from)
  if (start < 0) throw new Error(`${name} does not hold «${from}».`)
  // A function returns `to`, because `replace` interprets "$&" and "$'" in a string.
  writeFileSync(file, from === '' ? to : source.replace(from, () => to))
  const linesUpToEdit = source.slice(0, start).split('\n')
  return linesUpToEdit.length
}

/** The mistakes for which the build refuses a folder's content. */
export function mistakesOf(folder: string): readonly Mistake[] {
  try {
    readSiteContent(folder)
  } catch (error) {
    if (error instanceof ContentMistakes) return error.mistakes
    throw error
  }
  return []
}
