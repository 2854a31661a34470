import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShareImages } from '../../../src/lib/head.ts'
import type { Logo } from '../../../src/lib/logo.ts'
import type { Photos } from '../../../src/lib/photo.ts'
import { hashOf } from './hash-of.ts'

/** Where this machine keeps what is no result: folders in which commands work, notes, copies. */
export const workRoot = '.build'

/** The folders in which a command works on an event. */
export type WorkFolders = {
  readonly root: string
  /** The unfinished site: the generator's `build.outDir`. */
  readonly site: string
  /** Files that are published beside the pages; made first, because the pages name them. */
  readonly generated: string
  /** Photos that an earlier build has encoded. */
  readonly photos: string
  readonly fonts: string
  /** Sources that the build writes for the pages: `content/…` in their imports. */
  readonly content: string
  /** Generated SCSS, which style sheets `@use` by its name. */
  readonly styles: string
}

/**
 * The work folders of an event that is built into a folder. Every other event, and every other result, has others, so that
 * two builds at once never mix.
 */
export function workFoldersOf(contentFolder: string, dist: string): WorkFolders {
  const names = [nameOf(contentFolder), ...(dist === 'dist' ? [] : [nameOf(dist)])]
  const root = `${workRoot}/${names.join('-to-')}`
  return {
    root,
    site: `${root}/site`,
    generated: `${root}/generated`,
    photos: `${root}/photos`,
    fonts: `${root}/fonts`,
    content: `${root}/content`,
    styles: `${root}/styles`,
  }
}

/** "src/content" → "src-content". A folder outside of the repository has a hash: its name alone may stand twice. */
function nameOf(folder: string): string {
  const place = path.relative('', folder)
  const words = place.match(/[\p{L}\p{N}]+/gu) ?? []
  const name = words.join('-')
  return place.startsWith('..') ? `${name}-${hashOf(path.resolve(folder))}` : name
}

/** Names and sizes of the generated files, which pages need, as JSON. */
const manifestFile = 'manifest.json'

export type Manifest = {
  readonly shareImages: ShareImages
  readonly photos: Photos
  /** By the identifiers of sponsors. */
  readonly logos: Readonly<Record<string, Logo>>
  /** Files of finished posters, below the site's root. */
  readonly posters: readonly string[]
}

/** The manifest of the last build; null before the first. */
export function readManifest({ root }: WorkFolders): Manifest | null {
  const file = `${root}/${manifestFile}`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

export const writeManifest = ({ root }: WorkFolders, manifest: Manifest): Promise<void> =>
  writeFiles(root, { [manifestFile]: JSON.stringify(manifest) })

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
