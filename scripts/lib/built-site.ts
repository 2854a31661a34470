import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { reservedPaths } from '../../src/lib/reservedNames.ts'

export type BuiltPage = {
  /** File below the site's folder: "programa/index.html". */
  readonly file: string
  /** Address below the site's root: "/programa"; null for a fallback page. */
  readonly path: string | null
  readonly html: string
  readonly document: Document
}

export type BuiltSite = {
  readonly pages: readonly BuiltPage[]
  /** Every file below the site's folder, with forward slashes. */
  readonly files: ReadonlySet<string>
}

/** Answers addresses that have no page. */
export const notFoundFile = `${reservedPaths.notFound.slice(1)}.html`

/** Shown without network in place of a page that is not kept (src/worker/keep.ts). */
export const offlineFile = `${reservedPaths.offline.slice(1)}.html`

/** The folder of files whose names carry a hash. */
export const assetFolder = reservedPaths.assets.slice(1)

/** Pages without an address of their own. */
export const fallbackPages: readonly string[] = [notFoundFile, offlineFile]

/** Every file below a folder, sorted, with forward slashes. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .toSorted()
}

/**
 * Reads a built site into memory.
 * @throws if the folder holds no page: a check would have checked nothing
 */
export function readBuiltSite(dir: string): BuiltSite {
  const files = existsSync(dir) ? filesBelow(dir) : []
  const pages = files
    .filter((file) => file.endsWith('.html') && !isCopy(file, files))
    .map((file) => pageOf(file, readFileSync(path.join(dir, file), 'utf8')))
  if (pages.length === 0) throw new Error(`There is no page in ${dir}: run "npm run build" first.`)
  return { pages, files: new Set(files) }
}

/** `programa.html` beside `programa/index.html`: the same page. */
const isCopy = (file: string, files: readonly string[]) =>
  files.includes(file.replace(/\.html$/, '/index.html'))

/** Parses into no window of its own: one would read the style sheets too, which takes twice as long. */
const parser = new new JSDOM().window.DOMParser()

/** Parses the document when it is first read: that takes as long as rendering the page. */
function pageOf(file: string, html: string): BuiltPage {
  let parsed: Document | undefined
  return {
    file,
    path: pathOf(file),
    html,
    get document() {
      return (parsed ??= parser.parseFromString(html, 'text/html'))
    },
  }
}

function pathOf(file: string): string | null {
  if (fallbackPages.includes(file)) return null
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}
