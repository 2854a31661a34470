import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShareImages } from '../../../src/lib/head.ts'
import type { Logo } from '../../../src/lib/logo.ts'
import type { Photos } from '../../../src/lib/photo.ts'

/** Folder in which the build works until `dist` is complete. */
export const workFolder = '.build'

/** The unfinished site: the generator's `build.outDir`. */
export const siteFolder = `${workFolder}/site`

/** Files that are published beside the pages; generated first, because the pages name them. */
export const generatedFolder = `${workFolder}/generated`

/** Photos that an earlier build has encoded. */
export const keptPhotos = `${workFolder}/photos`

/** Names and sizes of the generated files, which pages need, as JSON. */
const manifestFile = 'manifest.json'

/** Sources that the build writes for the pages: `content/…` in their imports. */
export const contentFilesFolder = `${workFolder}/content`

/** Generated SCSS, which style sheets `@use` by its name. */
export const stylesFolder = `${workFolder}/styles`

export type Manifest = {
  readonly shareImages: ShareImages
  readonly photos: Photos
  /** By the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, Logo>>
}

/** The manifest of the last build; null before the first. */
export function readManifest(): Manifest | null {
  const file = `${workFolder}/${manifestFile}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export const writeManifest = (manifest: Manifest): Promise<void> =>
  writeFiles(workFolder, { [manifestFile]: JSON.stringify(manifest) })

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
