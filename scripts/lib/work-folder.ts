import { existsSync, readFileSync, renameSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShareImages } from '../../src/lib/head.ts'
import type { Logo } from '../../src/lib/logo.ts'
import type { Photos } from '../../src/lib/photo.ts'

/** The built site. `npm test` has one of its own. */
export const distDir = process.env.DIST || 'dist'

/** Where the build works until `dist` is complete. */
export const workFolder = '.build'

/** The unfinished site: the generator's `build.outDir`. */
export const siteFolder = `${workFolder}/site`

/** Files that are published beside the pages; generated first, because the pages name them. */
export const generatedFolder = `${workFolder}/generated`

/** Photos that an earlier build has encoded. */
export const keptPhotos = `${workFolder}/photos`

const manifestFile = `${workFolder}/manifest.json`

/** What pages need to know about the generated files. */
export type Manifest = {
  readonly shareImages: ShareImages
  readonly photos: Photos
  /** By the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, Logo>>
}

/** The manifest of the last build; null before the first. */
export function readManifest(): Manifest | null {
  if (!existsSync(manifestFile)) return null
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
}

/** Written atomically: `npm run dev` may read it while a build writes. */
export async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(`${manifestFile}.new`, JSON.stringify(manifest))
  renameSync(`${manifestFile}.new`, manifestFile)
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
