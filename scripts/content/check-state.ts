import type { ContentData } from '../../src/content/schema.ts'
import { checkInstant, isDay } from './check-times.ts'
import { idOf, suggestion } from './mistakes.ts'
import type { Complain } from './yaml-file.ts'

/** What the state of the event, its sale and its notice say must be possible, and say it once. */
export function checkState(data: ContentData, complain: Complain): void {
  checkStatus(data, complain)
  checkSale(data, complain)
  checkNotice(data, complain)
}

function checkStatus(data: ContentData, complain: Complain) {
  const { event, venues, programme } = data
  const { status } = event
  if (!status) return
  const say = (field: string, problem: string) => complain('event', ['status', field], problem)
  const { is, day, from, to } = status
  if (day !== undefined && is !== 'postponed') {
    say('day', `solo lo que se aplaza («is: postponed») tiene otra fecha, y aquí pone «${is}».`)
  } else if (day !== undefined && !isDay(day)) {
    say('day', `«${day}» no es ningún día del calendario.`)
  } else if (day !== undefined && day === event.start.slice(0, 10)) {
    say('day', `«${day}» es el día que ya tenía: deja «start» como estaba y pon aquí el nuevo.`)
  }
  if (is !== 'moved' && (from !== undefined || to !== undefined)) {
    say(from === undefined ? 'to' : 'from', `solo lo que cambia de sede («is: moved») lo lleva.`)
  }
  if (is !== 'moved') return
  const places = Object.keys(venues.venues)
  for (const [field, venue] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (venue === undefined) say(field, 'falta la sede: «is: moved» lleva «from» y «to».')
    else if (!places.includes(venue)) {
      say(
        field,
        `no hay ninguna sede «${venue}» en venues.yaml.${suggestion(idOf(venue, venues.venues), places)}`,
      )
    }
  }
  if (from === undefined || to === undefined || !places.includes(to)) return
  if (from === to) say('to', `«${to}» es la sede que ya tenía.`)
  for (const [index, { venue }] of programme.parts.entries()) {
    if (from === to || venue !== from) continue
    const problem = `el evento ya no está en «${from}» (status, en event.yaml): pon «venue: ${to}», y mira las horas.`
    complain('programme', ['parts', index, 'venue'], problem)
  }
}

/** Each stage but the first says since when it holds, and they are in the order of time. */
function checkSale({ event }: ContentData, complain: Complain) {
  const sale = event.tickets?.sale ?? []
  for (const [index, { is, from }] of sale.entries()) {
    const at = ['tickets', 'sale', index]
    const since = [...at, 'from']
    const before = sale[index - 1]?.from
    if (from === undefined) {
      const problem = `falta desde cuándo vale «${is}»: solo la primera puede no decirlo.`
      if (index > 0) complain('event', since, problem)
    } else if (
      checkInstant(event, since, from, complain) &&
      before !== undefined &&
      Date.parse(from) <= Date.parse(before)
    ) {
      complain('event', since, `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`)
    }
    if (is === 'soon' && sale[index + 1]?.is !== 'open') {
      const problem = 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.'
      complain('event', [...at, 'is'], problem)
    }
  }
}

function checkNotice({ event }: ContentData, complain: Complain) {
  const { from, until } = event.notice ?? {}
  const sound = Object.entries({ from, until }).map(
    ([field, moment]) =>
      moment === undefined || checkInstant(event, ['notice', field], moment, complain),
  )
  if (sound.includes(false) || from === undefined || until === undefined) return
  if (Date.parse(until) <= Date.parse(from)) {
    const problem = `el aviso termina (${until}) sin haber empezado (${from}).`
    complain('event', ['notice', 'until'], problem)
  }
}
