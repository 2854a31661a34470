import type {
  ContentData,
  Copy,
  Delivery,
  PartData,
  ProgrammeItem,
  ProgrammePart,
  Venue,
} from '../../src/content/schema.ts'
import { longestWay } from '../../src/azulejo/route.ts'
import { itemId } from '../../src/lib/agenda.ts'
import { isoDay, longDay } from '../../src/lib/dates.ts'
import { daysOf, walkFacts } from '../../src/lib/facts.ts'
import { capitalise, fill } from '../../src/lib/fill.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { onPlan } from '../../src/lib/walk.ts'
import { freeName } from '../lib/free-name.ts'
import { mapValues } from '../lib/map-values.ts'
import { clockDay } from './check-times.ts'

/** The programme with the days of its parts, the walks between them, its people, and an address for each item. */
export function derivedProgramme(data: ContentData): readonly ProgrammePart[] {
  const { event, venues, copy } = data
  const { parts } = data.programme
  const isLong = daysOf(parts, event).length > 1
  const taken = new Set<string>()
  return parts.map((part, index) => {
    const { day = isoDay(event.start) } = part
    const next = parts[index + 1]
    const leadsOn = next !== undefined && next.venue !== part.venue && next.day === part.day
    return {
      ...part,
      ...clockDay(day, part.start, event.timeZone),
      ...(isLong && { date: capitalise(longDay(day)) }),
      items: part.items.map((item) => derivedItem(item, data, taken)),
      ...(leadsOn && {
        walk: fill(
          copy.programme.walk,
          walkFacts(lookUp(venues.venues, part.venue), lookUp(venues.venues, next.venue)),
        ),
      }),
    }
  })
}

function derivedItem(
  { talks, ...item }: PartData['items'][number],
  { speakers, copy }: ContentData,
  taken: Set<string>,
): ProgrammeItem {
  const id = freeName(itemId(item), taken)
  const name = (speaker: string | undefined) =>
    speaker === undefined ? copy.programme.unnamed : lookUp(speakers.speakers, speaker).name
  return {
    ...item,
    ...(id !== itemId(item) && { id }),
    ...(talks && { talks: talks.map((talk) => ({ ...talk, name: name(talk.speaker) })) }),
  }
}

export function derivedVenues({ venues, programme }: ContentData): Record<string, Venue> {
  const toneOf = (id: string) => programme.parts.find(({ venue }) => venue === id)?.tone ?? 'day'
  return mapValues(venues.venues, (venue, id) => ({ ...venue, tone: toneOf(id) }))
}

/** What is said beside the map: of the walk if there is one to draw, else of the map alone. */
export function derivedCopy({ copy, venues }: ContentData): Copy {
  const { map } = copy.home
  const [from, to, another] = Object.values(venues.venues)
  const metres = from && to && !another && onPlan(from, to, longestWay).metres
  const said = metres
    ? {
        walk: fill(map.walk, walkFacts(from, to)),
        text: `${fill(map.text, { metros: String(metres) })} ${map.service}`,
      }
    : { walk: '', heading: map.title, text: map.service }
  return { ...copy, home: { ...copy.home, map: { ...map, ...said } } }
}

export function derivedDelivery({ forms }: ContentData): Delivery | null {
  const { delivery = 'none', dataProtection } = forms
  return delivery !== 'none' && dataProtection ? { address: delivery, ...dataProtection } : null
}
