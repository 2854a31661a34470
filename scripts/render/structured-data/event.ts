import type { Event as EventData, Place } from 'schema-dts'
import type { Speaker } from '../../../src/content/schema.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { accessFeatures } from '../../../src/event/access.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { eventName } from '../../../src/event/facts.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { Event, EventState, Price, SiteContent } from '../../../src/event/model.ts'

/**
 * The event with all that Google requires and recommends. The delivered content knows no price. A past
 * event stays scheduled: no status means "took place". Each person, place and offer is described once: the parts of the
 * day refer to places and offers by their identifiers.
 * @param image absolute addresses of the event's pictures, at least 720 px wide (Google, "Event")
 */
export function eventJsonLd(content: SiteContent, site: SiteAddress, image: readonly string[]) {
  const { event, venues, programme, speakers, pages } = content
  const common = commonOf(content, site, image)
  const offers = offersOf(content, site)
  const people = Object.values(speakers)
  // With the titles that the programme shows.
  const parts = programme.map(
    (part) =>
      ({
        '@type': 'Event',
        name: part.title,
        description: part.intro,
        startDate: instantAt(event, part.start),
        endDate: instantAt(event, part.end),
        ...common,
        offers: offers.map(referTo),
        location: { '@id': placeId(part.venue, site) },
      }) as const satisfies EventData,
  )
  return {
    '@type': 'Event',
    '@id': eventId(site),
    name: eventName(event),
    description: pages.home.intro,
    url: absoluteUrl(pages.home.path, site),
    startDate: event.start,
    endDate: event.end,
    ...(people.length > 0 && { performer: people.map(personOf) }),
    ...common,
    offers,
    location: Object.keys(venues).map((id) => placeOf(id, content, site)),
    ...(parts.length > 1 && { subEvent: parts }),
  } as const satisfies EventData
}

export const eventId = (site: SiteAddress) => `${absoluteUrl('/', site)}#evento`

const referTo = ({ '@id': id }: { readonly '@id': string }) => ({ '@id': id }) as const

/** One organiser, one state and one picture for the whole day. */
function commonOf(content: SiteContent, site: SiteAddress, image: readonly string[]) {
  const { event, state } = content
  return {
    organizer: referTo(organizerOf(event, site)),
    ...(event.tickets?.free && { isAccessibleForFree: true }),
    ...(image.length > 0 && { image }),
    eventStatus: `https://schema.org/${eventStatus[state.name ?? 'scheduled']}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.previousStart && { previousStartDate: event.previousStart }),
  } as const satisfies Partial<EventData>
}

/** An offer for each price, or one, whose price is known only of a free event. */
function offersOf({ event, state, prices, pages }: SiteContent, site: SiteAddress) {
  const stage = state.sale?.[state.stageAtBuild]?.is ?? 'open'
  const costs: readonly Partial<Price>[] = prices ?? [event.tickets?.free ? { price: 0 } : {}]
  return costs.map(
    ({ name, price, until }, i) =>
      ({
        '@type': 'Offer',
        '@id': `${absoluteUrl('/', site)}#entrada-${i + 1}`,
        ...(name && { name }),
        ...(price !== undefined && { price, priceCurrency: 'EUR' }),
        ...(until && { availabilityEnds: until }),
        url: event.ticketUrl ?? absoluteUrl(pages.home.path, site),
        availability: `https://schema.org/${saleStages[stage].offer}`,
        ...validFrom(state),
      }) as const,
  )
}

/** schema.org has no status for another place: the event says where it is. */
const eventStatus = {
  scheduled: 'EventScheduled',
  moved: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

/** Since when tickets are sold, if the content says it. */
function validFrom({ sale, stageAtBuild }: EventState) {
  const opening = sale?.slice(stageAtBuild).find(({ is, from }) => is === 'open' && from > 0)
  return opening ? { validFrom: new Date(opening.from).toISOString() } : {}
}

const placeId = (venue: string, site: SiteAddress) => `${absoluteUrl('/', site)}#${venue}`

function placeOf(id: string, { venues, event, copy }: SiteContent, site: SiteAddress) {
  const venue = lookUp(venues, id)
  const amenityFeature = accessFeatures(venue, copy.accessWords).map(
    ({ name, is }) =>
      ({ '@type': 'LocationFeatureSpecification', name, value: is !== 'no' }) as const,
  )
  return {
    '@type': 'Place',
    '@id': placeId(id, site),
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.street,
      postalCode: venue.postalCode,
      addressLocality: event.city,
      addressCountry: 'ES',
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
    ...(amenityFeature.length > 0 && { amenityFeature }),
  } as const satisfies Place
}

/** By name alone: what they do is on their own pages. */
export const personOf = ({ name }: Pick<Speaker, 'name'>) => ({ '@type': 'Person', name }) as const

export function organizerOf(event: Pick<Event, 'name'>, site: SiteAddress) {
  const url = absoluteUrl('/', site)
  return { '@type': 'Organization', '@id': `${url}#organizacion`, name: event.name, url } as const
}
