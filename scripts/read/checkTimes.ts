import type { ContentData } from '../../src/content/schema.ts'
import { isoDay, timeOf } from '../../src/lib/dates.ts'
import {
  instantAt,
  lastOfNight,
  offsetText,
  zonedInstant,
  zoneOffset,
} from '../../src/lib/zones.ts'
import type { ReportProblem } from './mistakes.ts'
import type { Event } from '../../src/event/model.ts'

/** What is wrong with a moment that its time zone never has; null if it has it. */
export function wrongInstant(iso: string, { timeZone }: Pick<Event, 'timeZone'>): string | null {
  if (isShown(iso, timeZone)) return null
  const meant = zonedInstant(isoDay(iso), timeOf(iso), timeZone)
  const offset = meant.slice(-6)
  return isShown(meant, timeZone)
    ? `pone la diferencia con UTC ${iso.slice(-6)}, pero en ${timeZone} ese día es ${offset}: «${iso.slice(0, -6)}${offset}».`
    : `las ${timeOf(iso)} no existen el ${isoDay(iso)} en ${timeZone}: se adelanta el reloj y se las salta.`
}

/** Whether the zone's clocks ever show that time. They skip an hour when they are put forward. */
const isShown = (iso: string, timeZone: string) =>
  iso.endsWith(offsetText(zoneOffset(Date.parse(iso), timeZone)))

/** Checks that event, parts and items end after they begin, fit into each other and do not clash in a room. */
export function checkTimes({ event, programme }: ContentData, report: ReportProblem): void {
  const { start, end } = event
  report('event', 'updated', wrongUpdate(event))
  report('event', 'status.day', wrongNewDay(event))
  const isWrong = [
    report('event', 'start', wrongInstant(start, event)),
    report('event', 'end', wrongInstant(end, event) ?? wrongEnd(event)),
  ]
  if (isWrong.includes(true)) return

  const day = spanOf({ start: timeOf(start), end: timeOf(end) }, 'el evento', event)
  const items: (Span & { readonly where: string })[] = []
  for (const [i, part] of programme.parts.entries()) {
    const whole = spanOf(part, `la parte «${part.title}»`, event)
    if (report('programme', `parts.${i}.start`, wrongSpan(whole, day))) continue
    for (const [j, item] of part.items.entries()) {
      const span = spanOf(item, `«${item.title ?? item.talks?.[0]?.talk}»`, event)
      const where = [part.venue, item.room?.toLowerCase()].join()
      const other = items.find(
        (one) => one.where === where && one.to > span.from && one.from < span.to,
      )
      const clash = `${span.name} se cruza con ${other?.name} en la misma sala: cambia las horas, o di en «room» la sala de cada uno.`
      const problem = wrongSpan(span, whole) ?? (other && clash)
      report('programme', `parts.${i}.items.${j}.start`, problem)
      items.push({ ...span, where })
    }
  }
}

/** A span in milliseconds since 1970, with its times in its name, and what is wrong with one of them. */
const spanOf = ({ start, end }: Pick<Event, 'start' | 'end'>, name: string, event: Event) => ({
  name: `${name} (${start}–${end})`,
  isForward: start < end,
  from: Date.parse(instantAt(event, start)),
  to: Date.parse(instantAt(event, end)),
  wrong: wrongInstant(instantAt(event, start), event) ?? wrongInstant(instantAt(event, end), event),
})

type Span = Readonly<ReturnType<typeof spanOf>>

function wrongSpan({ name, isForward, from, to, wrong }: Span, within: Span): string | null {
  if (wrong) return wrong
  const isEmpty = to <= from
  // A start before the event's own is read as of the next morning: then the hours are in order, and out of place.
  if (isEmpty && !isForward)
    return `${name} termina sin haber empezado. De madrugada vale hasta las ${lastOfNight}.`
  const isOutside = isEmpty || from < within.from || to > within.to
  return isOutside ? `${name} no cabe en ${within.name}.` : null
}

function wrongUpdate({ updated, timeZone }: Event) {
  const now = Date.now()
  const today = new Date(now + zoneOffset(now, timeZone)).toISOString().slice(0, 10)
  return (
    updated.slice(0, 10) > today && `«${updated}» aún no ha llegado, y es el día del último cambio.`
  )
}

function wrongNewDay({ start, status }: Event) {
  const { is, day } = status ?? {}
  if (day === undefined) return null
  if (is !== 'postponed') {
    return `solo lo que se aplaza («is: postponed») tiene otra fecha, y aquí pone «${is}».`
  }
  const old = `«${day}» no es posterior al que ya tenía: deja «start» como estaba y pon aquí el nuevo. Si se adelanta, cambia «start» y «end», quita «status» y dilo con «notice».`
  return day <= isoDay(start) && old
}

/** The event lasts one day: it ends on that day or in the night that follows. */
function wrongEnd(event: Event): string | null {
  const { start, end } = event
  if (Date.parse(end) <= Date.parse(start)) {
    return `el evento termina (${end}) sin haber empezado (${start}).`
  }
  const expected =
    'un evento de un solo día, que termina como muy tarde a las 08:00 de la mañana siguiente'
  return isoDay(end) === isoDay(instantAt(event, timeOf(end)))
    ? null
    : `va de ${start} a ${end}, y este sitio es para ${expected}.`
}
