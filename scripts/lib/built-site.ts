import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'

export type BuiltPage = {
  /** File below the site's folder: "programa/index.html". */
  readonly file: string
  /** Address below the site's root: "/programa"; null for a page that stands in for others. */
  readonly path: string | null
  readonly html: string
  readonly document: Document
}

export type BuiltSite = {
  readonly pages: readonly BuiltPage[]
  /** Pages that nobody stays on: they hold a link preview and lead on (scripts/outputs/speaker-pages.ts). */
  readonly previews: readonly BuiltPage[]
  /** Every file below the site's folder, with forward slashes. */
  readonly files: ReadonlySet<string>
}

/** Answers addresses that have no page. */
export const notFoundFile = '404.html'

/** Takes the place of a page that is not kept, if there is no network (src/worker/keep.ts). */
export const offlineFile = 'sin-conexion.html'

/** Where the files are whose names change with what they hold: script, styles, font, photos. */
export const assetFolder = 'assets'

/** Pages that stand in for others, so that they have no address of their own. */
export const standIns: readonly string[] = [notFoundFile, offlineFile]

/** Every file below a folder, in the order of their names, with forward slashes. */
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
 * @throws if the folder holds no page, because then there is nothing that a check could have checked.
 */
export function readBuiltSite(dir: string): BuiltSite {
  const files = existsSync(dir) ? filesBelow(dir) : []
  const all = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => pageOf(file, readFileSync(path.join(dir, file), 'utf8')))
  const pages = all.filter((page) => !leadsOn(page))
  if (pages.length === 0) throw new Error(`There is no page in ${dir}: run "npm run build" first.`)
  return { pages, previews: all.filter(leadsOn), files: new Set(files) }
}

const leadsOn = ({ html }: BuiltPage) => html.includes('<meta http-equiv="refresh"')

/** Most who read a site look at few of its documents, and to make one takes as long as to render its page. */
function pageOf(file: string, html: string): BuiltPage {
  let made: Document | undefined
  return {
    file,
    path: pathOf(file),
    html,
    get document() {
      return (made ??= new JSDOM(html).window.document)
    },
  }
}

function pathOf(file: string): string | null {
  if (standIns.includes(file)) return null
  return `/${file.replace(/(^|\/)index\.html$/, '')}`
}
