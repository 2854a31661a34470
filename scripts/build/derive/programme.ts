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
  const parts = inOrder(data.programme.parts, event)
  const takenIds = new Set<string>()
  return parts.map((part, index): ProgrammePart => {
    const sortedItems = inOrder(part.items, event)
    const allItems = sortedItems.map((item) => programmeItem(item, data, takenIds))
    return {
      ...part,
      follows: followsAll(part, parts.slice(0, index), event),
      ...inColumns(allItems),
      ...walkTextsAfter(part, parts[index + 1], data),
    }
  })
}

/** Whether a part follows others: there are earlier parts, and all of them have ended when it begins. */
const followsAll = ({ start }: PartData, earlier: readonly PartData[], event: Event) =>
  earlier.length > 0 && earlier.every(({ end }) => instantOf(event, end) <= instantOf(event, start))

/** The most columns that fit beside each other in the window of a laptop. */
const mostColumns = 4

/**
 * Gives a column to each item that overlaps another one: one column per room, from 1 on. Without parallel rooms, or with
 * more rooms than fit side by side, the items stay one list.
 * @returns the items, and the number of columns if there are any
 */
function inColumns(items: readonly ProgrammeItem[]): {
  readonly items: readonly ProgrammeItem[]
  readonly columns?: number
} {
  const overlapsAnother = (item: ProgrammeItem) =>
    items.some((other) => other !== item && other.from < item.to && item.from < other.to)
  const parallel = items.filter(overlapsAnother)
  const rooms = [...new Set(parallel.map(({ room }) => room))]
  if (rooms.length < 2 || rooms.length > mostColumns) return { items }
  const withColumns = items.map((item) =>
    parallel.includes(item) ? { ...item, column: rooms.indexOf(item.room) + 1 } : item,
  )
  return { columns: rooms.length, items: withColumns.toSorted(byStartAndColumn) }
}

function byStartAndColumn(one: ProgrammeItem, other: ProgrammeItem): number {
  if (one.from !== other.from) return one.from - other.from
  // Two items with the same start overlap, because each lasts some minutes. So `inColumns` has given a column to both.
  return (one.column ?? 0) - (other.column ?? 0)
}

/** Sorts the venues by their first part of the day. A venue without a part comes last. */
export function venuesInOrder(data: ContentData): ContentData {
  const { venues } = data.venues
  const order = inOrder(data.programme.parts, data.event).map(({ venue }) => venue)
  const rankOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  const sorted = Object.entries(venues).toSorted(([one], [other]) => rankOf(one) - rankOf(other))
  return { ...data, venues: { venues: Object.fromEntries(sorted) } }
}

/** A time of the programme in milliseconds since 1970. A time after midnight, "01:30", is on the next day. */
const instantOf = (event: Event, time: string) => Date.parse(instantAt(event, time))

/** Sorts by start. */
const inOrder = <Timed extends { readonly start: string }>(all: readonly Timed[], event: Event) =>
  all.toSorted((one, other) => instantOf(event, one.start) - instantOf(event, other.start))

/** A minute in milliseconds. */
const minute = 60_000

/**
 * The texts about the walk to the next part: how long it is and, if it takes longer than the time between the parts, when to
 * leave. There are none in these cases:
 * - no part follows, or it begins before this one ends;
 * - the next part is in the same venue;
 * - the venues are too close or too far for a walk (`walkBetween`).
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
 * @param takenIds the identifiers of the items before it, to which its own is added
 */
function programmeItem(
  { talks, title, ...item }: PartData['items'][number],
  data: ContentData,
  takenIds: Set<string>,
): ProgrammeItem {
  const { event } = data
  const timedItem = {
    ...item,
    title: title ?? talks?.[0]?.talk ?? '',
    from: instantOf(event, item.start),
    to: instantOf(event, item.end),
  }
  // Usually the start is the identifier, "12-00". Only an item that needs another one has a field for it.
  const usualId = itemId(item)
  const id = freeName(usualId, takenIds)
  const withId = id === usualId ? timedItem : { ...timedItem, id }
  return talks ? { ...withId, talks: talks.map((talk) => talkOf(talk, data)) } : withId
}

function talkOf({ talk: title, speaker, speakers, ...more }: TalkData, data: ContentData): Talk {
  const ids = speakers ?? (speaker ? [speaker] : [])
  const announced = ids.map((id) => ({ id, name: lookUp(data.speakers.speakers, id).name }))
  const unannounced = { name: data.copy.programme.unnamed }
  return { ...more, title, speakers: announced.length > 0 ? announced : [unannounced] }
}
