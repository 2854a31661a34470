import type { ContentData } from '../../src/content/schema.ts'
import { isoDay } from '../../src/lib/dates.ts'
import { isDay } from './check-times.ts'
import { suggestion } from './mistakes.ts'
import type { Complain } from './yaml-file.ts'

/** What the state of the event, its sale and its notice say must be possible, and say it once. */
export function checkState(data: ContentData, complain: Complain): void {
  checkStatus(data, complain)
  checkSale(data, complain)
  checkNotice(data, complain)
}

function checkStatus({ event, venues, programme }: ContentData, complain: Complain) {
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
      say(field, `no hay ninguna sede «${venue}» en venues.yaml.${suggestion(venue, places)}`)
    }
  }
  if (from === undefined || to === undefined) return
  if (from === to) say('to', `«${to}» es la sede que ya tenía.`)
  else if (!programme.parts.some(({ venue }) => venue === from)) {
    say('from', `en programme.yaml no hay nada en «${from}».`)
  }
}

function checkSale({ event }: ContentData, complain: Complain) {
  const sale = event.tickets?.sale ?? []
  const moments = sale.map(({ from }) => (from === undefined ? null : momentOf(from)))
  for (const [index, { is, from }] of sale.entries()) {
    const say = (problem: string) => complain('event', ['tickets', 'sale', index, 'from'], problem)
    const before = moments[index - 1] ?? -Infinity
    if (index > 0 && from === undefined) {
      say(`falta desde cuándo vale «${is}»: solo la primera puede no decirlo.`)
    } else if (from !== undefined && Number.isNaN(moments[index])) {
      say(`«${from}» no es ningún momento: ese día o esa hora no existen.`)
    } else if ((moments[index] ?? 0) <= before && index > 0) {
      say(`«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`)
    }
    if (is === 'soon' && sale[index + 1]?.is !== 'open') {
      complain(
        'event',
        ['tickets', 'sale', index, 'is'],
        'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.',
      )
    }
  }
}

function checkNotice({ event }: ContentData, complain: Complain) {
  const { notice } = event
  if (!notice) return
  const say = (field: string, problem: string) => complain('event', ['notice', field], problem)
  for (const field of ['from', 'until'] as const) {
    const moment = notice[field]
    if (moment === undefined) continue
    if (notice.text === undefined)
      say(field, 'no hay aviso («text») que valga desde o hasta cuándo.')
    else if (Number.isNaN(momentOf(moment))) {
      say(field, `«${moment}» no es ningún momento: ese día o esa hora no existen.`)
    }
  }
  const { from, until } = notice
  if (from !== undefined && until !== undefined && momentOf(until) <= momentOf(from)) {
    say('until', `el aviso termina (${until}) sin haber empezado (${from}).`)
  }
}

/** Milliseconds since 1970; not a number if there is no such day. */
function momentOf(iso: string): number {
  try {
    isoDay(iso)
    return Date.parse(iso)
  } catch {
    return Number.NaN
  }
}
