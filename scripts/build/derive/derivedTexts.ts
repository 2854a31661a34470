import type { ContentData, Copy } from '../../../src/content/schema.ts'
import { type Facts, walkFacts } from '../../../src/event/facts.ts'
import { hoursOf, hoursRange } from '../../../src/event/hours.ts'
import { metresPerArch, walkBetween } from '../../../src/event/walk.ts'
import { listed } from '../../../src/lib/locale.ts'
import { fill } from '../../../src/lib/texts.ts'

/** The texts of copy.yaml. The texts that depend on other files are completed or replaced. */
export function withDerivedTexts(data: ContentData, facts: Facts): Copy {
  const { copy } = data
  const { tickets, contact, layout, home, programme } = copy
  return {
    ...copy,
    layout: { ...layout, paper: paperText(data, facts) },
    home: {
      ...home,
      map: { ...home.map, ...textsBesideMap(data) },
      venues: { ...home.venues, intro: venuesIntro(data) },
    },
    programme: { ...programme, perks: { heading: perksHeading(data) } },
    tickets: { ...tickets, hours: ticketHours(data) },
    contact: { ...contact, ways: { ...contact.ways, reply: replyText(copy, facts) } },
  }
}

/** The introduction of the venues: by default their names and the city. An event without venues does not show this text. */
function venuesIntro({ copy, venues, event }: ContentData): string {
  const names = Object.values(venues.venues).map(({ name }) => name)
  return copy.home.venues.intro ?? `${listed(names)}, en ${event.city}.`
}

/** The hours on the drawn ticket. The ticket of an event without hours names the city instead. */
function ticketHours({ copy, event }: ContentData): string {
  const hours = hoursOf(event)
  if (!hours) return event.city
  return fill(copy.tickets.hours, { inicio: hours.opens, fin: hours.closes })
}

/** The text about how soon the organiser replies; empty without `replyHours` in event.yaml. */
function replyText({ contact }: Copy, { horasRespuesta: replyHours }: Facts): string {
  return replyHours ? fill(contact.ways.reply, { horasRespuesta: replyHours }) : ''
}

/** The heading of the perks in the programme and its PDF. The heading of a free event does not mention a ticket. */
function perksHeading({ event, copy, states }: ContentData): string {
  return event.tickets?.free ? states.free.perks : copy.programme.perks.heading
}

/** The text on each printed page: when the event is and, once there are venues, where. */
function paperText({ copy, event }: ContentData, facts: Facts): string {
  const hours = hoursOf(event)
  const date = hours ? `${facts.fechaLarga}, ${hoursRange(hours)}` : facts.fechaLarga
  // `{direcciones}` is the last line of the text. Without venues it is empty, and `trimEnd` removes the line.
  const addresses = facts.direcciones ?? ''
  return fill(copy.layout.paper, { fecha: date, direcciones: addresses }).trimEnd()
}

/**
 * The two texts beside the map: the length of the walk between the venues, and the metres for which each arch of the drawn walk
 * stands. Both are empty unless there are exactly two venues, at a walking distance.
 */
function textsBesideMap({ copy, venues }: ContentData) {
  const { map } = copy.home
  const [from, to, third] = Object.values(venues.venues)
  const areTwo = from && to && !third
  const walk = areTwo ? walkBetween(from, to) : null
  if (!walk) return { walk: '', text: '' }
  return {
    walk: fill(map.walk, walkFacts(walk)),
    text: fill(map.text, { metros: String(metresPerArch(walk.metres)) }),
  }
}
