import type { ContentData, Event } from '../../src/content/schema.ts'
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
import type { Complain } from './mistakes.ts'

/** Whether YYYY-MM-DD is a day of the calendar. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && parseMoment(day, 'Etc/UTC') !== null

export const noDay = (day: string) => `«${day}» no es ningún día del calendario.`

export const oneDay =
  'este sitio es para un evento de un solo día, que termina a las 08:00 de la mañana siguiente como muy tarde'

/**
 * @param at the field of event.yaml
 * @returns whether it is a moment on that day in that zone
 */
export function checkInstant(
  { timeZone }: Pick<Event, 'timeZone'>,
  at: string,
  iso: string,
  complain: Complain,
): boolean {
  if (Number.isNaN(Date.parse(iso)) || !isDay(iso.slice(0, 10))) {
    complain('event', at, `«${iso}» no es ningún momento: ese día o esa hora no existen.`)
    return false
  }
  if (isShown(iso, timeZone)) return true
  const meant = zonedInstant(iso.slice(0, 10), iso.slice(11, 16), timeZone)
  const offset = meant.slice(-6)
  const wrong = `pone la diferencia con UTC ${iso.slice(-6)}, pero en ${timeZone} ese día es ${offset}`
  const problem = isShown(meant, timeZone)
    ? `${wrong}: «${iso.slice(0, -6)}${offset}».`
    : neverShown(iso.slice(11, 16), timeZone)
  complain('event', at, problem)
  return false
}

/** Whether the zone's clocks show that time: when they are put forward they skip an hour. */
const isShown = (iso: string, timeZone: string) =>
  iso.endsWith(offsetText(zoneOffset(Date.parse(iso), timeZone)))

const neverShown = (time: string, timeZone: string) =>
  `las ${time} no existen ese día en ${timeZone}: se adelanta el reloj y se las salta.`

/** The event, its parts and their items: each of them lasts, and is inside of what it belongs to. */
export function checkTimes({ event, programme }: ContentData, complain: Complain): void {
  checkUpdated(event, complain)
  if (!checkInstant(event, 'start', event.start, complain)) return
  if (!checkInstant(event, 'end', event.end, complain) || !checkDay(event, complain)) return
  const day: Span = {
    from: Date.parse(event.start),
    to: Date.parse(event.end),
    told: `del evento, que va de ${event.start} a ${event.end} (event.yaml)`,
  }
  const items: PlacedItem[] = []
  let wrong = 0
  const isSound = (timed: Placed, within: Span) => {
    const sound = checkSpan(timed, within, event, complain)
    if (!sound) wrong += 1
    return sound
  }
  for (const [i, part] of programme.parts.entries()) {
    const { venue, start, end } = part
    const told = `de su parte, que va de ${start} a ${end}`
    const whole = { ...spanOf(part, event), told }
    if (!isSound({ start, end, at: `parts.${i}`, name: 'la parte' }, day)) continue
    for (const [j, item] of part.items.entries()) {
      const placed = { ...item, at: `parts.${i}.items.${j}`, name: `«${item.title}»` }
      isSound(placed, whole)
      items.push({ ...placed, where: [venue, item.room?.toLowerCase()].join() })
    }
  }
  if (wrong === 0) checkRooms(items, event, complain)
}

function checkUpdated({ updated, timeZone }: Event, complain: Complain) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
  if (!isDay(updated)) complain('event', 'updated', noDay(updated))
  else if (updated > today) {
    const problem = `«${updated}» aún no ha llegado: es el día del último cambio, y hoy es ${today}.`
    complain('event', 'updated', problem)
  }
}

/** One day: the end is where the clocks of that day, or of the night that follows, show its time. */
function checkDay(event: Event, complain: Complain): boolean {
  const { start, end } = event
  const only = instantAt(event, timeOf(end))
  const lasts = Date.parse(end) > Date.parse(start)
  if (lasts && isoDay(end) === isoDay(only)) return true
  const cure = Date.parse(only) > Date.parse(start) ? ` Si es de madrugada, «${only}».` : ''
  const backwards = `el evento termina (${end}) sin haber empezado (${start}).${cure}`
  complain('event', 'end', lasts ? `${oneDay}: va de ${start} a ${end}.` : backwards)
  return false
}

type Timed = { readonly start: string; readonly end: string }
type Placed = Timed & { readonly at: string; readonly name: string }
type PlacedItem = Placed & { readonly where: string }

/** In milliseconds since 1970. */
type Span = { readonly from: number; readonly to: number; readonly told: string }

const spanOf = ({ start, end }: Timed, event: Event) => ({
  from: Date.parse(instantAt(event, start)),
  to: Date.parse(instantAt(event, end)),
})

/** @returns whether its times exist, and it lasts, and is within the other */
function checkSpan(timed: Placed, within: Span, event: Event, complain: Complain): boolean {
  const { start, end, at, name } = timed
  const { from, to } = spanOf(timed, event)
  const skipped = [start, end].find((time) => !isShown(instantAt(event, time), event.timeZone))
  if (skipped) {
    complain(
      'programme',
      `${at}.end`,
      `${name} no puede ser: ${neverShown(skipped, event.timeZone)}`,
    )
  } else if (to <= from) {
    const problem = `${name} termina (${end}) sin haber empezado (${start}). De madrugada vale hasta las ${lastOfNight}.`
    complain('programme', `${at}.end`, problem)
  } else if (from < within.from || to > within.to) {
    const problem = `${name} (${start}–${end}) se sale ${within.told}.`
    // As a rule one wrong time puts all of them outside.
    complain('programme', `${at}.start`, problem, `outside ${within.told}`)
  } else return true
  return false
}

/** Nothing at the same time in one room. */
function checkRooms(items: readonly PlacedItem[], event: Event, complain: Complain) {
  for (const [i, item] of items.entries()) {
    const { from, to } = spanOf(item, event)
    const clash = items.slice(0, i).find((other) => {
      const span = spanOf(other, event)
      return other.where === item.where && span.to > from && span.from < to
    })
    if (!clash) continue
    const [one, other] = [item, clash].map(({ name, start, end }) => `${name} (${start}–${end})`)
    const cure = 'cambia las horas, o di en «room» la sala de cada uno'
    const problem = `${one} se cruza con ${other} en la misma sala: ${cure}.`
    complain('programme', `${item.at}.start`, problem)
  }
}
