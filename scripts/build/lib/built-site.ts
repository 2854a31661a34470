import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { filesBelow, pagesAmong } from './site-files.ts'

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

/**
 * Reads a built site into memory.
 * @throws if the folder holds no page: a check would have checked nothing
 */
export function readBuiltSite(dir: string): BuiltSite {
  const files = existsSync(dir) ? filesBelow(dir) : []
  const pages = [...pagesAmong(files)].map(([file, at]) => pageOf(dir, file, at))
  if (pages.length === 0) throw new Error(`There is no page in ${dir}: run "npm run build" first.`)
  return { pages, files: new Set(files) }
}

/** The address that a built site is for, with its sub-folder. */
export function addressOf({ pages }: BuiltSite): URL {
  const home = pages.find(({ path: at }) => at === '/')?.document
  return new URL(home?.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '')
}

/** Parses into no window of its own: one would read the style sheets too, which takes twice as long. */
const parser = new new JSDOM().window.DOMParser()

/** Parses the document when it is first read: that takes as long as rendering the page. */
function pageOf(dir: string, file: string, at: BuiltPage['path']): BuiltPage {
  const html = readFileSync(path.join(dir, file), 'utf8')
  let parsed: Document | undefined
  return {
    file,
    path: at,
    html,
    get document() {
      return (parsed ??= parser.parseFromString(html, 'text/html'))
    },
  }
}
