import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { filesBelow, pagesAmong } from './siteFiles.ts'

export type BuiltPage = {
  /** The file's path below the site's folder: "programa/index.html". */
  readonly file: string
  /** The page's path below the site's root: "/programa"; null for a fallback page. */
  readonly path: string | null
  readonly html: string
  readonly document: Document
}

export type BuiltSite = {
  readonly pages: readonly BuiltPage[]
  /** Every file below the site's folder, with forward slashes. */
  readonly files: ReadonlySet<string>
}

/**
 * Reads a built site into memory.
 * @throws if the folder holds no page, so that a check cannot succeed without checking anything
 */
export function readBuiltSite(dir: string): BuiltSite {
  const files = existsSync(dir) ? filesBelow(dir) : []
  const pages = [...pagesAmong(files)].map(([file, pagePath]) => readPage(dir, file, pagePath))
  if (pages.length === 0) throw new Error(`There is no page in ${dir}: run "npm run build" first.`)
  return { pages, files: new Set(files) }
}

/**
 * The address for which a site was built, including its sub-folder.
 * @throws if there is no home page, or if it does not say its address
 */
export function addressOf({ pages }: BuiltSite): URL {
  const home = pages.find((page) => page.path === '/')?.document
  const address = home?.querySelector('link[rel=canonical]')?.getAttribute('href')
  if (!address) throw new Error('The home page has no <link rel="canonical">.')
  return new URL(address)
}

const { DOMParser } = new JSDOM().window

/** One parser for all pages. A `JSDOM` for each page would read the page's style sheets too, and take twice as long. */
const parser = new DOMParser()

/** Reads a page. `document` is parsed at its first use, because parsing a page takes as long as rendering it. */
function readPage(dir: string, file: string, pagePath: BuiltPage['path']): BuiltPage {
  const html = readFileSync(path.join(dir, file), 'utf8')
  let parsed: Document | undefined
  return {
    file,
    path: pagePath,
    html,
    get document() {
      return (parsed ??= parser.parseFromString(html, 'text/html'))
    },
  }
}
