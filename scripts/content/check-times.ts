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

const noDay = (day: string) => `«${day}» no es ningún día del calendario.`

export const oneDay =
  'este sitio es para un evento de un solo día, que termina a las 08:00 de la mañana siguiente como muy tarde'

/** What is wrong with a moment, if that zone never has it. */
export function wrongInstant(iso: string, { timeZone }: Pick<Event, 'timeZone'>): string | null {
  if (Number.isNaN(Date.parse(iso)) || !isDay(iso.slice(0, 10))) {
    return `«${iso}» no es ningún momento: ese día o esa hora no existen.`
  }
  if (isShown(iso, timeZone)) return null
  const meant = zonedInstant(isoDay(iso), timeOf(iso), timeZone)
  const offset = meant.slice(-6)
  return isShown(meant, timeZone)
    ? `pone la diferencia con UTC ${iso.slice(-6)}, pero en ${timeZone} ese día es ${offset}: «${iso.slice(0, -6)}${offset}».`
    : neverShown(timeOf(iso), timeZone)
}

/** Whether the zone's clocks show that time: when they are put forward they skip an hour. */
const isShown = (iso: string, timeZone: string) =>
  iso.endsWith(offsetText(zoneOffset(Date.parse(iso), timeZone)))

const neverShown = (time: string, timeZone: string) =>
  `las ${time} no existen ese día en ${timeZone}: se adelanta el reloj y se las salta.`

/** The event, its parts and their items: each of them lasts, and is inside of what it belongs to. */
export function checkTimes({ event, programme }: ContentData, complain: Complain): void {
  const { start, end } = event
  complain('event', 'updated', wrongUpdate(event))
  complain('event', 'status.day', wrongNewDay(event))
  if (complain('event', 'start', wrongInstant(start, event))) return
  if (complain('event', 'end', wrongInstant(end, event) ?? wrongEnd(event))) return
  const told = `del evento, que va de ${start} a ${end} (event.yaml)`
  const day = { from: Date.parse(start), to: Date.parse(end), told }
  const items: PlacedItem[] = []
  const wrong = programme.parts.filter((part, i) => {
    const timed = { start: part.start, end: part.end, at: `parts.${i}`, name: 'la parte' }
    if (isWrong(timed, day, event, complain)) return true
    const whole = {
      ...spanOf(part, event),
      told: `de su parte, que va de ${part.start} a ${part.end}`,
    }
    const placed = part.items.map((item, j) => ({
      ...item,
      at: `parts.${i}.items.${j}`,
      name: `«${item.title}»`,
      where: [part.venue, item.room?.toLowerCase()].join(),
    }))
    items.push(...placed)
    return placed.filter((item) => isWrong(item, whole, event, complain)).length > 0
  })
  if (wrong.length === 0) checkRooms(items, event, complain)
}

function wrongUpdate({ updated, timeZone }: Event) {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format()
  if (!isDay(updated)) return noDay(updated)
  return (
    updated > today &&
    `«${updated}» aún no ha llegado: es el día del último cambio, y hoy es ${today}.`
  )
}

function wrongNewDay({ start, status }: Event) {
  const { is, day } = status ?? {}
  if (day === undefined) return null
  if (is !== 'postponed') {
    return `solo lo que se aplaza («is: postponed») tiene otra fecha, y aquí pone «${is}».`
  }
  if (!isDay(day)) return noDay(day)
  const same = `«${day}» es el día que ya tenía: deja «start» como estaba y pon aquí el nuevo.`
  return day === start.slice(0, 10) && same
}

/** One day: the end is where the clocks of that day, or of the night that follows, show its time. */
function wrongEnd(event: Event): string | null {
  const { start, end } = event
  const only = instantAt(event, timeOf(end))
  const lasts = Date.parse(end) > Date.parse(start)
  if (lasts) return isoDay(end) === isoDay(only) ? null : `${oneDay}: va de ${start} a ${end}.`
  const cure = Date.parse(only) > Date.parse(start) ? ` Si es de madrugada, «${only}».` : ''
  return `el evento termina (${end}) sin haber empezado (${start}).${cure}`
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

/** Whether its times do not exist, or it does not last, or is not within the other. */
function isWrong(timed: Placed, within: Span, event: Event, complain: Complain): boolean {
  const { start, end, at, name } = timed
  const { from, to } = spanOf(timed, event)
  const skipped = [start, end].find((time) => !isShown(instantAt(event, time), event.timeZone))
  const backwards = `${name} termina (${end}) sin haber empezado (${start}). De madrugada vale hasta las ${lastOfNight}.`
  const problem = skipped
    ? `${name} no puede ser: ${neverShown(skipped, event.timeZone)}`
    : to <= from && backwards
  const isOutside = from < within.from || to > within.to
  const outside = isOutside && `${name} (${start}–${end}) se sale ${within.told}.`
  return (
    complain('programme', `${at}.end`, problem) ||
    // As a rule one wrong time puts all of them outside.
    complain('programme', `${at}.start`, outside, `outside ${within.told}`)
  )
}

/** Nothing at the same time in one room. */
function checkRooms(items: readonly PlacedItem[], event: Event, complain: Complain) {
  for (const [i, item] of items.entries()) {
    const { from, to } = spanOf(item, event)
    const clash = items.slice(0, i).find((other) => {
      const span = spanOf(other, event)
      return other.where === item.where && span.to > from && span.from < to
    })
    const [one, other] = [item, clash ?? item].map((its) => `${its.name} (${its.start}–${its.end})`)
    const cure = 'cambia las horas, o di en «room» la sala de cada uno'
    const problem = `${one} se cruza con ${other} en la misma sala: ${cure}.`
    complain('programme', `${item.at}.start`, clash && problem)
  }
}
