import type { ContentData, Event, PartData } from '../../src/content/schema.ts'
import {
  type ClockDay,
  instantAt,
  isoDay,
  parseMoment,
  twoDigits,
  zoneOffset,
} from '../../src/lib/dates.ts'
import type { Complain, FieldPath } from './yaml-file.ts'

/** Whether YYYY-MM-DD is a day of the calendar. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && parseMoment(day, 'Etc/UTC') !== null

/** "+01:00" */
function offsetText(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / 60_000
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${milliseconds < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`
}

/**
 * A day of the event with the offset that the zone has when the part begins.
 * @param day YYYY-MM-DD
 * @param time HH:MM
 */
export function clockDay(day: string, time: string, timeZone: string): ClockDay {
  const moment = parseMoment(`${day}T${time}`, timeZone) ?? 0
  return { day, offset: offsetText(zoneOffset(moment, timeZone)) }
}

/**
 * @param at the field of event.yaml
 * @returns whether it is a moment on that day in that zone
 */
export function checkInstant(
  { timeZone }: Pick<Event, 'timeZone'>,
  at: FieldPath,
  iso: string,
  complain: Complain,
): boolean {
  const moment = Date.parse(iso)
  if (Number.isNaN(moment) || !isDay(iso.slice(0, 10))) {
    complain('event', at, `«${iso}» no es ningún momento: ese día o esa hora no existen.`)
    return false
  }
  const offset = offsetText(zoneOffset(moment, timeZone))
  if (iso.endsWith(offset)) return true
  complain(
    'event',
    at,
    `pone la diferencia con UTC ${iso.slice(-6)}, pero en ${timeZone} ese día es ${offset}: «${iso.slice(0, -6)}${offset}».`,
  )
  return false
}

/** The event, its parts and their items: each after the one before, and inside of what it belongs to. */
export function checkTimes(data: ContentData, complain: Complain): void {
  const { event, programme } = data
  if (!isDay(event.updated)) {
    complain('event', ['updated'], `«${event.updated}» no es ningún día del calendario.`)
  }
  const sound = (['start', 'end'] as const).map((field) =>
    checkInstant(event, [field], event[field], complain),
  )
  if (sound.includes(false)) return
  if (Date.parse(event.end) <= Date.parse(event.start)) {
    complain(
      'event',
      ['end'],
      `el evento termina (${event.end}) sin haber empezado (${event.start}).`,
    )
    return
  }
  for (const [index, part] of programme.parts.entries()) checkPart(data, part, index, complain)
  checkRooms(data, complain)
}

function checkPart(
  { event, programme }: ContentData,
  part: PartData,
  index: number,
  complain: Complain,
) {
  const say = (field: string, problem: string) =>
    complain('programme', ['parts', index, field], problem)
  if (part.day !== undefined && !isDay(part.day)) {
    say('day', `«${part.day}» no es ningún día del calendario.`)
    return
  }
  if (part.end <= part.start) {
    say(
      'end',
      `la parte termina (${part.end}) sin haber empezado (${part.start}). Si pasa de la medianoche, son dos partes.`,
    )
    return
  }
  const clock = clockDay(part.day ?? isoDay(event.start), part.start, event.timeZone)
  const [begin, end] = [part.start, part.end].map((time) => Date.parse(instantAt(clock, time)))
  if (clockDay(clock.day, part.end, event.timeZone).offset !== clock.offset) {
    say(
      'end',
      `entre ${part.start} y ${part.end} cambia la hora en ${event.timeZone}: haz dos partes.`,
    )
  }
  if ((begin ?? 0) < Date.parse(event.start) || (end ?? 0) > Date.parse(event.end)) {
    say(
      'start',
      `la parte (${clock.day}, ${part.start}–${part.end}) se sale del evento, que va de ${event.start} a ${event.end} (event.yaml).`,
    )
  }
  const before = programme.parts[index - 1]
  const sortKey = ({ day = isoDay(event.start), start }: PartData) => `${day} ${start}`
  if (before && sortKey(part) < sortKey(before)) {
    say('start', `la parte empieza antes que la anterior («${before.title}»): ponlas en orden.`)
  }
  for (const [place, item] of part.items.entries()) {
    const at = ['parts', index, 'items', place]
    const previous = part.items[place - 1]
    if (item.end <= item.start) {
      complain(
        'programme',
        [...at, 'end'],
        `«${item.title}» termina (${item.end}) sin haber empezado (${item.start}).`,
      )
    } else if (item.start < part.start || item.end > part.end) {
      complain(
        'programme',
        [...at, 'start'],
        `«${item.title}» (${item.start}–${item.end}) se sale de su parte, que va de ${part.start} a ${part.end}.`,
      )
    } else if (previous && item.start < previous.start) {
      complain(
        'programme',
        [...at, 'start'],
        `«${item.title}» empieza antes que el anterior («${previous.title}»): ponlos en orden.`,
      )
    }
  }
}

/** Nothing at the same time in one room. */
function checkRooms({ event, programme }: ContentData, complain: Complain) {
  const all = programme.parts.flatMap((part, index) =>
    part.items.map((item, place) => ({
      item,
      at: ['parts', index, 'items', place, 'start'],
      room: [part.day ?? isoDay(event.start), part.venue, item.room].join(),
    })),
  )
  for (const [i, { item, at, room }] of all.entries()) {
    const clash = all
      .slice(0, i)
      .find(
        (other) =>
          other.room === room && other.item.end > item.start && other.item.start < item.end,
      )
    if (!clash) continue
    complain(
      'programme',
      at,
      `«${item.title}» (${item.start}–${item.end}) se cruza con «${clash.item.title}» (${clash.item.start}–${clash.item.end}) en la misma sala: cambia las horas, o di en «room» la sala de cada uno.`,
    )
  }
}
