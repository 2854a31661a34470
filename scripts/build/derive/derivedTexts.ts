import type { ContentData, Copy, VenueData } from '../../../src/content/schema.ts'
import { type Facts, walkFacts } from '../../../src/event/facts.ts'
import { hoursOf, hoursRange } from '../../../src/event/hours.ts'
import { metresPerArch, walkBetween } from '../../../src/event/walk.ts'
import { listed } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'

/**
 * The texts of copy.yaml, with those that depend on other files: about venues, hours, the time of a reply, and perks. A ticket
 * of an event without hours names only the city. Without `replyHours` in event.yaml, the text about the reply is empty. The
 * texts about venues are not shown if there are none.
 */
export function withDerivedTexts(data: ContentData, facts: Facts): Copy {
  const { copy, venues, event } = data
  const { tickets, contact, layout, home, programme } = copy
  const allVenues = Object.values(venues.venues)
  const venueNames = listed(allVenues.map(({ name }) => name))
  const venuesIntro = home.venues.intro ?? `${venueNames}, en ${event.city}.`
  const homeMap = { ...home.map, ...mapTextsOf(allVenues, copy) }
  const hours = hoursOf(event)
  const ticketHours = hours
    ? fill(tickets.hours, { inicio: hours.opens, fin: hours.closes })
    : event.city
  const { horasRespuesta: replyHours } = facts
  const reply = replyHours ? fill(contact.ways.reply, { horasRespuesta: replyHours }) : ''
  return {
    ...copy,
    layout: { ...layout, paper: paperText(data, facts) },
    home: { ...home, map: homeMap, venues: { ...home.venues, intro: venuesIntro } },
    programme: { ...programme, perks: { heading: perksHeading(data) } },
    tickets: { ...tickets, hours: ticketHours },
    contact: { ...contact, ways: { ...contact.ways, reply } },
  }
}

/** The heading of the perks in the programme and its PDF. The heading for a free event does not mention a ticket. */
function perksHeading({ event, copy, states }: ContentData): string {
  return event.tickets?.free ? states.free.perks : copy.programme.perks.heading
}

/** The text on each printed page: when the event is and, once there are venues, where. */
function paperText({ copy, event }: ContentData, facts: Facts): string {
  const hours = hoursOf(event)
  const date = hours ? `${facts.fechaLarga}, ${hoursRange(hours)}` : facts.fechaLarga
  // `{direcciones}` is the last line of the text. An event without venues has no addresses, so `trimEnd` removes the empty
  // line.
  const addresses = facts.direcciones ?? ''
  return fill(copy.layout.paper, { fecha: date, direcciones: addresses }).trimEnd()
}

/**
 * The two texts beside the map: how long the walk between the venues is, and how many metres each arch of the drawn walk stands
 * for. Both are empty unless there are exactly two venues, at a walking distance.
 */
function mapTextsOf(venues: readonly VenueData[], { home: { map } }: Copy) {
  const [from, to, third] = venues
  const areTwo = from && to && !third
  const walk = areTwo ? walkBetween(from, to) : null
  if (!walk) return { walk: '', text: '' }
  return {
    walk: fill(map.walk, walkFacts(walk)),
    text: fill(map.text, { metros: String(metresPerArch(walk.metres)) }),
  }
}
