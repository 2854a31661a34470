import { event } from '../../../src/content/event.ts'
import { questions } from '../../../src/content/faq.ts'
import { navigation, pages, type PageId } from '../../../src/content/pages.ts'
import { programme } from '../../../src/content/programme.ts'
import { speakers } from '../../../src/content/speakers.ts'
import { venues } from '../../../src/content/venues.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { jsonLdText, pageJsonLd } from './json-ld.ts'
import type { MadeFiles } from '../../lib/work-folder.ts'

const content = { event, venues, programme, speakers, pages, navigation, questions }

/** What a page tells search engines, as JSON-LD. */
export function structuredData(page: PageId, site: SiteAddress, made: MadeFiles | null): string {
  const [wide = '', standard = '', square = ''] = (made?.shareImages.event ?? []).map((image) =>
    absoluteUrl(image.path, site),
  )
  return jsonLdText(pageJsonLd(page, content, site, [wide, standard, square]))
}
