import type { ContentData, PartData, TalkData } from '../../../src/content/schema.ts'
import { itemId } from '../../../src/event/agenda.ts'
import { timeBefore } from '../../../src/lib/dates.ts'
import { instantAt } from '../../../src/lib/zones.ts'
import { walkFacts } from '../../../src/event/facts.ts'
import { fill } from '../../../src/lib/texts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { walkBetween } from '../../../src/event/walk.ts'
import { freeName } from '../lib/freeName.ts'
import type { Event, ProgrammeItem, ProgrammePart, Talk } from '../../../src/event/model.ts'

/** The programme in the order of the day, with the walks between parts and the names of speakers. */
export function programmeOf(data: ContentData): readonly ProgrammePart[] {
  const { event } = data
  const parts = sortedByStart(data.programme.parts, event)
  const takenIds = new Set<string>()
  return parts.map((part, index): ProgrammePart => {
    const items = sortedByStart(part.items, event).map((item) => {
      const id = freeName(itemId(item), takenIds)
      takenIds.add(id)
      return programmeItem(item, id, data)
    })
    return {
      ...part,
      follows: followsAll(part, parts.slice(0, index), event),
      ...inColumns(items),
      ...walkTextsAfter(part, parts[index + 1], data),
    }
  })
}

/** Whether there are earlier parts, and all of them have ended when this part begins. */
const followsAll = ({ start }: PartData, earlierParts: readonly PartData[], event: Event) =>
  earlierParts.length > 0 &&
  earlierParts.every(({ end }) => instantOf(event, end) <= instantOf(event, start))

/** The number of columns that fit beside each other in the window of a laptop. */
const maxColumns = 4

/**
 * Puts overlapping items into columns, one for each room. The first column has the number 1. The items stay in one list if all
 * overlapping items are in one room, or if they are in more rooms than `maxColumns`.
 * @returns the items, and the number of columns if there are any
 */
function inColumns(items: readonly ProgrammeItem[]): {
  readonly items: readonly ProgrammeItem[]
  readonly columns?: number
} {
  const overlapsAnother = (item: ProgrammeItem) =>
    items.some((other) => other !== item && other.from < item.to && item.from < other.to)
  const overlapping = items.filter(overlapsAnother)
  const rooms = [...new Set(overlapping.map(({ room }) => room))]
  if (rooms.length < 2 || rooms.length > maxColumns) return { items }
  const withColumns = items.map((item) =>
    overlapping.includes(item) ? { ...item, column: rooms.indexOf(item.room) + 1 } : item,
  )
  return { columns: rooms.length, items: withColumns.toSorted(byStartAndColumn) }
}

function byStartAndColumn(one: ProgrammeItem, other: ProgrammeItem): number {
  if (one.from !== other.from) return one.from - other.from
  // Two items that begin together overlap, so `inColumns` has given a column to both.
  return (one.column ?? 0) - (other.column ?? 0)
}

/** Sorts the venues by their first part of the day. A venue without a part comes last. */
export function venuesInOrder(data: ContentData): ContentData {
  const { venues } = data.venues
  const venuesOfParts = sortedByStart(data.programme.parts, data.event).map(({ venue }) => venue)
  const rankOf = (id: string) =>
    venuesOfParts.includes(id) ? venuesOfParts.indexOf(id) : venuesOfParts.length
  const sorted = Object.entries(venues).toSorted(([one], [other]) => rankOf(one) - rankOf(other))
  return { ...data, venues: { venues: Object.fromEntries(sorted) } }
}

/** A time of the programme in milliseconds since 1970. A time after midnight, "01:30", is on the next day. */
const instantOf = (event: Event, time: string) => Date.parse(instantAt(event, time))

const sortedByStart = <Timed extends { readonly start: string }>(
  all: readonly Timed[],
  event: Event,
) => all.toSorted((one, other) => instantOf(event, one.start) - instantOf(event, other.start))

/** A minute in milliseconds. */
const minute = 60_000

/**
 * The texts about the walk from a part to the next one. `walk` says how long the walk is. If it is longer than the time between
 * the parts, `leave` says when to leave. There are no texts in these cases:
 * - there is no next part, or it begins before this part ends;
 * - both parts are in the same venue;
 * - their venues are too close or too far for a walk (`walkBetween`).
 */
function walkTextsAfter(
  part: PartData,
  next: PartData | undefined,
  data: ContentData,
): Pick<ProgrammePart, 'walk' | 'leave'> {
  const { event, venues, copy } = data
  if (!next || next.venue === part.venue) return {}
  const minutesBetween = (instantOf(event, next.start) - instantOf(event, part.end)) / minute
  const walk = walkBetween(lookUp(venues.venues, part.venue), lookUp(venues.venues, next.venue))
  if (minutesBetween < 0 || !walk) return {}
  const walkText = fill(copy.programme.walk, walkFacts(walk))
  if (minutesBetween >= walk.minutes) return { walk: walkText }
  const times = { llegada: next.start, salida: timeBefore(next.start, walk.minutes) }
  return { walk: walkText, leave: fill(copy.programme.leave, times) }
}

/**
 * An item with its instants and the speakers' names.
 * @param id the item's identifier, usually its start, "12-00". Pages compute that one from the field `start` (`itemId`), so the
 *   item gets a field `id` only for another identifier, such as "12-00-2"
 */
function programmeItem(
  { talks, title, ...item }: PartData['items'][number],
  id: string,
  data: ContentData,
): ProgrammeItem {
  const { event } = data
  const timedItem = {
    ...item,
    // The schema allows an item without a title only if it has a talk. So the title is never empty.
    title: title ?? talks?.[0]?.talk ?? '',
    from: instantOf(event, item.start),
    to: instantOf(event, item.end),
  }
  const itemWithId = id === itemId(item) ? timedItem : { ...timedItem, id }
  if (!talks) return itemWithId
  return { ...itemWithId, talks: talks.map((talk) => talkOf(talk, data)) }
}

/** A talk with the names of its speakers. A talk without speakers gets the text for somebody who is not announced yet. */
function talkOf({ talk: title, speaker, speakers, ...more }: TalkData, data: ContentData): Talk {
  const ids = speakers ?? (speaker ? [speaker] : [])
  const announced = ids.map((id) => ({ id, name: lookUp(data.speakers.speakers, id).name }))
  const unannounced = { name: data.copy.programme.unnamed }
  return { ...more, title, speakers: announced.length > 0 ? announced : [unannounced] }
}
