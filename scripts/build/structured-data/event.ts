import type { Event as EventData, Person, Place } from 'schema-dts'
import type {
  Event,
  EventState,
  ProgrammePart,
  Speaker,
  Venue,
} from '../../../src/content/schema.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { eventName } from '../../../src/event/facts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../../src/event/reading/siteContent.ts'

/**
 * The event with all that Google requires and recommends, except the price, which the content does not know. A past
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
        ...performedBy(speakersOf(part).map((id) => lookUp(speakers, id))),
        ...common,
        location: placeOf(lookUp(venues, part.venue), event),
        ...subEvents(talksIn(part, content)),
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
    location: Object.values(venues).map((venue) => placeOf(venue, event)),
    ...subEvents(parts.length > 1 ? parts : programme.flatMap((part) => talksIn(part, content))),
  } as const satisfies EventData
}

const subEvents = <Sub>(all: readonly Sub[]) => (all.length > 0 ? { subEvent: all } : {})

/** The talks that have hours of their own: those that are alone in their item. */
function talksIn({ items, venue }: ProgrammePart, { event, venues, speakers, state }: SiteContent) {
  const place = placeOf(lookUp(venues, venue), event)
  return items.flatMap(({ start, end, room, talks = [] }) => {
    const [given, another] = talks
    if (!given || another) return []
    return {
      '@type': 'Event',
      name: given.talk,
      startDate: instantAt(event, start),
      endDate: instantAt(event, end),
      ...performedBy(given.speaker ? [lookUp(speakers, given.speaker)] : []),
      location: room ? { ...place, name: `${room}, ${place.name}` } : place,
      ...statusOf(state),
    } as const satisfies EventData
  })
}

/** One ticket, one organiser, one state and one picture for the whole day. */
function commonOf({ event, state }: SiteContent, site: SiteAddress, image: readonly string[]) {
  return {
    organizer: organizerOf(event, site),
    offers: {
      '@type': 'Offer',
      url: event.ticketUrl,
      availability: `https://schema.org/${availability(state)}`,
      ...validFrom(state),
    },
    ...(image.length > 0 && { image }),
    ...statusOf(state),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.previousStart && { previousStartDate: event.previousStart }),
  } as const satisfies Partial<EventData>
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
function availability({ sale, stage }: EventState): 'InStock' | 'SoldOut' | 'PreOrder' {
  const { is = 'open' } = sale?.[stage] ?? {}
  if (is === 'soon') return 'PreOrder'
  return is === 'open' || is === 'last' ? 'InStock' : 'SoldOut'
}

/** Since when tickets are sold, if the content says it. */
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

/** Who gives the talks of a part, each once. */
const speakersOf = ({ items }: Pick<ProgrammePart, 'items'>) => [
  ...new Set(items.flatMap(({ talks = [] }) => talks.flatMap(({ speaker }) => speaker ?? []))),
]

const performedBy = (people: readonly Speaker[]) =>
  people.length > 0 ? { performer: people.map(personJsonLd) } : {}

const personJsonLd = ({ name, role }: Speaker) =>
  ({ '@type': 'Person', name, jobTitle: role }) as const satisfies Person

export function organizerOf(event: Pick<Event, 'name'>, site: SiteAddress) {
  const url = absoluteUrl('/', site)
  return { '@type': 'Organization', '@id': `${url}#organizacion`, name: event.name, url } as const
}
