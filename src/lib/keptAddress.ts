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
