import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { speakerIdsByPath } from '../../../src/event/names.ts'
import { escapeHtml } from '../../../src/lib/texts.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/**
 * robots.txt (RFC 9309), which lets crawlers read every page. Crawlers look for the file only at the root of a host, so it has
 * no effect for a site in a sub-folder.
 */
export const robotsTxt = (_: SiteContent, site: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`

/**
 * sitemap.xml (sitemaps.org, protocol 0.9) with the addresses of the event's pages, of speakers and of text pages. Text pages
 * with `sitemap: false` are left out. The date of every address is `updated` in event.yaml instead of the date of the build,
 * because a build alone does not change a page.
 */
export function sitemapXml(content: SiteContent, site: SiteAddress): string {
  const { event, pages, textPages } = content
  const listedTextPages = textPages.filter(({ sitemap }) => sitemap !== false)
  const pagePaths = [...Object.values(pages), ...listedTextPages].map(({ path }) => path)
  const entries = [...pagePaths, ...speakerIdsByPath(content).keys()].map((path) => {
    const address = escapeHtml(absoluteUrl(path, site))
    return `  <url><loc>${address}</loc><lastmod>${event.updated}</lastmod></url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
