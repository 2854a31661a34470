import { existsSync, readFileSync } from 'node:fs'
import type { ExamplePosters } from '../../../src/lib/examplePosters.ts'
import type { ShareImages } from '../../../src/lib/head.ts'
import type { Logo } from '../../../src/lib/logo.ts'
import type { Photos } from '../../../src/lib/photo.ts'
import type { WorkFolders } from './workFolder.ts'
import { writeFiles } from './writeFiles.ts'

const recordFile = 'outputs.json'

/**
 * The build's record of its outputs: the paths, sizes and text alternatives of the files that pages show or link to. The
 * content of the pages includes these values (render/toPageContent.ts), so the record is written before the pages are rendered.
 */
export type OutputRecord = {
  readonly shareImages: ShareImages
  readonly photos: Photos
  /** By the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, Logo>>
  /** Examples of the visitor poster. */
  readonly posters: ExamplePosters
}

/** The record of the last build; null before the first build. */
export function readOutputRecord({ root }: WorkFolders): OutputRecord | null {
  const file = `${root}/${recordFile}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export const writeOutputRecord = ({ root }: WorkFolders, record: OutputRecord): Promise<void> =>
  writeFiles(root, { [recordFile]: JSON.stringify(record) })
