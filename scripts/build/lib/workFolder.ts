import path from 'node:path'
import { hashOf } from './hashOf.ts'

/** The folder for everything but results that commands keep on this machine: work folders, records, backups. */
export const workRoot = '.build'

/** The folders in which a command works on an event. */
export type WorkFolders = {
  readonly root: string
  /** The unfinished site: `build.outDir` of vite-react-ssg. */
  readonly site: string
  /** Files that are published beside the pages. They are made before the pages, which name them. */
  readonly generated: string
  /** Photos that earlier builds have encoded. */
  readonly photos: string
  readonly fonts: string
  /** Generated TypeScript, which pages import as `content/…`. */
  readonly content: string
  /** Generated SCSS, which style sheets `@use` by its name. */
  readonly styles: string
}

/**
 * The work folders of an event whose site is built into `dist`. The root has the names of both folders, so that several builds
 * can run at the same time: ".build/src-content-to-reports-dist". The usual folder "dist" is left out: ".build/src-content".
 */
export function workFoldersOf(contentFolder: string, dist: string): WorkFolders {
  const name = nameOf(contentFolder)
  const root = dist === 'dist' ? `${workRoot}/${name}` : `${workRoot}/${name}-to-${nameOf(dist)}`
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

/**
 * A name for a folder: "src/content" → "src-content". The name of a folder outside of the repository has a hash, "../evento" →
 * "evento-3f2a91bc". Without the hash "../evento" and "../../evento" would get one name.
 */
function nameOf(folder: string): string {
  const relativePath = path.relative('', folder)
  const words = relativePath.match(/[\p{L}\p{N}]+/gu) ?? []
  const name = words.join('-')
  return relativePath.startsWith('..') ? `${name}-${hashOf(path.resolve(folder))}` : name
}
