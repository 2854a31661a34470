import { type SiteAddress } from '../../src/lib/address.ts'
import { fileNames } from '../../src/event/names.ts'
import { calendarFile, programmeCalendar } from './calendar.ts'
import { robotsTxt, sitemapXml } from './search-engines.ts'
import { faviconSvg, pngIcon } from './icons.ts'
import { programmePdf } from './programme-pdf/programme-pdf.ts'
import { webManifest } from './web-manifest.ts'
import type { SiteContent } from '../../src/event/model.ts'

/** Makes a file that is published beside the pages: the same one for the same content and address. */
type Output = (
  content: SiteContent,
  site: SiteAddress,
) => string | Buffer | Promise<string | Buffer>

/** Makes every output, by the name of its file below the site's root. */
export async function makeOutputs(
  content: SiteContent,
  site: SiteAddress,
): Promise<Readonly<Record<string, Buffer>>> {
  const names = fileNames(content.event)
  const outputs: Readonly<Record<string, Output>> = {
    [names.calendar]: calendarFile,
    [names.programmeCalendar]: programmeCalendar,
    [names.programmePdf]: programmePdf,
    'sitemap.xml': sitemapXml,
    'robots.txt': robotsTxt,
    'manifest.webmanifest': webManifest,
    'favicon.svg': faviconSvg,
    // Browsers recognise a picture by its bytes, not by its name.
    'favicon.ico': pngIcon(32),
    'apple-touch-icon.png': pngIcon(180),
    'icon-192.png': pngIcon(192),
    'icon-512.png': pngIcon(512),
  }
  const making = Object.entries(outputs).map(
    async ([name, output]) => [name, Buffer.from(await output(content, site))] as const,
  )
  return Object.fromEntries(await Promise.all(making))
}
