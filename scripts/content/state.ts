import type {
  ContentData,
  Copy,
  Event,
  EventState,
  Page,
  SaleStage,
  StateName,
  States,
} from '../../src/content/schema.ts'
import { dayDate, dayMonth, timeOf } from '../../src/lib/dates.ts'
import { fill } from '../../src/lib/texts.ts'
import { mapValues } from '../lib/map-values.ts'
import { stageAt } from '../../src/lib/phase.ts'
import { fittingTitle } from './fill-facts.ts'

function stateName({ status }: Event): StateName | null {
  if (!status || status.is === 'scheduled') return null
  return status.is === 'postponed' && status.day ? 'rescheduled' : status.is
}

/** Whether it takes place neither on its day nor on another that is known. */
const isCalledOff = (name: StateName | null) => name === 'cancelled' || name === 'postponed'

/**
 * @param data of the event on the day on which it takes place
 * @param now milliseconds since 1970: the stage of the sale that holds then is the one in what cannot change by itself
 */
export function stateOf(data: ContentData, now = Date.now()): EventState {
  const { event, states } = data
  const name = stateName(event)
  const strip = name && stripOf(name, data)
  const sale = isCalledOff(name) && strip ? [offStage(data, name, strip)] : saleOf(data)
  return {
    name,
    calledOff: isCalledOff(name),
    strip,
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
  const { start, previousStart = start, status }: Event = event
  const { label, strip } = states.changes[name]
  const placeOf = (id = '') => venues[id]?.inSentence ?? ''
  const facts: Readonly<Record<string, string>> =
    name === 'moved'
      ? { antes: placeOf(status?.from), lugar: placeOf(status?.to) }
      : { antes: dayDate(previousStart) }
  return { label, text: fill(strip, facts) }
}

/** Closed by the organiser, a sale is over once the event is. */
function saleOf(data: ContentData): readonly SaleStage[] | null {
  const { event, states } = data
  const stages = event.tickets?.sale
  if (!stages) return null
  const opening = stages.find(({ is }) => is === 'open')?.from
  const venta = opening ? `${dayMonth(opening)} a las ${timeOf(opening)}` : ''
  const told = stages.map(({ is, from }): SaleStage => {
    const said = is === 'open' ? openWords(data) : states.sale[is]
    const words = mapValues(said, (text) => fill(text, { venta }))
    return { ...words, button: words.label, is, from: from === undefined ? 0 : Date.parse(from) }
  })
  const last = told.at(-1)
  if (last?.is !== 'closed') return told
  const from = Math.max(last.from, Date.parse(event.end))
  return [...told.filter((stage) => stage.from < from), { ...states.sale.over, is: 'over', from }]
}

/** Nothing sells where the event is called off: the same places say what has become of it, and of one's ticket. */
function offStage(
  { states: { changes, sale } }: ContentData,
  name: 'cancelled' | 'postponed',
  { label, text: happened }: Change,
): SaleStage {
  const { ticket, [name]: change } = changes
  return {
    is: 'off',
    from: 0,
    label,
    button: ticket.label,
    text: `${happened} ${change.text}`,
    window: ticket.window,
    link: sale.over.link,
    heading: label,
    closing: change.text,
  }
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

/**
 * The words of the event in its state. An event that is called off says what has become of it from the start, in the places
 * that say of others that they are over: nothing sells, nothing counts down, and nothing new has to be laid out.
 */
export function applyStateTexts(data: ContentData, state: EventState): ContentData {
  const { strip } = state
  const { files, event } = data
  const pages = mapValues(data.pages.pages, (page, id) =>
    changedPage(newsFor(id, state), page, event.shortName),
  )
  const told = { ...data, pages: { ...data.pages, pages } }
  if (!strip) return told
  const description = `${sentences(strip)} ${files.speakerPage.description}`
  const speakerPage = { ...files.speakerPage, description }
  return { ...told, copy: changedCopy(data, state.name, strip), files: { ...files, speakerPage } }
}

type Change = { readonly label: string; readonly text: string }

/** "Cancelado. No se celebra el 8 de noviembre." */
const sentences = ({ label, text }: Change) => `${label}. ${text}`

/** The programme goes its own way, as a file, and has to say it by itself. */
function changedCopy(data: ContentData, name: EventState['name'], strip: Change): Copy {
  const { copy, states } = data
  const { programme } = copy
  const note = (then: string) => ({ ...programme, note: `${sentences(strip)} ${then}` })
  if (!isCalledOff(name)) return { ...copy, programme: note(programme.note) }
  const { text, programme: then } = states.changes[name]
  const over = { after: strip.label, afterText: `${strip.text} ${text}` }
  return { ...copy, countdown: { ...copy.countdown, ...over }, programme: note(then) }
}

/** A forwarded link says first what has changed. */
function changedPage(change: Change | null, page: Page, shortName: string): Page {
  if (!change) return page
  const { label } = change
  const [subject = ''] = page.title.split(' · ')
  const titles = [page.title, subject, shortName].map((title) => `${label} · ${title}`)
  return {
    ...page,
    title: fittingTitle(...titles, label),
    shareTitle: `${label}: ${page.shareTitle}`,
    description: `${sentences(change)} ${page.description}`,
  }
}

/**
 * What to say of an event that is over and goes on selling, because only the organiser ends a sale.
 * @param now milliseconds since 1970
 */
export function forgottenSale(
  { event, state }: { readonly event: Pick<Event, 'end'>; readonly state: EventState },
  now = Date.now(),
): string | null {
  const { sale, calledOff } = state
  const isEnded = sale?.some(({ is }) => is === 'over' || is === 'sold-out')
  if (calledOff || isEnded || now < Date.parse(event.end)) return null
  const line = `sale: [{ is: closed, from: ${event.end} }]`
  return `el evento ha terminado y las entradas siguen a la venta: pon en event.yaml «tickets: { ${line} }», o empieza la próxima edición con «npm run next-edition»`
}
