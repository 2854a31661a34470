import { absoluteUrl, type SiteAddress } from '../../src/lib/address.ts'
import { escapeHtml } from '../../src/lib/escapeHtml.ts'
import type { SiteContent } from '../content/site-content.ts'

/**
 * The addresses of all pages that may be found (sitemaps.org, protocol 0.9). The date is that of the content's last
 * change, not of the build, which changes nothing to read.
 * @throws if that is no day of the calendar.
 */
export function sitemapXml({ event, pages, papers }: SiteContent, site: SiteAddress): string {
  const day = checkDay(event.updated)
  const told = papers.filter(({ sitemap }) => sitemap !== false)
  const entries = [...Object.values(pages), ...told].map(
    ({ path }) =>
      `  <url><loc>${escapeHtml(absoluteUrl(path, site))}</loc><lastmod>${day}</lastmod></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function checkDay(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== day) {
    throw new Error(
      `"${day}" is no day, but the sitemap needs the day of the content's last change, like 2025-10-01 (event.yaml).`,
    )
  }
  return day
}
