import { useHead } from '@unhead/react'
import { event } from '../content/event.ts'
import { questions } from '../content/faq.ts'
import { navigation, pages, type PageId } from '../content/pages.ts'
import { programme } from '../content/programme.ts'
import { speakers } from '../content/speakers.ts'
import { venues } from '../content/venues.ts'
import { absoluteUrl } from '../lib/address.ts'
import { pageHead } from '../lib/head.ts'
import { jsonLdText, pageJsonLd } from '../lib/jsonLd.ts'
import { facts, say, site } from './site.ts'

const images = __PAGE_IMAGES__

/** Sets title, description, canonical address, share tags and, in the prerendered page, structured data. */
export function usePageHead(id: PageId): void {
  const { title, shareTitle, description, path } = pages[id]
  useHead({
    ...pageHead({
      title: say(title),
      shareTitle: say(shareTitle),
      description: say(description),
      path,
      image: images?.[id],
      siteName: facts.nombre,
      site,
    }),
    script: import.meta.env.SSR
      ? [{ type: 'application/ld+json', innerHTML: structuredData(id) }]
      : [],
  })
}

/** Sets the head of the not-found page: not to be indexed, and shared as the site itself. */
export function useNotFoundHead(title: string): void {
  const { shareTitle, description } = pages.home
  useHead(
    pageHead({
      title: say(title),
      shareTitle: say(shareTitle),
      description: say(description),
      path: null,
      image: images?.home,
      siteName: facts.nombre,
      site,
    }),
  )
}

function structuredData(id: PageId): string {
  const content = { event, venues, programme, speakers, pages, navigation, questions }
  const [wide = '', standard = '', square = ''] = (__EVENT_IMAGES__ ?? []).map((image) =>
    absoluteUrl(image.path, site),
  )
  return jsonLdText(pageJsonLd(id, content, site, [wide, standard, square]))
}
