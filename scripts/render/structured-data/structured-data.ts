import type { BreadcrumbList, FAQPage, Graph, Organization, Thing, WebSite } from 'schema-dts'
import type { Page, PageId, TextPage } from '../../../src/content/schema.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import type { ShareImage } from '../../../src/lib/head.ts'
import { withoutLinks } from '../../../src/lib/links.ts'
import type { Photos } from '../../../src/lib/photo.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { type EventImages, eventJsonLd, organizerOf } from './event.ts'

/**
 * Structured data of a page, as the text of a script element.
 * @param eventImages the event in 16:9, 4:3 and 1:1; none before the first build
 * @param faces photos of the speakers who have one
 */
export function pageData(
  page: PageId,
  content: SiteContent,
  site: SiteAddress,
  eventImages: readonly ShareImage[],
  faces: Photos['speakers'] = {},
): string {
  const [wide = '', standard = '', square = ''] = eventImages.map(({ path }) =>
    absoluteUrl(path, site),
  )
  return jsonLdText(pageJsonLd(page, content, site, [wide, standard, square], faces))
}

/** The same for a text page: search engines learn where it is, and no more. */
export function textPageData(page: TextPage, content: SiteContent, site: SiteAddress): string {
  return jsonLdText(graphOf([breadcrumbJsonLd(page, content, site)]))
}

const graphOf = (things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

/**
 * All structured data of a page as one graph; it repeats only what the page shows.
 * The event is in full on the home page alone: an event has one address, which carries its data (Google, "Event",
 * technical guidelines), and only there are both addresses to be read.
 */
export function pageJsonLd(
  id: PageId,
  content: SiteContent,
  site: SiteAddress,
  images: EventImages,
  faces: Photos['speakers'] = {},
): Graph {
  const graph: Readonly<Partial<Record<PageId, () => readonly Thing[]>>> = {
    home: () => [
      websiteJsonLd(content, site),
      organizationJsonLd(content, site),
      eventJsonLd(content, site, images, faces),
    ],
    faq: () => [faqJsonLd(content, site)],
  }
  const path = id === 'home' ? [] : [breadcrumbJsonLd(content.pages[id], content, site)]
  return graphOf([...path, ...(graph[id]?.() ?? [])])
}

/** The path through the site to an inner page; no rich result needs more than these two steps. */
export function breadcrumbJsonLd(
  inner: Pick<Page, 'heading' | 'path'>,
  { pages, navigation }: SiteContent,
  site: SiteAddress,
) {
  const home = navigation.find(({ page }) => page === 'home')?.label ?? pages.home.heading
  const step = (position: number, name: string, path: string) =>
    ({ '@type': 'ListItem', position, name, item: absoluteUrl(path, site) }) as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, home, pages.home.path), step(2, inner.heading, inner.path)],
  } as const satisfies BreadcrumbList
}

/** The site: search engines show this name beside each of its pages. */
export function websiteJsonLd({ event }: SiteContent, site: SiteAddress) {
  return {
    '@type': 'WebSite',
    name: event.name,
    url: absoluteUrl('/', site),
  } as const satisfies WebSite
}

/** Who invites. Without its social networks: the home page does not name them. */
export function organizationJsonLd({ event }: SiteContent, site: SiteAddress) {
  return {
    ...organizerOf(event, site),
    logo: absoluteUrl('/icon-512.png', site),
    email: event.email,
  } as const satisfies Organization
}

/** The questions with the answers as they read on the page. */
export function faqJsonLd(content: SiteContent, site: SiteAddress) {
  const { pages, questions } = content
  const url = absoluteUrl(pages.faq.path, site)
  return {
    '@type': 'FAQPage',
    '@id': url,
    url,
    inLanguage: 'es',
    mainEntity: questions.map(
      ({ id, question, answer }) =>
        ({
          '@type': 'Question',
          '@id': `${url}#${id}`,
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
        }) as const,
    ),
  } as const satisfies FAQPage
}

/** The text of a script element of type application/ld+json. No content can end the element or open a comment in it. */
export function jsonLdText(value: Graph | Thing): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
