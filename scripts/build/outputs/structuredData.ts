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
import { allPagesOf, speakerIdsByPath } from '../../../src/event/names.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { venueFragment } from '../../../src/lib/reservedNames.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import type { Price, SiteContent } from '../../../src/event/model.ts'

/**
 * The structured data of a page (schema.org) as the text of its script element. It describes only things that the page shows.
 *
 * Only the home page describes the event, because Google wants one address for each event ("Event", technical guidelines).
 * Every other page has a breadcrumb, the steps from the home page to that page.
 * @param pictures paths of the event's pictures; empty before the first build
 * @returns null for a fallback page, such as the not-found page
 */
export function structuredDataOf(
  route: string,
  content: SiteContent,
  site: SiteAddress,
  pictures: readonly string[],
): string | null {
  if (route === content.pages.home.path) return graphText(homeThings(content, site, pictures))
  const steps = stepsTo(route, content)
  return steps ? graphText([breadcrumbOf(steps, site)]) : null
}

/** The things that the home page describes: the site, the organiser and the event. */
function homeThings(
  content: SiteContent,
  site: SiteAddress,
  pictures: readonly string[],
): readonly Thing[] {
  const { name, email } = content.event
  const url = absoluteUrl('/', site)
  // Search engines show this name beside each of the site's pages.
  const website: WebSite = { '@type': 'WebSite', name, url }
  // The field `sameAs` would name the organiser's social networks, but the home page does not show them.
  const organiser: Organization = {
    '@type': 'Organization',
    '@id': idOf('organizacion', site),
    name,
    url,
    logo: absoluteUrl('/icon-512.png', site),
    ...(email && { email }),
  }
  const addresses = pictures.map((path) => absoluteUrl(path, site))
  return [website, organiser, eventJsonLd(content, site, addresses)]
}

/** Things as JSON-LD. "<" is escaped, so that no text can end the script element or open a comment in it. */
function graphText(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)
}

/** The identifier by which other things of the graph refer to a thing. */
const idOf = (name: string, site: SiteAddress) => `${absoluteUrl('/', site)}#${name}`

/**
 * The identifier of a venue: the fragment of its card. The venue's id alone might be the id of another thing, such as "evento".
 */
const venueIdOf = (venue: string, site: SiteAddress) => idOf(venueFragment(venue), site)

type Step = Pick<Page, 'heading' | 'path'>

