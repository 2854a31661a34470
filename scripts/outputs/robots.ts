import { absoluteUrl, type SiteAddress } from '../../src/lib/address.ts'
import { fill } from '../../src/lib/texts.ts'
import type { SiteContent } from '../content/site-content.ts'

/** Everything may be read (RFC 9309). The file counts at the root of a host alone, which one in a sub-folder says. */
export function robotsTxt({ files }: SiteContent, site: SiteAddress): string {
  const note = fill(files.robots.subFolder, { raiz: `${site.origin}/robots.txt` })
  return [
    ...(site.base === '/' ? [] : [`# ${note}`]),
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml', site)}`,
    '',
  ].join('\n')
}
