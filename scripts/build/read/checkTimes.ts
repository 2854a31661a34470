import type { ContentData, ItemData, PartData } from '../../../src/content/schema.ts'
import { hoursOf } from '../../../src/event/hours.ts'
import { isoDay, saysHour, timeOf } from '../../../src/lib/dates.ts'
import {
  instantAt,
  latestEnd,
  offsetText,
  zonedInstant,
  zoneOffset,
} from '../../../src/lib/zones.ts'
import { type Problem, problemIf } from './mistakes.ts'
import { rulesFor } from './rules.ts'
import type { Event } from '../../../src/event/model.ts'

/** The offset from UTC at the end of an instant: "2026-11-14T11:00:00+01:00" → "+01:00". */
const offsetIn = (instant: string): string => instant.slice(-'+01:00'.length)

/** Checks the offset from UTC of an instant: it has to be the offset of the event's time zone at that time. */
function wrongOffset(written: string, { event: { timeZone } }: ContentData): Problem {
  const offset = offsetIn(written)
  const expected = offsetIn(zonedInstant(isoDay(written), timeOf(written), timeZone))
  // When clocks go back, one hour happens twice, with two right offsets. `expected` is one of them, and `offsetThen` may be the
  // other.
  const offsetThen = offsetText(zoneOffset(Date.parse(written), timeZone))
  if (offset === expected || offset === offsetThen) return null
  const corrected = written.slice(0, -offset.length) + expected
  return `pone la diferencia con UTC ${offset}, pero en ${timeZone} ese día es ${expected}: «${corrected}».`
}

/**
 * Rules about times:
 * - instants have the offset of the time zone;
 * - the event, parts and items end after they begin;
 * - parts lie within the event, and items within their part;
 * - no two items are in one room at the same time.
 */
export const timeRules = rulesFor({
  'event.start': (start, content) => (saysHour(start) ? wrongOffset(start, content) : null),
  // An event without hours has no `end`. So only an event with an `end` must say the hour in `start`.
  'event.end': (end, content) =>
    startWithoutHour(content.event) ?? wrongOffset(end, content) ?? wrongEnd(content.event, end),
  'event.notice.from': wrongOffset,
  'event.notice.until': wrongOffset,
  'event.tickets.sale.*.from': wrongOffset,
  'event.status.day': wrongNewDay,
  'programme.parts': (parts, { event }) =>
    problemIf(
      parts.length > 0 && !hoursOf(event),
      'el programa tiene horas, y el evento aún no: pon en event.yaml la hora en «start», y «end».',
    ),
  'programme.parts.*': wrongPart,
  'programme.parts.*.items.*': wrongItem,
})

type Times = { readonly start: string; readonly end: string }

/** Start and end in milliseconds since 1970, with a name for messages: "la parte «Mañana» (10:00–14:00)". */
const spanOf = ({ start, end }: Times, name: string, event: Event) => ({
  name: `${name} (${start}–${end})`,
  from: Date.parse(instantAt(event, start)),
  to: Date.parse(instantAt(event, end)),
})

type Span = Readonly<ReturnType<typeof spanOf>>

/** Whether two spans have some time in common. */
export const overlap = (one: Span, other: Span) => one.to > other.from && one.from < other.to

/** Checks that a part lies within the event. If the event has no hours, the rule of `programme.parts` reports that. */
function wrongPart(part: PartData, { event }: ContentData): Problem {
  const hours = hoursOf(event)
  if (!hours) return null
  const eventSpan = spanOf({ start: hours.opens, end: hours.closes }, 'el evento', event)
  return wrongSpan(spanOfPart(part, event), eventSpan)
}

/**
 * Checks that an item lies within its part, and that its room is free. Items of a wrong part are not checked, because the
 * message about the part is enough.
 */
function wrongItem(item: ItemData, content: ContentData): Problem {
  const part = content.programme.parts.find(({ items }) => items.includes(item))
  if (!part || wrongPart(part, content)) return null
  const span = spanOfItem(item, content.event)
  return wrongSpan(span, spanOfPart(part, content.event)) ?? clashInRoom(item, part, content)
}

const spanOfPart = (part: PartData, event: Event) => spanOf(part, `la parte «${part.title}»`, event)

export const spanOfItem = (item: ItemData, event: Event) =>
  spanOf(item, `«${item.title ?? item.talks?.[0]?.talk}»`, event)

/**
 * Checks that an item does not overlap an earlier item of the file in its room. All items of a venue without a `room` count as
 * items of one room. Later items of the file are not compared, so that each clash is reported once.
 */
function clashInRoom(item: ItemData, { venue }: PartData, content: ContentData): Problem {
  const { event, programme } = content
  const itemsInRoom = programme.parts
    .filter((part) => part.venue === venue)
    .flatMap(({ items }) => items.filter(({ room }) => room === item.room))
  const earlierItems = itemsInRoom.slice(0, itemsInRoom.indexOf(item))
  const span = spanOfItem(item, event)
  const earlierSpans = earlierItems.map((earlier) => spanOfItem(earlier, event))
  const clash = earlierSpans.find((earlier) => overlap(earlier, span))
  if (!clash) return null
  return `${span.name} se cruza con ${clash.name} en la misma sala: cambia las horas, o di en «room» la sala de cada uno.`
}

/** Checks that a span ends after it begins, and that it lies within an outer span. */
function wrongSpan({ name, from, to }: Span, outer: Span): Problem {
  if (to <= from) {
    return `${name} termina sin haber empezado. De madrugada vale hasta las ${latestEnd}.`
  }
  const fits = from >= outer.from && to <= outer.to
  return fits ? null : `${name} no cabe en ${outer.name}.`
}

/** Checks that only a postponed event has a new day, and that the new day is after the old one. */
function wrongNewDay(day: string, { event: { start, status } }: ContentData): Problem {
  if (status?.is !== 'postponed') {
    return `solo lo que se aplaza («is: postponed») tiene otra fecha, y aquí pone «${status?.is}».`
  }
  if (day > isoDay(start)) return null
  return `«${day}» no es posterior al que ya tenía: deja «start» como estaba y pon aquí el nuevo. Si se adelanta, cambia «start» y «end», quita «status» y dilo con «notice».`
}

/** Checks that an event with an end says the hour at which it begins. */
function startWithoutHour({ start, timeZone }: Event): Problem {
  if (saysHour(start)) return null
  const example = zonedInstant(start, '10:00', timeZone)
  return `«start» no dice la hora a la que empieza: escríbela, como «${example}», o quita «end».`
}

/** Checks that the event ends after it begins, on the same day or in the night after that day. */
function wrongEnd(event: Event, end: string): Problem {
  const { start } = event
  if (Date.parse(end) <= Date.parse(start)) {
    return `el evento termina (${end}) sin haber empezado (${start}).`
  }
  // `instantAt` gets only the time of `end`, and finds the day: the day of the event or, for a time at night, the next day.
  const expectedDay = isoDay(instantAt(event, timeOf(end)))
  if (isoDay(end) === expectedDay) return null
  return `va de ${start} a ${end}, y este sitio es para un evento de un solo día, que termina como muy tarde a las ${latestEnd} de la mañana siguiente.`
}
