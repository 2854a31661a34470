// Names of the files of a site. Apart from built-site.ts, whose parser takes a second to load.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { reservedPaths } from '../../../src/lib/reservedNames.ts'

/** Answers addresses that have no page. */
export const notFoundFile = `${reservedPaths.notFound.slice(1)}.html`

/** Shown without network in place of a page that is not kept (src/worker/keep.ts). */
export const offlineFile = `${reservedPaths.offline.slice(1)}.html`

/** The folder of files whose names carry a hash. */
export const assetFolder = reservedPaths.assets.slice(1)

/** Pages without an address of their own. */
export const fallbackPages: readonly string[] = [notFoundFile, offlineFile]

/**
 * A site's pages: by their files, the addresses below its root ("programa/index.html", "/programa"); null for a fallback
 * page. `programa.html` beside it is a copy.
 */
export function pagesAmong(files: readonly string[]): ReadonlyMap<string, string | null> {
  const pages = files.filter((file) => file.endsWith('.html'))
  const own = pages.filter((file) => !pages.includes(file.replace(/\.html$/, '/index.html')))
  return new Map(own.map((file) => [file, pathOf(file)]))
}

function pathOf(file: string): string | null {
  return fallbackPages.includes(file) ? null : `/${file.replace(/(^|\/)index\.html$/, '')}`
}

/** Every file below a folder, sorted, with forward slashes. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .toSorted()
}
