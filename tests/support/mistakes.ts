import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { ContentMistakes, type Mistake } from '../../scripts/read/mistakes.ts'
import { readSiteContent } from '../../scripts/derive/loadContent.ts'
import { writeEvent } from './altered-event.ts'
import { folderWith } from './made-up-site.ts'
import { specimen, writeTextPages } from './text-pages.ts'

/** A row of tests/mistakes.yaml. */
export type Row = readonly [
  file: string,
  from: string,
  to: string | null,
  field?: string,
  says?: string,
  at?: string | null,
]

export const rows = parse(readFileSync('tests/mistakes.yaml', 'utf8')) as readonly Row[]

/** A folder with the specification's event and some changes, for a test to spoil. */
export function eventFolder(...changes: readonly Row[]): string {
  const folder = folderWith({})
  writeEvent(folder, {})
  for (const change of changes) spoil(folder, change)
  return folder
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

/** @returns the expected line of the mistake, from one; 0 for the file as a whole */
export function spoil(folder: string, [file, from, to, , , at]: Row): number {
  const place = path.join(folder, file)
  // The delivered event has no such page.
  if (file.startsWith('pages/')) writeTextPages(folder, { [path.basename(file)]: specimen })
  const source = readFileSync(place, 'utf8')
  const start = source.indexOf(from)
  if (start < 0) throw new Error(`${file} does not hold «${from}».`)
  const changed = from === '' ? (to ?? '') : source.replace(from, () => to ?? '')
  if (to === null) rmSync(place)
  else writeFileSync(place, changed)
  const meant = at === undefined ? start : changed.indexOf(at ?? '')
  if (meant < 0) throw new Error(`${file} does not hold «${at}».`)
  return at === null ? 0 : changed.slice(0, meant).split('\n').length
}
