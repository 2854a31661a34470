import { existsSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShareImages } from '../../src/lib/head.ts'
import type { Photos } from '../../src/lib/photo.ts'

/** Where the built site is. */
export const distDir = 'dist'

/** Where the build works until `dist` is whole. */
export const workFolder = '.build'

/** The generator's `build.outDir`: the site as it grows. */
export const siteFolder = `${workFolder}/site`

/** Files that are made before the pages, because the pages tell something of them. */
export const madeFolder = `${workFolder}/made`

/** Photos as they were made for an earlier build. */
export const keptPhotos = `${workFolder}/photos`

/** What the pages tell of the made files, as JSON. */
export const madeFilesList = `${workFolder}/made.json`

export type MadeFiles = {
  readonly shareImages: ShareImages
  /** Size of the programme to download. */
  readonly programmeBytes: number
  readonly photos: Photos
}

/** What the last build made before the pages; null before the first. */
export function readMadeFiles(): MadeFiles | null {
  if (!existsSync(madeFilesList)) return null
  return JSON.parse(readFileSync(madeFilesList, 'utf8')) as MadeFiles
}

/** Renamed, because the bundler's configuration reads it too and must never find half of it. */
export async function tellMade(made: MadeFiles): Promise<void> {
  await writeFile(`${madeFilesList}.new`, JSON.stringify(made))
  renameSync(`${madeFilesList}.new`, madeFilesList)
}

/** Writes files below a folder, with the folders that they need. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [name, data] of Object.entries(files)) {
    const target = path.join(folder, name)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, data)
  }
}
