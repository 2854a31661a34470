import { createHash } from 'node:crypto'
import {
  type SiteAddress,
  calendarFileName,
  programmeCalendarName,
  programmePdfName,
} from '../../src/lib/address.ts'
import { calendarFile, programmeCalendar } from './calendar/calendar.ts'
import { robotsTxt, sitemapXml } from './search-engines.ts'
import { faviconSvg, pngIcon } from './icons.ts'
import { programmePdf } from './programme-pdf/programme-pdf.ts'
import { shareImageOutputs } from './share-images/share-images.ts'
import { shareFolder } from './share-images/posters.ts'
import type { SiteContent } from '../content/site-content.ts'
import { webManifest } from './web-manifest.ts'

/** What the site publishes beside its pages: text or bytes, the same for the same content and address. */
type Output = (
  content: SiteContent,
  site: SiteAddress,
) => string | Buffer | Promise<string | Buffer>

/** Every output by the name of its file, below the site's root. */
export function outputsOf(content: SiteContent): Readonly<Record<string, Output>> {
  return {
    [calendarFileName(content.event)]: calendarFile,
    [programmeCalendarName(content.event)]: programmeCalendar,
    [programmePdfName(content.event)]: programmePdf,
    'sitemap.xml': sitemapXml,
    'robots.txt': robotsTxt,
    'manifest.webmanifest': webManifest,
    'favicon.svg': faviconSvg,
    // Browsers know a picture by its bytes, whatever its name says.
    'favicon.ico': pngIcon(32),
    'apple-touch-icon.png': pngIcon(180),
    'icon-192.png': pngIcon(192),
    'icon-512.png': pngIcon(512),
    ...shareImageOutputs(content),
  }
}

/** A file as it is published. */
export type MadeOutput = { readonly file: string; readonly data: Buffer }

/** Makes every output of a table; the result is by the names in the table. */
export async function makeOutputs(
  outputs: Readonly<Record<string, Output>>,
  content: SiteContent,
  site: SiteAddress,
): Promise<ReadonlyMap<string, MadeOutput>> {
  const making = Object.entries(outputs).map(async ([name, output]) => {
    const data = Buffer.from(await output(content, site))
    return [name, { file: publishedName(name, data), data }] as const
  })
  return new Map(await Promise.all(making))
}

/** A picture's name holds the hash of its bytes, because chats and browsers keep it by its address. */
function publishedName(name: string, data: Buffer): string {
  if (!name.startsWith(`${shareFolder}/`)) return name
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  return name.replace(/(?=\.\w+$)/, `-${hash}`)
}
