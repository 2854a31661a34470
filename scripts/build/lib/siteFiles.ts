// Names of the files of a site. They are not in builtSite.ts, because builtSite.ts loads jsdom, which takes a second.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { reservedPaths } from '../../../src/lib/reservedNames.ts'

/** The page that hosts send for unknown addresses. */
export const notFoundFile = `${reservedPaths.notFound.slice(1)}.html`

/** The page that the service worker shows without network if it has not kept the requested page (src/worker/keep.ts). */
export const offlineFile = `${reservedPaths.offline.slice(1)}.html`

/** The folder of files with a hash in their names. */
export const assetFolder = reservedPaths.assets.slice(1)

/** Pages that have no address. A host or the service worker shows them at the address that a visitor requests. */
export const fallbackPages: readonly string[] = [notFoundFile, offlineFile]

/**
 * The paths of a site's pages by their files: "programa/index.html" → "/programa". A fallback page has the path null. The
 * copies of pages, such as "programa.html" of "programa/index.html" (`copyPages` in buildSite.ts), are left out.
 */
export function pagesAmong(files: readonly string[]): ReadonlyMap<string, string | null> {
  const htmlFiles = files.filter((file) => file.endsWith('.html'))
  const isCopy = (file: string) => htmlFiles.includes(file.replace(/\.html$/, '/index.html'))
  const pages = htmlFiles.filter((file) => !isCopy(file))
  return new Map(pages.map((file) => [file, pathOf(file)]))
}

/** "programa/index.html" → "/programa", "index.html" → "/", "404.html" → null */
function pathOf(file: string): string | null {
  if (fallbackPages.includes(file)) return null
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}

/** Every file below a folder, sorted, with forward slashes. */
export function filesBelow(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) =>
    path.relative(dir, path.join(parentPath, name)).replaceAll(path.sep, '/'),
  )
  return paths.toSorted()
}