/** The steps of a breadcrumb from the home page to a page, for a speaker by the page of speakers; null for a fallback page. */
function stepsTo(route: string, content: SiteContent): readonly Step[] | null {
  const { navigation, pages, speakers } = content
  // The breadcrumb names the home page as the menu does, "Inicio". The heading of the home page, the event's name, says less.
  const homeLink = navigation.find(({ page }) => page === 'home')
  const home = { path: pages.home.path, heading: homeLink?.label ?? pages.home.heading }
  const speakerId = speakerIdsByPath(content).get(route)
  if (speakerId !== undefined && pages.speakers) {
    return [home, pages.speakers, { heading: lookUp(speakers, speakerId).name, path: route }]
  }
  const page = allPagesOf(content).find(({ path }) => path === route)
  return page ? [home, page] : null
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
 * The event with all fields that Google requires and recommends, as far as the content has them. A past event stays
 * "scheduled", because schema.org has no status for a past event. Each place and each offer is described once, and the parts of
 * the day refer to it by its identifier.
 * @param image absolute addresses of the event's pictures, at least 720 px wide (Google, "Event")
 */
export function eventJsonLd(content: SiteContent, site: SiteAddress, image: readonly string[]) {
  const { event, speakers, pages } = content
  const commonFields = commonFieldsOf(content, site, image)
  const offers = isSaleKnown(content) ? offersOf(content, site) : []
  // The home page shows only the names of speakers.
  const performer = Object.values(speakers).map(
    ({ name }) => ({ '@type': 'Person', name }) as const,
  )
  const parts = partsOf(content, site, commonFields, offers)
  return {
    '@type': 'Event',
    '@id': idOf('evento', site),
    name: eventName(event),
    description: pages.home.intro,
    url: absoluteUrl(pages.home.path, site),
    startDate: event.start,
    ...(event.end && { endDate: event.end }),
    ...(performer.length > 0 && { performer }),
    ...commonFields,
    ...(offers.length > 0 && { offers }),
    location: placesOf(content, site),
    // A single part would repeat what the event says.
    ...(parts.length > 1 && { subEvent: parts }),
  } as const satisfies EventData
}

/** The fields that the event and each part of its day have in common. */
const commonFieldsOf = (
  { event, eventStatus }: SiteContent,
  site: SiteAddress,
  image: readonly string[],
) =>
  ({
    organizer: { '@id': idOf('organizacion', site) },
    ...(event.tickets?.free && { isAccessibleForFree: true }),
    ...(image.length > 0 && { image }),
    eventStatus: `https://schema.org/${schemaOrgStatus[eventStatus.name ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.previousStart && { previousStartDate: event.previousStart }),
  }) as const satisfies Partial<EventData>

/** The parts of the day as events, which refer to venues and offers by identifiers. */
function partsOf(
  { event, programme }: SiteContent,
  site: SiteAddress,
  commonFields: ReturnType<typeof commonFieldsOf>,
  offers: ReturnType<typeof offersOf>,
) {
  const offerReferences = offers.map(({ '@id': id }) => ({ '@id': id }) as const)
  return programme.map(
    (part) =>
      ({
        '@type': 'Event',
        name: part.title,
        description: part.intro,
        startDate: instantAt(event, part.start),
        endDate: instantAt(event, part.end),
        ...commonFields,
        ...(offers.length > 0 && { offers: offerReferences }),
        location: { '@id': venueIdOf(part.venue, site) },
      }) as const satisfies EventData,
  )
}

/** Whether the content says where tickets are sold, what they cost, or that they are free. */
const isSaleKnown = ({ event: { ticketUrl, tickets } }: SiteContent): boolean =>
  ticketUrl !== undefined || tickets?.free === true || tickets?.prices !== undefined

/**
 * An offer for each price that has not ended. If there is no such price, there is one offer: for 0 € if the event is free,
 * otherwise without a price.
 */
function offersOf(content: SiteContent, site: SiteAddress) {
  const { event, sale, stageAtBuild, prices, pages } = content
  // `stageAtBuild` is always the index of a stage.
  const stage = sale[stageAtBuild]!
  const currentPrices = prices?.filter(({ hasEnded }) => !hasEnded) ?? []
  const priceOfOnlyOffer = event.tickets?.free ? { price: 0 } : {}
  const offeredPrices: readonly Partial<Price>[] =
    currentPrices.length > 0 ? currentPrices : [priceOfOnlyOffer]
  return offeredPrices.map(
    ({ name, price, until }, i) =>
      ({
        '@type': 'Offer',
        '@id': idOf(`entrada-${i + 1}`, site),
        ...(name && { name }),
        ...(price !== undefined && { price, priceCurrency: 'EUR' }),
        ...(until && { availabilityEnds: until }),
        url: event.ticketUrl ?? absoluteUrl(pages.home.path, site),
        availability: `https://schema.org/${saleStages[stage.name].offer}`,
        ...validFrom(content),
      }) as const,
  )
}

/** The statuses of schema.org. An event that moves to another venue is "scheduled", because schema.org has no status for it. */
const schemaOrgStatus = {
  scheduled: 'EventScheduled',
  moved: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

/**
 * The field `validFrom`, the beginning of the stage "open", if that stage holds at build time or comes later. The field is left
 * out if the stage has no beginning (`from` is 0).
 */
function validFrom({ sale, stageAtBuild }: SiteContent) {
  const opening = sale.slice(stageAtBuild).find(({ name, from }) => name === 'open' && from > 0)
  return opening ? { validFrom: new Date(opening.from).toISOString() } : {}
}

/** The places of the event: its venues or, without any, its city. */
function placesOf(content: SiteContent, site: SiteAddress) {
  const { venues, event } = content
  const ids = Object.keys(venues)
  if (ids.length > 0) return ids.map((id) => placeOf(id, content, site))
  const address = { '@type': 'PostalAddress', ...localityOf(event) } as const
  return [{ '@type': 'Place', name: event.city, address } as const satisfies Place]
}

/** The fields of a postal address that all places of an event have in common. */
const localityOf = ({ city }: Pick<SiteContent['event'], 'city'>) => ({
  addressLocality: city,
  addressCountry: 'ES',
})

/** A venue as a place. */
function placeOf(id: string, { venues, event }: SiteContent, site: SiteAddress) {
  const venue = lookUp(venues, id)
  return {
    '@type': 'Place',
    '@id': venueIdOf(id, site),
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
