import type { ContentData, Copy, VenueData } from '../../../src/content/schema.ts'
import { type Facts, walkFacts } from '../../../src/event/facts.ts'
import { hoursOf, hoursRange } from '../../../src/event/hours.ts'
import { metresPerArch, walkBetween } from '../../../src/event/walk.ts'
import { listed } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'

/**
 * The copy with the derived texts about venues, hours, the time of a reply, and perks. Without hours a ticket names only the
 * city. Without a reply time the text about it is empty. Without venues no page shows the texts about them.
 */
export function withDerivedTexts(data: ContentData, facts: Facts): Copy {
  const { copy, venues, event } = data
  const { tickets, contact, layout, home, programme } = copy
  const names = listed(Object.values(venues.venues).map(({ name }) => name))
  const intro = home.venues.intro ?? `${names}, en ${event.city}.`
  const map = { ...home.map, ...mapTextsOf(Object.values(venues.venues), copy) }
  const hours = hoursOf(event)
  const ticketHours = hours
    ? fill(tickets.hours, { inicio: hours.opens, fin: hours.closes })
    : event.city
  const { horasRespuesta } = facts
  const reply = horasRespuesta ? fill(contact.ways.reply, { horasRespuesta }) : ''
  return {
    ...copy,
    layout: { ...layout, paper: paperText(data, facts) },
    home: { ...home, map, venues: { ...home.venues, intro } },
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
  const fecha = hours ? `${facts.fechaLarga}, ${hoursRange(hours)}` : facts.fechaLarga
  // Without venues `{direcciones}` becomes an empty last line.
  return fill(copy.layout.paper, { fecha, direcciones: facts.direcciones ?? '' }).trimEnd()
}

/**
 * The two texts beside the map; empty unless there are exactly two venues, at a walking distance. The page draws the walk as a
 * row of arches, and the second text says how many metres an arch stands for.
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
