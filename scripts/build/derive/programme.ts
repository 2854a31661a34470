import type { ContentData, Copy, PartData, TalkData } from '../../../src/content/schema.ts'
import { itemId } from '../../../src/event/agenda.ts'
import { timeBefore } from '../../../src/lib/dates.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { type Facts, walkFacts } from '../../../src/event/facts.ts'
import { fill } from '../../../src/lib/texts.ts'
import { listed } from '../../../src/lib/locale.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { metresPerTile, walkBetween } from '../../../src/event/walk.ts'
import { freeName } from '../lib/free-name.ts'
import type { Event, ProgrammeItem, ProgrammePart, Talk } from '../../../src/event/model.ts'

/** The programme in the order of the day, with the walks between parts and the names of speakers. */
export function programmeOf(data: ContentData): readonly ProgrammePart[] {
  const parts = inOrder(data.programme.parts, data.event)
  const taken = new Set<string>()
  return parts.map((part, index) => {
    const way = wayAfter(part, parts[index + 1], data)
    const derived = inOrder(part.items, data.event).map((item) => programmeItem(item, data, taken))
    const { items, rooms } = besideEachOther(derived)
    const follows =
      index > 0 &&
      parts
        .slice(0, index)
        .every(({ end }) => instantOf(data.event, end) <= instantOf(data.event, part.start))
    return { ...part, items, follows, ...(rooms && { rooms }), ...way }
  })
}

/** Rooms that fit beside each other in a window of a laptop. */
const mostRooms = 4

/** Gives each item that overlaps another one the column of its room, if all rooms fit side by side. */
function besideEachOther(items: readonly ProgrammeItem[]) {
  const overlaps = (item: ProgrammeItem) =>
    items.some((other) => other !== item && other.from < item.to && item.from < other.to)
  const parallel = items.filter(overlaps)
  const rooms = [...new Set(parallel.map(({ room }) => room))]
  if (rooms.length < 2 || rooms.length > mostRooms) return { items }
  const column = ({ room }: ProgrammeItem) => rooms.indexOf(room) + 1
  return {
    rooms: rooms.length,
    // Items with the same start are sorted by room.
    items: items
      .map((item) => (parallel.includes(item) ? { ...item, column: column(item) } : item))
      .toSorted((one, other) => one.from - other.from || (one.column ?? 0) - (other.column ?? 0)),
  }
}

/** Puts the venues into the order of the day, whatever their order in the file; one without a part comes last. */
export function venuesInOrder(data: ContentData): ContentData {
  const { venues } = data.venues
  const order = inOrder(data.programme.parts, data.event).map(({ venue }) => venue)
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const sorted = Object.entries(venues).toSorted(([one], [other]) => placeOf(one) - placeOf(other))
  return { ...data, venues: { venues: Object.fromEntries(sorted) } }
}

const instantOf = (event: Event, time: string) => Date.parse(instantAt(event, time))

/** Sorts by start; a time after midnight is later. */
const inOrder = <Timed extends { readonly start: string }>(all: readonly Timed[], event: Event) =>
  all.toSorted((one, other) => instantOf(event, one.start) - instantOf(event, other.start))

const minute = 60_000

/**
 * The walk from a part to the next one, if the venues differ and one part is over before the other begins. If both touch,
 * the walk takes longer than the time between them, and a text says when to leave.
 */
function wayAfter(
  part: PartData,
  next: PartData | undefined,
  data: ContentData,
): Pick<ProgrammePart, 'walk' | 'leave'> {
  const { event, venues, copy } = data
  if (!next || next.venue === part.venue) return {}
  const gap = (instantOf(event, next.start) - instantOf(event, part.end)) / minute
  const way = walkBetween(lookUp(venues.venues, part.venue), lookUp(venues.venues, next.venue))
  if (gap < 0 || !way) return {}
  const walk = fill(copy.programme.walk, walkFacts(way))
  if (gap >= way.minutes) return { walk }
  const times = { llegada: next.start, salida: timeBefore(next.start, way.minutes) }
  return { walk, leave: fill(copy.programme.leave, times) }
}

function programmeItem(
  { talks, title, ...item }: PartData['items'][number],
  data: ContentData,
  taken: Set<string>,
): ProgrammeItem {
  const { event } = data
  const id = freeName(itemId(item), taken)
  return {
    ...item,
    title: title ?? talks?.[0]?.talk ?? '',
    from: instantOf(event, item.start),
    to: instantOf(event, item.end),
    ...(id !== itemId(item) && { id }),
    ...(talks && { talks: talks.map((talk) => talkOf(talk, data)) }),
  }
}

function talkOf(
  { talk: title, speaker, speakers = speaker ? [speaker] : [], ...more }: TalkData,
  data: ContentData,
): Talk {
  const known = speakers.map((id) => ({ id, name: lookUp(data.speakers.speakers, id).name }))
  const unannounced = { name: data.copy.programme.unnamed }
  return { ...more, title, speakers: known.length > 0 ? known : [unannounced] }
}

/**
 * Adds the text above the venues, if the event has none of its own, the text beside the map, and the addresses to what is
 * printed.
 */
export function withVenueTexts(
  { copy, venues: { venues }, event }: ContentData,
  facts: Facts,
): Copy {
  const { map } = copy.home
  const names = listed(Object.values(venues).map(({ name }) => name))
  const intro = copy.home.venues.intro ?? `${names}, en ${event.city}.`
  const [from, to, another] = Object.values(venues)
  const walk = from && to && !another && walkBetween(from, to)
  const walkTexts = walk
    ? {
        walk: fill(map.walk, walkFacts(walk)),
        text: fill(map.text, { metros: String(metresPerTile(walk.metres)) }),
      }
    : { walk: '', text: '' }
  const paper = fill(copy.layout.paper, { direcciones: facts.direcciones ?? '' }).trimEnd()
  return {
    ...copy,
    layout: { ...copy.layout, paper },
    home: { ...copy.home, map: { ...map, ...walkTexts }, venues: { ...copy.home.venues, intro } },
  }
}
