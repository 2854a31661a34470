import type { ContentData, Event, PartData } from '../../src/content/schema.ts'
import {
  instantAt,
  isoDay,
  lastOfNight,
  offsetText,
  parseMoment,
  timeOf,
  zonedInstant,
  zoneOffset,
} from '../../src/lib/dates.ts'
import type { Complain, FieldPath } from './yaml-file.ts'

/** Whether YYYY-MM-DD is a day of the calendar. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && parseMoment(day, 'Etc/UTC') !== null

export const oneDay =
  'este sitio es para un evento de un solo día, que termina a las 08:00 de la mañana siguiente como muy tarde'

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
  const say = (problem: string) => complain('event', at, problem)
  if (Number.isNaN(moment) || !isDay(iso.slice(0, 10))) {
    say(`«${iso}» no es ningún momento: ese día o esa hora no existen.`)
    return false
  }
  const offset = offsetText(zoneOffset(moment, timeZone))
  if (iso.endsWith(offset)) return true
  const meant = zonedInstant(iso.slice(0, 10), iso.slice(11, 16), timeZone)
  if (!isShown(meant, timeZone)) say(neverShown(iso.slice(11, 16), timeZone))
  else {
    const offsetMeant = meant.slice(-6)
    say(
      `pone la diferencia con UTC ${iso.slice(-6)}, pero en ${timeZone} ese día es ${offsetMeant}: «${iso.slice(0, -6)}${offsetMeant}».`,
    )
  }
  return false
}

/** Whether the zone's clocks show that time: when they are put forward they skip an hour. */
const isShown = (iso: string, timeZone: string) =>
  iso.endsWith(offsetText(zoneOffset(Date.parse(iso), timeZone)))

const neverShown = (time: string, timeZone: string) =>
  `las ${time} no existen ese día en ${timeZone}: se adelanta el reloj y se las salta.`

/** The event, its parts and their items: each of them lasts, and is inside of what it belongs to. */
export function checkTimes(data: ContentData, complain: Complain): void {
  const { event, programme } = data
  checkUpdated(event, complain)
  if (!checkInstant(event, ['start'], event.start, complain)) return
  if (!checkInstant(event, ['end'], event.end, complain) || !checkDay(event, complain)) return
  const problems = programme.parts.flatMap((part, index) =>
    partProblems(part, event).map((one) => ({ ...one, at: ['parts', index, ...one.at] })),
  )
  for (const { at, problem } of firstOutside(problems)) complain('programme', at, problem)
  if (problems.length === 0) checkRooms(data, complain)
}

type Problem = { readonly at: FieldPath; readonly problem: string; readonly isOutside?: true }

/** What is outside of the event or its part is so by one wrong time, as a rule: the first one tells it. */
function firstOutside(problems: readonly Problem[]): readonly Problem[] {
  const first = problems.find(({ isOutside }) => isOutside)
  return problems.filter((one) => !one.isOutside || one === first)
}

function checkUpdated({ updated, timeZone }: Event, complain: Complain) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
  const problem = !isDay(updated)
    ? `«${updated}» no es ningún día del calendario.`
    : `«${updated}» aún no ha llegado: es el día del último cambio, y hoy es ${today}.`
  if (!isDay(updated) || updated > today) complain('event', ['updated'], problem)
}

/** One day: the end is where the clocks of that day, or of the night that follows, show its time. */
function checkDay(event: Event, complain: Complain): boolean {
  const { start, end } = event
  const only = instantAt(event, timeOf(end))
  const lasts = Date.parse(end) > Date.parse(start)
  if (lasts && isoDay(end) === isoDay(only)) return true
  const cure = Date.parse(only) > Date.parse(start) ? ` Si es de madrugada, «${only}».` : ''
  const backwards = `el evento termina (${end}) sin haber empezado (${start}).${cure}`
  complain('event', ['end'], lasts ? `${oneDay}: va de ${start} a ${end}.` : backwards)
  return false
}

type Timed = { readonly start: string; readonly end: string }

/** What is wrong with a stretch of the event's day; null if it lasts and its times exist. */
function wrongStretch({ start, end }: Timed, event: Event): string | null {
  const skipped = [start, end].find((time) => !isShown(instantAt(event, time), event.timeZone))
  if (skipped) return `no puede ser: ${neverShown(skipped, event.timeZone)}`
  const [from, to] = stretch({ start, end }, event)
  if (to > from) return null
  return `termina (${end}) sin haber empezado (${start}). De madrugada vale hasta las ${lastOfNight}.`
}

/** From when to when, in milliseconds since 1970. */
const stretch = ({ start, end }: Timed, event: Event) =>
  [start, end].map((time) => Date.parse(instantAt(event, time))) as [number, number]

function partProblems(part: PartData, event: Event): readonly Problem[] {
  const wrong = wrongStretch(part, event)
  if (wrong) return [{ at: ['end'], problem: `la parte ${wrong}` }]
  const [from, to] = stretch(part, event)
  if (from < Date.parse(event.start) || to > Date.parse(event.end)) {
    const whole = `que va de ${event.start} a ${event.end} (event.yaml).`
    const problem = `la parte (${part.start}–${part.end}) se sale del evento, ${whole}`
    return [{ at: ['start'], problem, isOutside: true }]
  }
  const problems = part.items.flatMap((item, place) =>
    itemProblems(item, part, event).map((one) => ({ ...one, at: ['items', place, ...one.at] })),
  )
  return firstOutside(problems)
}

function itemProblems(
  { title, start, end }: PartData['items'][number],
  part: PartData,
  event: Event,
): readonly Problem[] {
  const wrong = wrongStretch({ start, end }, event)
  if (wrong) return [{ at: ['end'], problem: `«${title}» ${wrong}` }]
  const [[from, to], [first, last]] = [stretch({ start, end }, event), stretch(part, event)]
  if (from >= first && to <= last) return []
  const whole = `que va de ${part.start} a ${part.end}.`
  const problem = `«${title}» (${start}–${end}) se sale de su parte, ${whole}`
  return [{ at: ['start'], problem, isOutside: true }]
}

/** Nothing at the same time in one room. */
function checkRooms({ event, programme }: ContentData, complain: Complain) {
  const all = programme.parts.flatMap((part, index) =>
    part.items.map((item, place) => ({
      item,
      times: stretch(item, event),
      at: ['parts', index, 'items', place, 'start'],
      room: [part.venue, item.room?.toLowerCase()].join(),
    })),
  )
  for (const [i, { item, times, at, room }] of all.entries()) {
    const clash = all
      .slice(0, i)
      .find(
        (other) => other.room === room && other.times[1] > times[0] && other.times[0] < times[1],
      )
    if (!clash) continue
    const [one, other] = [item, clash.item].map(
      ({ title, start, end }) => `«${title}» (${start}–${end})`,
    )
    const cure = 'cambia las horas, o di en «room» la sala de cada uno'
    complain('programme', at, `${one} se cruza con ${other} en la misma sala: ${cure}.`)
  }
}
