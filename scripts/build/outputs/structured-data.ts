import type {
  BreadcrumbList,
  Event as EventData,
  Organization,
  Place,
  Thing,
  WebSite,
} from 'schema-dts'
import type { Page } from '../../../src/content/schema.ts'
import { eventName } from '../../../src/event/facts.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { speakerPaths } from '../../../src/event/names.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import type { Price, SiteContent } from '../../../src/event/model.ts'

/**
 * The structured data of a page as one graph, as the text of a script element. It repeats only what the page shows.
 *
 * The home page has the whole event. An event has one address, which carries its data (Google, "Event", technical
 * guidelines), and only there can visitors read the addresses of all venues. Other pages have their breadcrumbs.
 * @returns null if the page has none, such as the not-found page
 * @param pictures paths of the event's pictures; none before the first build
 */
export function pageData(
  route: string,
  content: SiteContent,
  site: SiteAddress,
  pictures: readonly string[],
): string | null {
  const { event, pages } = content
  if (route === pages.home.path) {
    const [url, name] = [absoluteUrl('/', site), event.name]
    // Search engines show this name beside each of the site's pages.
    const website: WebSite = { '@type': 'WebSite', name, url }
    // Social networks are left out, because the home page does not name them.
    const organisation: Organization = {
      '@type': 'Organization',
      '@id': idOf('organizacion', site),
      name,
      url,
      logo: absoluteUrl('/icon-512.png', site),
      email: event.email,
    }
    const addresses = pictures.map((path) => absoluteUrl(path, site))
    return graphText([website, organisation, eventJsonLd(content, site, addresses)])
  }
  const steps = stepsTo(route, content)
  return steps && graphText([breadcrumbOf(steps, site)])
}

/** Escapes "<": no content can end the script element or open a comment in it. */
function graphText(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** Identifies a thing that other things of the graph refer to. */
const idOf = (name: string, site: SiteAddress) => `${absoluteUrl('/', site)}#${name}`

type Step = Pick<Page, 'heading' | 'path'>

/** The pages on the way from home to an inner page, with that page; null for pages such as the not-found page. */
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

/**
 * The event with everything that Google requires and recommends. A past event stays scheduled, because no status means
 * "took place". Each place and offer is described once. The parts of the day refer to them by their identifiers.
 * @param image absolute addresses of the event's pictures, at least 720 px wide (Google, "Event")
 */
export function eventJsonLd(content: SiteContent, site: SiteAddress, image: readonly string[]) {
  const { event, speakers, pages } = content
  const common = valuesForEachPart(content, site, image)
  const offers = isSaleKnown(content) ? offersOf(content, site) : []
  // The home page shows only the names of speakers.
  const performer = Object.values(speakers).map(
    ({ name }) => ({ '@type': 'Person', name }) as const,
  )
  const parts = partsOf(content, site, common, offers)
  return {
    '@type': 'Event',
    '@id': idOf('evento', site),
    name: eventName(event),
    description: pages.home.intro,
    url: absoluteUrl(pages.home.path, site),
    startDate: event.start,
    endDate: event.end,
    ...(performer.length > 0 && { performer }),
    ...common,
    ...(offers.length > 0 && { offers }),
    location: placesOf(content, site),
    ...(parts.length > 1 && { subEvent: parts }),
  } as const satisfies EventData
}

/** Values that the event shares with the parts of its day: one organiser, one status, one picture. */
function valuesForEachPart(
  { event, eventStatus }: SiteContent,
  site: SiteAddress,
  image: readonly string[],
) {
  return {
    organizer: { '@id': idOf('organizacion', site) },
    ...(event.tickets?.free && { isAccessibleForFree: true }),
    ...(image.length > 0 && { image }),
    eventStatus: `https://schema.org/${schemaOrgStatus[eventStatus.name ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.previousStart && { previousStartDate: event.previousStart }),
  } as const satisfies Partial<EventData>
}

/** The parts of the day, with the titles that the programme shows. */
function partsOf(
  content: SiteContent,
  site: SiteAddress,
  common: ReturnType<typeof valuesForEachPart>,
  offers: ReturnType<typeof offersOf>,
) {
  const { event, programme } = content
  const offerIds = offers.map(({ '@id': id }) => ({ '@id': id }) as const)
  return programme.map(
    (part) =>
      ({
        '@type': 'Event',
        name: part.title,
        description: part.intro,
        startDate: instantAt(event, part.start),
        endDate: instantAt(event, part.end),
        ...common,
        ...(offerIds.length > 0 && { offers: offerIds }),
        location: { '@id': idOf(part.venue, site) },
      }) as const satisfies EventData,
  )
}

/** Whether the event says anything of its tickets that can be offered: where, for how much, or that it costs nothing. */
const isSaleKnown = ({ event: { ticketUrl, tickets } }: SiteContent): boolean =>
  ticketUrl !== undefined || tickets?.free === true || tickets?.prices !== undefined

/** An offer for each price that is not over. Without prices one offer, whose price is 0 for a free event and else unknown. */
function offersOf(content: SiteContent, site: SiteAddress) {
  const { event, sale, stageAtBuild, prices, pages } = content
  const { is } = sale[stageAtBuild] ?? sale[0]
  const unnamed = event.tickets?.free ? { price: 0 } : {}
  const current = prices?.filter(({ isOver }) => !isOver) ?? []
  const costs: readonly Partial<Price>[] = current.length > 0 ? current : [unnamed]
  return costs.map(
    ({ name, price, until }, i) =>
      ({
        '@type': 'Offer',
        '@id': idOf(`entrada-${i + 1}`, site),
        ...(name && { name }),
        ...(price !== undefined && { price, priceCurrency: 'EUR' }),
        ...(until && { availabilityEnds: until }),
        url: event.ticketUrl ?? absoluteUrl(pages.home.path, site),
        availability: `https://schema.org/${saleStages[is].offer}`,
        ...validFrom(content),
      }) as const,
  )
}

/** Names of schema.org. It has none for another place: the event's location says it. */
const schemaOrgStatus = {
  scheduled: 'EventScheduled',
  moved: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

/** The beginning of the sale, if the content has it. */
function validFrom({ sale, stageAtBuild }: SiteContent) {
  const opening = sale.slice(stageAtBuild).find(({ is, from }) => is === 'open' && from > 0)
  return opening ? { validFrom: new Date(opening.from).toISOString() } : {}
}

/** The venues; of an event without any, its city. */
function placesOf(content: SiteContent, site: SiteAddress) {
  const { venues, event } = content
  const ids = Object.keys(venues)
  if (ids.length > 0) return ids.map((id) => placeOf(id, content, site))
  const address = { '@type': 'PostalAddress', ...localityOf(event) } as const
  return [{ '@type': 'Place', name: event.city, address } as const satisfies Place]
}

const localityOf = ({ city }: Pick<SiteContent['event'], 'city'>) => ({
  addressLocality: city,
  addressCountry: 'ES',
})

function placeOf(id: string, { venues, event }: SiteContent, site: SiteAddress) {
  const venue = lookUp(venues, id)
  return {
    '@type': 'Place',
    '@id': idOf(id, site),
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      postalCode: venue.postalCode,
      ...localityOf(event),
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
  } as const satisfies Place
}
