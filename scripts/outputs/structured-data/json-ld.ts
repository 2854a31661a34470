import type {
  BreadcrumbList,
  Event as EventData,
  FAQPage,
  Graph,
  Organization,
  Person,
  Place,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { instantAt } from '../../../src/lib/dates.ts'
import { eventName } from '../../../src/lib/facts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { type Photo, photoFile, photoFrames, type Photos } from '../../../src/lib/photo.ts'
import { withoutLinks } from '../../../src/lib/links.ts'
import type { SiteContent } from '../../content/site-content.ts'
import type {
  Event,
  EventState,
  Page,
  PageId,
  Paper,
  ProgrammePart,
  Speaker,
  Venue,
} from '../../../src/content/schema.ts'

/** Absolute addresses of the event's picture in 16:9, 4:3 and 1:1, each at least 720 px wide, better 1920. */
export type EventImages = readonly [wide: string, standard: string, square: string]

/**
 * All structured data of a page as one graph; it repeats only what the page shows.
 * The event is in full on the home page alone: an event has one address, which carries its data (Google, "Event",
 * technical guidelines), and only there are both addresses to be read. The pages about it name it.
 */
export function pageJsonLd(
  id: PageId,
  content: SiteContent,
  site: SiteAddress,
  images: EventImages,
  faces: Photos['speakers'] = {},
): Graph {
  const graph: Readonly<Record<PageId, () => readonly Thing[]>> = {
    home: () => [
      websiteJsonLd(content, site),
      organizationJsonLd(content, site),
      eventJsonLd(content, site, images, faces),
    ],
    programme: () => [webPageJsonLd('programme', content, site)],
    speakers: () => [webPageJsonLd('speakers', content, site)],
    tickets: () => [webPageJsonLd('tickets', content, site)],
    sponsorship: () => [],
    faq: () => [faqJsonLd(content, site)],
    contact: () => [],
  }
  const path = id === 'home' ? [] : [breadcrumbJsonLd(content.pages[id], content, site)]
  return { '@context': 'https://schema.org', '@graph': [...path, ...graph[id]()] }
}

/** A text says nothing that a search engine has to know but where it is. */
export function paperJsonLd(paper: Paper, content: SiteContent, site: SiteAddress): Graph {
  const graph = [breadcrumbJsonLd(paper, content, site)]
  return { '@context': 'https://schema.org', '@graph': graph }
}

/**
 * The event with all that Google requires and recommends, but for what nobody knows: the price and the first day of
 * sale. A past event stays scheduled: no status means "took place". What the event and its parts have in common has one
 * order in all three, so that compression takes it for one.
 */
export function eventJsonLd(
  content: SiteContent,
  site: SiteAddress,
  images: EventImages,
  faces: Photos['speakers'] = {},
) {
  const { event, venues, programme, speakers, pages } = content
  const people = Object.keys(speakers)
  const personOf = (id: string) => personJsonLd(lookUp(speakers, id), faces[id], site)
  return {
    '@type': 'Event',
    '@id': eventId(site),
    name: eventName(event),
    description: pages.home.intro,
    url: absoluteUrl(pages.home.path, site),
    startDate: event.start,
    endDate: event.end,
    ...(people.length > 0 && { performer: people.map(personOf) }),
    ...commonOf(content, site, images),
    location: Object.values(venues).map((venue) => placeOf(venue, event)),
    ...(programme.length > 1 && {
      subEvent: programme.map((part) => partOf(part, content, site, images, personOf)),
    }),
  } as const satisfies EventData
}

/** Named as the home page names what happens at each venue, because the programme's titles are not to be read there. */
function partOf(
  part: ProgrammePart,
  content: SiteContent,
  site: SiteAddress,
  images: EventImages,
  personOf: (id: string) => ReturnType<typeof personJsonLd>,
) {
  const { event, venues } = content
  const venue = lookUp(venues, part.venue)
  const talks = part.items.flatMap((item) => item.talks ?? [])
  const onStage = [...new Set(talks.flatMap(({ speaker }) => speaker ?? []))]
  return {
    '@type': 'Event',
    name: venue.what,
    description: venue.description,
    startDate: instantAt(part, part.start),
    endDate: instantAt(part, part.end),
    ...(onStage.length > 0 && {
      performer: onStage.map(personOf),
    }),
    ...commonOf(content, site, images),
    location: placeOf(venue, event),
  } as const satisfies EventData
}

/** One ticket, one organiser, one state and one set of pictures for the whole day. */
function commonOf({ event, state }: SiteContent, site: SiteAddress, images: EventImages) {
  return {
    organizer: organizerOf(event, site),
    offers: {
      '@type': 'Offer',
      url: event.ticketUrl,
      availability: `https://schema.org/${availability(state)}`,
      ...validFrom(state),
    },
    image: images,
    eventStatus: `https://schema.org/${eventStatus[state.name ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.previousStart && { previousStartDate: event.previousStart }),
  } as const satisfies Partial<EventData>
}

/** Of another place schema.org has no status: the event says where it is. */
const eventStatus = {
  scheduled: 'EventScheduled',
  moved: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

/** Google reads these three alone; limited places are in stock. */
function availability({ calledOff, sale, stage }: EventState): 'InStock' | 'SoldOut' | 'PreOrder' {
  if (calledOff) return 'SoldOut'
  const { is } = sale?.[stage] ?? {}
  if (is === 'soon') return 'PreOrder'
  return is === 'sold-out' || is === 'closed' ? 'SoldOut' : 'InStock'
}

/** Since when tickets are sold, where the content says it. */
function validFrom({ sale }: EventState) {
  const opening = sale?.find(({ is, from }) => is === 'open' && from > 0)
  return opening ? { validFrom: new Date(opening.from).toISOString() } : {}
}

function placeOf(venue: Venue, event: Pick<Event, 'city'>) {
  return {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      postalCode: venue.postalCode,
      addressLocality: event.city,
      addressCountry: 'ES',
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  } as const satisfies Place
}

/** Name, role and face, as the home page shows them. */
function personJsonLd({ name, role }: Speaker, face: Photo | undefined, site: SiteAddress) {
  const [, large] = photoFrames.speakers.widths
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(face && { image: absoluteUrl(photoFile(face, large, 'jpeg'), site) }),
  } as const satisfies Person
}

/** The path through the site to an inner page; no rich result needs more than these two steps. */
export function breadcrumbJsonLd(
  inner: Pick<Page, 'heading' | 'path'>,
  { pages, navigation }: SiteContent,
  site: SiteAddress,
) {
  const home = navigation.find(({ page }) => page === 'home')?.label ?? pages.home.heading
  const steps = [
    { name: home, path: pages.home.path },
    { name: inner.heading, path: inner.path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      ({ name, path }, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(path, site),
        }) as const,
    ),
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
  const { event, pages, questions } = content
  const url = absoluteUrl(pages.faq.path, site)
  return {
    '@type': 'FAQPage',
    '@id': url,
    url,
    inLanguage: 'es',
    about: aboutEvent(event, site),
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

/** A page about the event. */
function webPageJsonLd(id: PageId, { event, pages }: SiteContent, site: SiteAddress): WebPage {
  const url = absoluteUrl(pages[id].path, site)
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: pages[id].heading,
    inLanguage: 'es',
    about: aboutEvent(event, site),
  }
}

/**
 * What an inner page says of the event: which it is and where it is described. Not of the type Event, of which Google
 * would miss date and place here.
 */
function aboutEvent(event: Event, site: SiteAddress) {
  const name = eventName(event)
  return { '@type': 'Thing', '@id': eventId(site), name, url: absoluteUrl('/', site) } as const
}

function organizerOf(event: Pick<Event, 'name'>, site: SiteAddress) {
  const url = absoluteUrl('/', site)
  return { '@type': 'Organization', '@id': `${url}#organizacion`, name: event.name, url } as const
}

/** The identifier by which every page means the same event. */
function eventId(site: SiteAddress): string {
  return `${absoluteUrl('/', site)}#evento`
}

/** The text of a script element of type application/ld+json. No content can end the element or open a comment in it. */
export function jsonLdText(value: Graph | Thing): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
