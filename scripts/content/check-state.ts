import type { ContentData } from '../../src/content/schema.ts'
import { checkInstant, isDay, noDay } from './check-times.ts'
import { type Complain, missing } from './mistakes.ts'

/** What the state of the event, its sale and its notice say must be possible, and say it once. */
export function checkState(data: ContentData, complain: Complain): void {
  checkStatus(data, complain)
  checkMove(data, complain)
  checkSale(data, complain)
  checkNotice(data, complain)
}

function checkStatus({ event }: ContentData, complain: Complain) {
  const { is, day } = event.status ?? {}
  if (day === undefined) return
  const problem =
    is !== 'postponed'
      ? `solo lo que se aplaza («is: postponed») tiene otra fecha, y aquí pone «${is}».`
      : !isDay(day)
        ? noDay(day)
        : day === event.start.slice(0, 10)
          ? `«${day}» es el día que ya tenía: deja «start» como estaba y pon aquí el nuevo.`
          : null
  if (problem) complain('event', 'status.day', problem)
}

function checkMove({ event, venues, programme }: ContentData, complain: Complain) {
  const { is, from, to } = event.status ?? {}
  for (const [field, venue] of Object.entries({ from, to })) {
    const problem =
      is !== 'moved'
        ? venue !== undefined && 'solo lo que cambia de sede («is: moved») lo lleva.'
        : venue === undefined
          ? 'falta la sede: «is: moved» lleva «from» y «to».'
          : !(venue in venues.venues) && missing('ninguna sede', venue, 'venues', venues.venues)
    if (problem) complain('event', `status.${field}`, problem)
  }
  if (is !== 'moved' || from === undefined || to === undefined) return
  if (from === to) return complain('event', 'status.to', `«${to}» es la sede que ya tenía.`)
  for (const [index, { venue }] of programme.parts.entries()) {
    const problem = `el evento ya no está en «${from}» (status, en event.yaml): pon «venue: ${to}», y mira las horas.`
    if (venue === from) complain('programme', `parts.${index}.venue`, problem)
  }
}

/** Each stage but the first says since when it holds, and they are in the order of time. */
function checkSale({ event }: ContentData, complain: Complain) {
  const sale = event.tickets?.sale ?? []
  for (const [index, { is, from }] of sale.entries()) {
    const at = `tickets.sale.${index}`
    const before = sale[index - 1]?.from ?? ''
    if (from === undefined) {
      const problem = `falta desde cuándo vale «${is}»: solo la primera puede no decirlo.`
      if (index > 0) complain('event', `${at}.from`, problem)
    } else if (
      checkInstant(event, `${at}.from`, from, complain) &&
      Date.parse(from) <= Date.parse(before)
    ) {
      const problem = `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`
      complain('event', `${at}.from`, problem)
    }
    if (is === 'soon' && sale[index + 1]?.is !== 'open') {
      const problem = 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.'
      complain('event', `${at}.is`, problem)
    }
  }
}

function checkNotice({ event }: ContentData, complain: Complain) {
  const { from, until } = event.notice ?? {}
  const [begin = 0, end = Infinity] = Object.entries({ from, until }).flatMap(([field, moment]) =>
    moment && checkInstant(event, `notice.${field}`, moment, complain) ? Date.parse(moment) : [],
  )
  if (end <= begin) {
    const problem = `el aviso termina (${until}) sin haber empezado (${from}).`
    complain('event', 'notice.until', problem)
  }
}
