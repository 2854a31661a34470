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
  const meant = `pero en ${timeZone} ese día es ${offset}: «${iso.slice(0, -6)}${offset}»`
  complain('event', at, `pone la diferencia con UTC ${iso.slice(-6)}, ${meant}.`)
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
    const problem = `el evento termina (${event.end}) sin haber empezado (${event.start}).`
    return complain('event', ['end'], problem)
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
  const { start, end, day = isoDay(event.start) } = part
  if (!isDay(day)) return say('day', `«${day}» no es ningún día del calendario.`)
  if (end <= start) {
    const cure = 'Si pasa de la medianoche, son dos partes.'
    return say('end', `la parte termina (${end}) sin haber empezado (${start}). ${cure}`)
  }
  const clock = clockDay(day, start, event.timeZone)
  if (clockDay(day, end, event.timeZone).offset !== clock.offset) {
    const problem = `entre ${start} y ${end} cambia la hora en ${event.timeZone}: haz dos partes.`
    say('end', problem)
  }
  const [from, to] = [start, end].map((time) => Date.parse(instantAt(clock, time)))
  if ((from ?? 0) < Date.parse(event.start) || (to ?? 0) > Date.parse(event.end)) {
    const outside = `la parte (${day}, ${start}–${end}) se sale del evento`
    say('start', `${outside}, que va de ${event.start} a ${event.end} (event.yaml).`)
  }
  const before = programme.parts[index - 1]
  const sortKey = (one: PartData) => `${one.day ?? isoDay(event.start)} ${one.start}`
  if (before && sortKey(part) < sortKey(before)) {
    say('start', `la parte empieza antes que la anterior («${before.title}»): ponlas en orden.`)
  }
  checkItems(part, index, complain)
}

function checkItems(part: PartData, index: number, complain: Complain) {
  for (const [place, { title, start, end }] of part.items.entries()) {
    const say = (field: string, problem: string) =>
      complain('programme', ['parts', index, 'items', place, field], `«${title}» ${problem}`)
    const previous = part.items[place - 1]
    if (end <= start) say('end', `termina (${end}) sin haber empezado (${start}).`)
    else if (start < part.start || end > part.end) {
      const whole = `que va de ${part.start} a ${part.end}`
      say('start', `(${start}–${end}) se sale de su parte, ${whole}.`)
    } else if (previous && start < previous.start) {
      say('start', `empieza antes que el anterior («${previous.title}»): ponlos en orden.`)
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
    const [one, other] = [item, clash.item].map(
      ({ title, start, end }) => `«${title}» (${start}–${end})`,
    )
    const cure = 'cambia las horas, o di en «room» la sala de cada uno'
    complain('programme', at, `${one} se cruza con ${other} en la misma sala: ${cure}.`)
  }
}
