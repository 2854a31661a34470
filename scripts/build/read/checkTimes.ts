import type { ContentData, ItemData, PartData } from '../../../src/content/schema.ts'
import { hoursOf } from '../../../src/event/hours.ts'
import { isoDay, saysHour, timeOf } from '../../../src/lib/dates.ts'
import {
  instantAt,
  lastOfNight,
  offsetText,
  zonedInstant,
  zoneOffset,
} from '../../../src/lib/zones.ts'
import { problemIf } from './mistakes.ts'
import { rulesFor } from './rules.ts'
import type { Event } from '../../../src/event/model.ts'

/** Checks the offset from UTC at the end of an instant, "+01:00": the time zone has to have this offset at that time. */
function wrongInstant(iso: string, { event: { timeZone } }: ContentData): string | null {
  // The last six characters of an instant are its offset, "+01:00".
  const offset = zonedInstant(isoDay(iso), timeOf(iso), timeZone).slice(-6)
  // When clocks go back, one hour happens twice, and both of its offsets are right: `offset`, and the one at the instant.
  const offsetAtInstant = offsetText(zoneOffset(Date.parse(iso), timeZone))
  if (iso.endsWith(offset) || iso.endsWith(offsetAtInstant)) return null
  return `pone la diferencia con UTC ${iso.slice(-6)}, pero en ${timeZone} ese día es ${offset}: «${iso.slice(0, -6)}${offset}».`
}

/**
 * Rules about times. Instants have the offset of the time zone. The event, parts and items end after they begin. Parts lie
 * within the event, items within their part. No two items are in the same room at the same time.
 */
export const timeRules = rulesFor({
  'event.start': (start, content) => (saysHour(start) ? wrongInstant(start, content) : null),
  // An event may have no hours at all. So a start without its hour is wrong only if there is an end.
  'event.end': (end, content) =>
    wrongStart(content.event) ?? wrongInstant(end, content) ?? wrongEnd(content.event, end),
  'event.notice.from': wrongInstant,
  'event.notice.until': wrongInstant,
  'event.tickets.sale.*.from': wrongInstant,
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

/** A span in milliseconds since 1970. Its name for messages contains its times. */
const spanOf = ({ start, end }: Times, name: string, event: Event) => ({
  name: `${name} (${start}–${end})`,
  from: Date.parse(instantAt(event, start)),
  to: Date.parse(instantAt(event, end)),
})

type Span = Readonly<ReturnType<typeof spanOf>>

export const overlap = (one: Span, other: Span) => one.to > other.from && one.from < other.to

/** Checks that a part lies within the event. Without hours of the event there is nothing to compare. */
function wrongPart(part: PartData, { event }: ContentData): string | null {
  const hours = hoursOf(event)
  if (!hours) return null
  const eventSpan = spanOf({ start: hours.opens, end: hours.closes }, 'el evento', event)
  return wrongSpan(spanOfPart(part, event), eventSpan)
}

/**
 * Checks that an item lies within its part, and that its room is free. A wrong part has a message of its own, so its items
 * need none.
 */
function wrongItem(item: ItemData, content: ContentData): string | null {
  const part = content.programme.parts.find(({ items }) => items.includes(item))
  if (!part || wrongPart(part, content)) return null
  const span = spanOfItem(item, content.event)
  return wrongSpan(span, spanOfPart(part, content.event)) ?? clashInRoom(item, part, content)
}

const spanOfPart = (part: PartData, event: Event) => spanOf(part, `la parte «${part.title}»`, event)

export const spanOfItem = (item: ItemData, event: Event) =>
  spanOf(item, `«${item.title ?? item.talks?.[0]?.talk}»`, event)

/**
 * Checks that no item above this one is in the same room of the venue at the same time. Items without a room share one. Items
 * below are not compared, so that each clash is reported once.
 */
function clashInRoom(item: ItemData, { venue }: PartData, content: ContentData): string | null {
  const { event, programme } = content
  const inRoom = programme.parts
    .filter((part) => part.venue === venue)
    .flatMap(({ items }) => items.filter(({ room }) => room === item.room))
  const span = spanOfItem(item, event)
  const other = inRoom
    .slice(0, inRoom.indexOf(item))
    .map((one) => spanOfItem(one, event))
    .find((one) => overlap(one, span))
  if (!other) return null
  return `${span.name} se cruza con ${other.name} en la misma sala: cambia las horas, o di en «room» la sala de cada uno.`
}

/** Checks that a span ends after it begins, and that it lies within another one. */
function wrongSpan({ name, from, to }: Span, within: Span): string | null {
  if (to <= from) {
    return `${name} termina sin haber empezado. De madrugada vale hasta las ${lastOfNight}.`
  }
  return from < within.from || to > within.to ? `${name} no cabe en ${within.name}.` : null
}

/** Checks the new day of an event. Only a postponed event may have a new day, and it is after the old one. */
function wrongNewDay(day: string, { event: { start, status } }: ContentData): string | null {
  if (status?.is !== 'postponed') {
    return `solo lo que se aplaza («is: postponed») tiene otra fecha, y aquí pone «${status?.is}».`
  }
  if (day > isoDay(start)) return null
  return `«${day}» no es posterior al que ya tenía: deja «start» como estaba y pon aquí el nuevo. Si se adelanta, cambia «start» y «end», quita «status» y dilo con «notice».`
}

/** Checks that an event with an end says the hour at which it begins. */
function wrongStart({ start, timeZone }: Event): string | null {
  if (saysHour(start)) return null
  const example = zonedInstant(start, '10:00', timeZone)
  return `«start» no dice la hora a la que empieza: escríbela, como «${example}», o quita «end».`
}

/** Checks the end of the event. It is on the day on which the event begins, or in the night after it. */
function wrongEnd(event: Event, end: string): string | null {
  const { start } = event
  if (Date.parse(end) <= Date.parse(start)) {
    return `el evento termina (${end}) sin haber empezado (${start}).`
  }
  const expected =
    'un evento de un solo día, que termina como muy tarde a las 08:00 de la mañana siguiente'
  // `instantAt` finds the day from the time alone: the event's day, or the next one for a time in the night.
  const expectedDay = isoDay(instantAt(event, timeOf(end)))
  return isoDay(end) === expectedDay
    ? null
    : `va de ${start} a ${end}, y este sitio es para ${expected}.`
}
