import type { BreadcrumbList, FAQPage, Organization, Thing, WebSite } from 'schema-dts'
import type { Page, Speaker } from '../../../src/content/schema.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { withoutLinks } from '../../../src/event/links.ts'
import type { SiteContent } from '../../content/loadContent.ts'
import { eventJsonLd, organizerOf } from './event.ts'

/**
 * All structured data of a page as one graph, as the text of a script element; it repeats only what the page shows.
 * Only the home page has the whole event: an event has one address, which carries its data (Google, "Event", technical
 * guidelines), and only there can visitors read both venues' addresses. Of most pages search engines learn where they are.
 * @param pictures paths of the event's pictures; none before the first build
 */
export function pageData(
  page: Page,
  content: SiteContent,
  site: SiteAddress,
  pictures: readonly string[],
): string {
  const { pages } = content
  if (page === pages.home) {
    const addresses = pictures.map((path) => absoluteUrl(path, site))
    const event = eventJsonLd(content, site, addresses)
    return graphText([websiteOf(content, site), organizationOf(content, site), event])
  }
  const path = breadcrumbOf([page], content, site)
  return graphText(page === pages.faq ? [path, questionsOf(page, content, site)] : [path])
}

/** The same of a speaker's own page. */
export function speakerPageData(
  path: string,
  { name }: Pick<Speaker, 'name'>,
  content: SiteContent,
  site: SiteAddress,
): string {
  const { speakers } = content.pages
  const steps = [...(speakers ? [speakers] : []), { heading: name, path }]
  return graphText([breadcrumbOf(steps, content, site)])
}

/** Escapes "<": no content can end the script element or open a comment in it. */
function graphText(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** The path through the site to an inner page. */
function breadcrumbOf(
  inner: readonly Pick<Page, 'heading' | 'path'>[],
  { pages, navigation }: SiteContent,
  site: SiteAddress,
): BreadcrumbList {
  const home = navigation.find(({ page }) => page === 'home')?.label ?? pages.home.heading
  const step = (position: number, name: string, path: string) =>
    ({ '@type': 'ListItem', position, name, item: absoluteUrl(path, site) }) as const
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, home, pages.home.path),
      ...inner.map(({ heading, path }, i) => step(i + 2, heading, path)),
    ],
  }
}

/** The site: search engines show this name beside each of its pages. */
const websiteOf = ({ event }: SiteContent, site: SiteAddress): WebSite => ({
  '@type': 'WebSite',
  name: event.name,
  url: absoluteUrl('/', site),
})

/** The organiser. Its social networks are left out, because the home page does not name them. */
const organizationOf = ({ event }: SiteContent, site: SiteAddress): Organization => ({
  ...organizerOf(event, site),
  logo: absoluteUrl('/icon-512.png', site),
  email: event.email,
})

function questionsOf(faq: Page, { questions }: SiteContent, site: SiteAddress): FAQPage {
  const url = absoluteUrl(faq.path, site)
  const mainEntity = questions.map(
    ({ id, question, answer }) =>
      ({
        '@type': 'Question',
        '@id': `${url}#${id}`,
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
      }) as const,
  )
  return { '@type': 'FAQPage', '@id': url, url, inLanguage: 'es', mainEntity }
}
