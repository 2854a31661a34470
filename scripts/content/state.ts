import type {
  ContentData,
  Event,
  EventState,
  SaleStage,
  StateName,
  States,
} from '../../src/content/schema.ts'
import { dayDate, dayMonth, timeOf } from '../../src/lib/dates.ts'
import { fill } from '../../src/lib/fill.ts'
import { lookUp } from '../../src/lib/lookUp.ts'
import { stageAt } from '../../src/lib/stage.ts'

function stateName({ status }: Pick<Event, 'status'>): StateName | null {
  if (!status || status.is === 'scheduled') return null
  return status.is === 'postponed' && status.day !== undefined ? 'rescheduled' : status.is
}

/** Whether it takes place neither on its day nor on another that is known. */
export const isCalledOff = (name: StateName | null): name is 'cancelled' | 'postponed' =>
  name === 'cancelled' || name === 'postponed'

/**
 * @param data as the files have it, with the facts of the event as it takes place
 * @param now milliseconds since 1970: the stage of the sale that holds then is the one in what cannot change by itself
 */
export function stateOf(data: ContentData, now = Date.now()): EventState {
  const { event, states } = data
  const name = stateName(event)
  const sale = saleOf(data)
  return {
    name,
    calledOff: isCalledOff(name),
    strip: name && stripOf(name, data),
    sale,
    stage: stageAt(sale ?? [], now),
    notice: event.notice ?? null,
    words: states.notice,
  }
}

/** What a forwarded link to a page says before all else: what has changed, or that nothing is left to buy. */
export function newsFor(page: string, { strip, sale, stage }: EventState) {
  const now = sale?.[stage]
  const sells = page === 'home' || page === 'tickets'
  return strip ?? (now?.is === 'sold-out' && sells ? now : null)
}

function stripOf(name: StateName, { event, venues: { venues }, states }: ContentData) {
  const { label, strip } = states.changes[name]
  const { from, to } = event.status ?? {}
  const named: Readonly<Record<string, string>> =
    from === undefined || to === undefined
      ? { antes: dayDate(event.start) }
      : { antes: lookUp(venues, from).inSentence, lugar: lookUp(venues, to).inSentence }
  return { label, text: fill(strip, named) }
}

function saleOf(data: ContentData): SaleStage[] | null {
  const { event, states } = data
  const stages = event.tickets?.sale
  if (!stages) return null
  const opening = stages.find(({ is }) => is === 'open')?.from
  const venta = opening ? `${dayMonth(opening)} a las ${timeOf(opening)}` : ''
  return stages.map(({ is, from }) => {
    const words = is === 'open' ? openWords(data) : states.sale[is]
    const { text, window, closing } = words
    return {
      ...words,
      text: fill(text, { venta }),
      window: fill(window, { venta }),
      closing: fill(closing, { venta }),
      is,
      from: from === undefined ? 0 : Date.parse(from),
    }
  })
}

/** What the pages say as long as nothing else is told. */
function openWords({ copy: { layout, tickets, home } }: ContentData): States['sale']['soon'] {
  return {
    label: layout.buy,
    text: tickets.warningText,
    window: tickets.widget.text,
    link: tickets.buy,
    heading: home.closing.heading,
    closing: home.closing.text,
  }
}
