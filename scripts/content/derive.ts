import type {
  ContentData,
  Copy,
  Delivery,
  Event,
  PartData,
  ProgrammeItem,
  ProgrammePart,
  Venue,
} from '../../src/content/schema.ts'
import { longestWay } from '../../src/azulejo/route.ts'
import { itemId } from '../../src/lib/agenda.ts'
import { instantAt } from '../../src/lib/dates.ts'
import { walkFacts } from '../../src/lib/facts.ts'
import { fill, listed } from '../../src/lib/texts.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { onPlan } from '../../src/lib/walk.ts'
import { freeName } from '../lib/free-name.ts'
import { mapValues } from '../lib/map-values.ts'

/** The programme in the order of the day, with the walks between its parts, its people, and an address for each item. */
export function derivedProgramme(data: ContentData): readonly ProgrammePart[] {
  const inOrder = inOrderOf(data.event)
  const parts = inOrder(data.programme.parts)
  const taken = new Set<string>()
  return parts.map((part, index) => {
    const walk = walkAfter(part, parts[index + 1], data)
    return {
      ...part,
      items: inOrder(part.items).map((item) => derivedItem(item, data, taken)),
      ...(walk && { walk }),
    }
  })
}

/** Sorts by when things begin. */
const inOrderOf = (event: Event) => {
  const from = ({ start }: { readonly start: string }) => Date.parse(instantAt(event, start))
  return <Timed extends { readonly start: string }>(all: readonly Timed[]) =>
    all.toSorted((one, other) => from(one) - from(other))
}

/** From where a part ends to where the next one begins, if that is a walk and there is time for it. */
function walkAfter(part: PartData, next: PartData | undefined, data: ContentData): string | null {
  const { event, venues, copy } = data
  if (!next || next.venue === part.venue) return null
  const [end, start] = [part.end, next.start].map((time) => Date.parse(instantAt(event, time)))
  if ((start ?? 0) < (end ?? 0)) return null
  const facts = walkFacts(lookUp(venues.venues, part.venue), lookUp(venues.venues, next.venue))
  return facts ? fill(copy.programme.walk, facts) : null
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

/** What is said above the venues, if the event says nothing else, and beside the map: of the walk if there is one to draw. */
export function derivedCopy({ copy, venues: { venues }, event }: ContentData): Copy {
  const { map } = copy.home
  const names = listed(Object.values(venues).map(({ name }) => name))
  const intro = copy.home.venues.intro ?? `${names}, en ${event.city}.`
  const [from, to, another] = Object.values(venues)
  const walk = from && to && !another && walkFacts(from, to)
  const said = walk
    ? {
        walk: fill(map.walk, walk),
        text: `${fill(map.text, { metros: String(onPlan(from, to, longestWay).metres) })} ${map.service}`,
      }
    : { walk: '', heading: map.title, text: map.service }
  return {
    ...copy,
    home: { ...copy.home, map: { ...map, ...said }, venues: { ...copy.home.venues, intro } },
  }
}

export function derivedDelivery({ forms }: ContentData): Delivery | null {
  const { delivery = 'none', dataProtection } = forms
  return delivery !== 'none' && dataProtection ? { address: delivery, ...dataProtection } : null
}
