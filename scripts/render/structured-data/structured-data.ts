import type { BreadcrumbList, CreativeWork, Organization, Person, Thing, WebSite } from 'schema-dts'
import type { Page } from '../../../src/content/schema.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { itemId, itemsOf, speakersOf } from '../../../src/event/agenda.ts'
import { speakerPaths } from '../../../src/event/names.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { eventId, eventJsonLd, organizerOf, personOf } from './event.ts'
import type { SiteContent } from '../../../src/event/model.ts'

/**
 * All structured data of a page as one graph, as the text of a script element; it repeats only what the page shows.
 * Only the home page has the whole event: an event has one address, which carries its data (Google, "Event", technical
 * guidelines), and only there can visitors read both venues' addresses. Of most pages search engines learn where they are.
 * @returns null if the page has none: it stands in for others
 * @param pictures paths of the event's pictures; none before the first build
 */
export function pageData(
  route: string,
  content: SiteContent,
  site: SiteAddress,
  pictures: readonly string[],
): string | null {
  const { pages } = content
  if (route === pages.home.path) {
    const addresses = pictures.map((path) => absoluteUrl(path, site))
    const event = eventJsonLd(content, site, addresses)
    return graphText([websiteOf(content, site), organizationOf(content, site), event])
  }
  const steps = stepsTo(route, content)
  if (!steps) return null
  const path = breadcrumbOf(steps, site)
  if (route === pages.programme.path) return graphText([path, ...talksToSee(content, site)])
  return graphText([path, ...linkedPerson(route, content, site)])
}

/** Escapes "<": no content can end the script element or open a comment in it. */
function graphText(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
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

type Step = Pick<Page, 'heading' | 'path'>

/** The pages on the way from home to an inner page, and itself; null for a page that stands in for others. */
function stepsTo(route: string, content: SiteContent): readonly Step[] | null {
  const { navigation, pages, speakers, textPages } = content
  const { path, heading } = pages.home
  const home = { path, heading: navigation.find(({ page }) => page === 'home')?.label ?? heading }
  const speaker = speakers[speakerPaths(content).get(route) ?? '']
  if (speaker && pages.speakers) {
    return [home, pages.speakers, { heading: speaker.name, path: route }]
  }
  const own = [...Object.values(pages), ...textPages].find((page) => page.path === route)
  return own ? [home, own] : null
}

const breadcrumbOf = (steps: readonly Step[], site: SiteAddress): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ heading, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: heading,
    item: absoluteUrl(path, site),
  })),
})

/** The talks of which there is something to see after the day. */
function talksToSee(content: SiteContent, site: SiteAddress): CreativeWork[] {
  const { pages, programme, speakers } = content
  const page = absoluteUrl(pages.programme.path, site)
  return itemsOf(programme).flatMap((item) =>
    (item.talks ?? []).flatMap((talk): CreativeWork[] => {
      if (!talk.links) return []
      const people = speakersOf(talk).map((id) => lookUp(speakers, id))
      return [
        {
          '@type': 'CreativeWork',
          name: talk.talk,
          url: `${page}#${itemId(item)}`,
          ...(people.length > 0 && { author: people.map(personOf) }),
          recordedAt: { '@id': eventId(site) },
          associatedMedia: talk.links.map((link) => ({ '@type': 'MediaObject', ...link })),
        },
      ]
    }),
  )
}

/** Whom a speaker's own page is about, and where else to read of them; nobody without such links. */
function linkedPerson(route: string, content: SiteContent, site: SiteAddress): Person[] {
  const speaker = content.speakers[speakerPaths(content).get(route) ?? '']
  if (!speaker?.links) return []
  const sameAs = speaker.links.map(({ url }) => url)
  return [{ ...personOf(speaker), jobTitle: speaker.role, url: absoluteUrl(route, site), sameAs }]
}
