import path from 'node:path'
import { hashOf } from './hashOf.ts'

/** The folder for everything that commands keep on this machine besides results: work folders, records, backups. */
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
 * The work folders of an event whose site is built into `dist`. Their root is ".build/src-content" or, for another folder than
 * "dist", ".build/src-content-to-reports-dist". So builds of other events or into other folders can run at the same time.
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

/** "src/content" → "src-content". "../evento" → "evento-" and a hash, because "../../evento" would have the same name. */
function nameOf(folder: string): string {
  const relativePath = path.relative('', folder)
  const words = relativePath.match(/[\p{L}\p{N}]+/gu) ?? []
  const name = words.join('-')
  return relativePath.startsWith('..') ? `${name}-${hashOf(path.resolve(folder))}` : name
}
