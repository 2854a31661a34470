/** What takes the place of a page that needs the network, in the frame of one that is kept. */
export type OfflineNotice = {
  readonly title: string
  /** Inside of the page's `<main>`, as HTML. */
  readonly main: string
}

const title = /(<title>)[^<]*(<\/title>)/
const main = /(<main\b[^>]*>)[^]*(<\/main>)/
const scripts = /<script\b[^]*?<\/script>/g
const head = /<(?:link rel="canonical"|meta (?:property|name="(?:twitter|description)))[^>]*>\s*/g

/**
 * Puts a notice into the frame of a page: header, footer and look stay, and nothing that could start the app, which
 * would try to show the page that is missing.
 * @throws where the page has no title or no `<main>` to put it into.
 */
export function offlinePage(frame: string, notice: OfflineNotice): string {
  if (!title.test(frame) || !main.test(frame)) {
    throw new Error('The page has no <title> or <main> for the notice that there is no network.')
  }
  return frame
    .replace(scripts, '')
    .replace(head, '')
    .replace(title, (_, open: string, close: string) => open + notice.title + close)
    .replace(main, (_, open: string, close: string) => open + notice.main + close)
}

/**
 * The one address under which a page is kept, whichever of its forms was asked for: with a trailing slash, as
 * `index.html`, with a query.
 * @returns null for a file that is no page
 */
export function keptAddress({ origin, pathname }: URL, base: string): string | null {
  const folder = pathname.replace(/(^|\/)index\.html$/, '$1')
  if (/\.\w+$/.test(folder)) return null
  return origin + (folder === base ? base : folder.replace(/\/$/, ''))
}
