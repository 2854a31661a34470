import type { ContentData } from '../../src/content/schema.ts'
import { wrongInstant } from './check-times.ts'
import { type Complain, missing } from './mistakes.ts'

/** What the state of the event, its sale and its notice say must be possible, and say it once. */
export function checkState(data: ContentData, complain: Complain): void {
  checkMove(data, complain)
  checkSale(data, complain)
  checkNotice(data, complain)
}

function checkMove({ event, venues, programme }: ContentData, complain: Complain) {
  const { is, from, to } = event.status ?? {}
  for (const [field, venue] of Object.entries({ from, to })) {
    const problem =
      is !== 'moved'
        ? venue !== undefined && 'solo lo que cambia de sede («is: moved») lo lleva.'
        : venue === undefined
          ? 'falta la sede: «is: moved» lleva «from» y «to».'
          : missing('ninguna sede', venue, 'venues', venues.venues)
    complain('event', `status.${field}`, problem)
  }
  if (is !== 'moved' || from === undefined || to === undefined) return
  if (complain('event', 'status.to', from === to && `«${to}» es la sede que ya tenía.`)) return
  for (const [index, { venue }] of programme.parts.entries()) {
    const problem = `el evento ya no está en «${from}» (status, en event.yaml): pon «venue: ${to}», y mira las horas.`
    complain('programme', `parts.${index}.venue`, venue === from && problem)
  }
}

/** Each stage but the first says since when it holds, and they are in the order of time. */
function checkSale({ event }: ContentData, complain: Complain) {
  const sale = event.tickets?.sale ?? []
  for (const [index, { is, from }] of sale.entries()) {
    const before = Date.parse(sale[index - 1]?.from ?? '')
    const untold = `falta desde cuándo vale «${is}»: solo la primera puede no decirlo.`
    const early = `«${is}» empieza (${from}) antes que lo anterior: ponlas en orden.`
    const problem =
      from === undefined
        ? index > 0 && untold
        : (wrongInstant(from, event) ?? (Date.parse(from) <= before && early))
    complain('event', `tickets.sale.${index}.from`, problem)
    const unopened = 'detrás de «soon» va «open» con su «from», que es cuando se abre la venta.'
    const isUnopened = is === 'soon' && sale[index + 1]?.is !== 'open'
    complain('event', `tickets.sale.${index}.is`, isUnopened && unopened)
  }
}

function checkNotice({ event }: ContentData, complain: Complain) {
  const { from, until } = event.notice ?? {}
  for (const [field, moment] of Object.entries({ from, until })) {
    complain('event', `notice.${field}`, moment && wrongInstant(moment, event))
  }
  const isOver = Date.parse(until ?? '') <= Date.parse(from ?? '')
  const problem = `el aviso termina (${until}) sin haber empezado (${from}).`
  complain('event', 'notice.until', isOver && problem)
}
