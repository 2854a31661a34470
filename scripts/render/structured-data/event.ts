import type { Event as EventData, Person, Place } from 'schema-dts'
import type {
  Event,
  EventState,
  ProgrammePart,
  Speaker,
  Venue,
} from '../../../src/content/schema.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { accessFeatures } from '../../../src/event/access.ts'
import { speakersOf } from '../../../src/event/agenda.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { eventName } from '../../../src/event/facts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/loadContent.ts'

/**
 * The event with all that Google requires and recommends. The delivered content knows no price. A past
 * event stays scheduled: no status means "took place".
 * @param image absolute addresses of the event's pictures, at least 720 px wide (Google, "Event")
 */
export function eventJsonLd(content: SiteContent, site: SiteAddress, image: readonly string[]) {
  const { event, venues, programme, speakers, pages } = content
  const common = commonOf(content, site, image)
  // With the titles that the programme shows.
  const parts = programme.map(
    (part) =>
      ({
        '@type': 'Event',
        name: part.title,
        description: part.intro,
        startDate: instantAt(event, part.start),
        endDate: instantAt(event, part.end),
        ...performedBy(performersOf(part).map((id) => lookUp(speakers, id))),
        ...common,
        location: placeOf(lookUp(venues, part.venue), content),
      }) as const satisfies EventData,
  )
  return {
    '@type': 'Event',
    '@id': `${absoluteUrl('/', site)}#evento`,
    name: eventName(event),
    description: pages.home.intro,
    url: absoluteUrl(pages.home.path, site),
    startDate: event.start,
    endDate: event.end,
    ...performedBy(Object.values(speakers)),
    ...common,
    location: Object.values(venues).map((venue) => placeOf(venue, content)),
    ...sponsoredBy(content),
    ...(parts.length > 1 && { subEvent: parts }),
  } as const satisfies EventData
}

/** One organiser, one state and one picture for the whole day. */
function commonOf(content: SiteContent, site: SiteAddress, image: readonly string[]) {
  const { event, state } = content
  return {
    organizer: organizerOf(event, site),
    offers: offersOf(content, site),
    ...(event.tickets?.free && { isAccessibleForFree: true }),
    ...(image.length > 0 && { image }),
    ...statusOf(state),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.previousStart && { previousStartDate: event.previousStart }),
  } as const satisfies Partial<EventData>
}

/** One offer, whose price is known only of a free event, or an offer for each price. */
function offersOf({ event, state, prices, pages }: SiteContent, site: SiteAddress) {
  const offer = (cost: { readonly name?: string; readonly price?: number }) =>
    ({
      '@type': 'Offer',
      ...cost,
      ...(cost.price !== undefined && { priceCurrency: 'EUR' }),
      url: event.ticketUrl ?? absoluteUrl(pages.home.path, site),
      availability: `https://schema.org/${availability(state)}`,
      ...validFrom(state),
    }) as const
  if (prices) return prices.map(({ name, price }) => offer({ name, price }))
  return offer(event.tickets?.free ? { price: 0 } : {})
}

/** schema.org has no status for another place: the event says where it is. */
const eventStatus = {
  scheduled: 'EventScheduled',
  moved: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
} as const

const statusOf = ({ name }: EventState) => ({
  eventStatus: `https://schema.org/${eventStatus[name ?? 'scheduled']}` as const,
})

/** Google reads only these three; limited places are in stock. */
function availability({ sale, stageAtBuild }: EventState): 'InStock' | 'SoldOut' | 'PreOrder' {
  const { is = 'open' } = sale?.[stageAtBuild] ?? {}
  if (is === 'soon') return 'PreOrder'
  return is === 'open' || is === 'last' ? 'InStock' : 'SoldOut'
}

/** Since when tickets are sold, if the content says it. */
function validFrom({ sale, stageAtBuild }: EventState) {
  const opening = sale?.slice(stageAtBuild).find(({ is, from }) => is === 'open' && from > 0)
  return opening ? { validFrom: new Date(opening.from).toISOString() } : {}
}

function placeOf(venue: Venue, { event, copy }: SiteContent) {
  const amenityFeature = accessFeatures(venue, copy.access).map(
    ({ name, is }) =>
      ({ '@type': 'LocationFeatureSpecification', name, value: is !== 'no' }) as const,
  )
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
    ...(amenityFeature.length > 0 && { amenityFeature }),
  } as const satisfies Place
}

/** Who gives the talks of a part, each once. */
const performersOf = ({ items }: Pick<ProgrammePart, 'items'>) => [
  ...new Set(items.flatMap(({ talks = [] }) => talks.flatMap(speakersOf))),
]

const performedBy = (people: readonly Speaker[]) =>
  people.length > 0 ? { performer: people.map(personJsonLd) } : {}

const sponsoredBy = ({ sponsors: { levels } }: SiteContent) => {
  const all = levels.flatMap(({ sponsors }) => sponsors)
  const sponsor = all.map(({ name, url }) => ({ '@type': 'Organization', name, url }) as const)
  return sponsor.length > 0 ? { sponsor } : {}
}

const personJsonLd = ({ name, role, links }: Speaker) =>
  ({
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(links && { sameAs: links.map(({ url }) => url) }),
  }) as const satisfies Person

export function organizerOf(event: Pick<Event, 'name'>, site: SiteAddress) {
  const url = absoluteUrl('/', site)
  return { '@type': 'Organization', '@id': `${url}#organizacion`, name: event.name, url } as const
}
