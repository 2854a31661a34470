import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { speakerPaths } from '../../../src/event/names.ts'
import { escapeHtml } from '../../../src/lib/texts.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/** Allows everything (RFC 9309). The file counts only at the root of a host. */
export const robotsTxt = (_: SiteContent, site: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`

/**
 * The addresses of all pages for search engines (sitemaps.org, protocol 0.9). The date is that of the content's last
 * change: a build alone changes nothing to read.
 */
export function sitemapXml(content: SiteContent, site: SiteAddress): string {
  const { event, pages, textPages } = content
  const listed = textPages.filter(({ sitemap }) => sitemap !== false)
  const paths = [...Object.values(pages), ...listed].map(({ path }) => path)
  const entries = [...paths, ...speakerPaths(content).keys()].map((path) => {
    const address = escapeHtml(absoluteUrl(path, site))
    return `  <url><loc>${address}</loc><lastmod>${event.updated}</lastmod></url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
