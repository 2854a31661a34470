import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import type { ShareImage } from '../../../src/lib/head.ts'
import type { Photos } from '../../../src/lib/photo.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { jsonLdText, pageJsonLd, paperJsonLd } from './json-ld.ts'
import type { PageId, Paper } from '../../../src/content/schema.ts'

/**
 * What a page tells search engines, as JSON-LD: an output for each page.
 * @param eventImages the event in 16:9, 4:3 and 1:1; none before the first build.
 * @param faces photos of the speakers who have one
 */
export function structuredData(
  page: PageId,
  eventImages: readonly ShareImage[],
  faces: Photos['speakers'] = {},
) {
  return (content: SiteContent, site: SiteAddress): string => {
    const [wide = '', standard = '', square = ''] = eventImages.map((image) =>
      absoluteUrl(image.path, site),
    )
    return jsonLdText(pageJsonLd(page, content, site, [wide, standard, square], faces))
  }
}

/** The same for a text page. */
export function paperData(paper: Paper) {
  return (content: SiteContent, site: SiteAddress): string =>
    jsonLdText(paperJsonLd(paper, content, site))
}
