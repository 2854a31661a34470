import type { ContentData, Page, StageName } from '../../../src/content/schema.ts'
import { dayDate, dayMonth, timeOf } from '../../../src/lib/dates.ts'
import { fill, sentence } from '../../../src/lib/texts.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { saleStages, stageAt } from '../../../src/event/moment.ts'
import { mapTexts } from '../read/mapTexts.ts'
import { fieldName } from '../read/yamlFile.ts'
import { fittingTitle } from './fillFacts.ts'
import type {
  Event,
  EventState,
  SaleStage,
  SaleWords,
  StateName,
} from '../../../src/event/model.ts'

function stateName({ status }: Event): StateName | null {
  if (!status || status.is === 'scheduled') return null
  return status.is === 'postponed' && status.day ? 'rescheduled' : status.is
}

/** Whether the event is cancelled, or postponed without a new day. */
const isCalledOff = (name: StateName | null): name is 'cancelled' | 'postponed' =>
  name === 'cancelled' || name === 'postponed'

/** @param data with the event on its present day */
export function stateOf(data: ContentData): EventState {
  const { event, states } = data
  const name = stateName(event)
  const banner = name && bannerOf(name, data)
  const sale = isCalledOff(name) && banner ? [offStage(data, name, banner)] : saleOf(data)
  const { notice } = event
  return {
    name,
    calledOff: isCalledOff(name),
    banner,
    sale,
    openWords: openWords(data),
    pastWords: wordsOf(data).after,
    stageAtBuild: stageAt(sale ?? [], Date.now()),
    notice: notice
      ? { ...notice, from: instantOf(notice.from), until: instantOf(notice.until) }
      : null,
    words: states.notice,
  }
}

const instantOf = (iso?: string) => (iso === undefined ? undefined : Date.parse(iso))

/** What a shared link to a page says first: that the event has changed, or that tickets are sold out. */
export function newsFor(page: string, { banner, sale, stageAtBuild }: EventState) {
  const now = sale?.[stageAtBuild]
  const sells = page === 'home' || page === 'tickets'
  return banner ?? (now && saleStages[now.is].isNews && sells ? now : null)
}

function bannerOf(name: StateName, { event, venues: { venues }, states }: ContentData) {
  const { start, previousStart = start, status }: Event = event
  const { label, banner } = states.changes[name]
  const placeOf = (id = '') => venues[id]?.inSentence ?? ''
  const newPlace = fill(states.changes.moved.banner, {
    antes: placeOf(status?.from),
    lugar: placeOf(status?.to),
  })
  if (name === 'moved') return { label, text: newPlace }
  const newDay = fill(banner, { antes: dayDate(previousStart) })
  // A postponed event may move too.
  return { label, text: status?.to ? `${newDay} ${newPlace}` : newDay }
}

/**
 * The stages of the sale. Until the first one begins, tickets are simply on sale, or soon if what begins is the sale. A
 * sale that the organiser closes is over when the event is.
 */
function saleOf(data: ContentData): readonly SaleStage[] | null {
  const { event } = data
  const given = event.tickets?.sale
  if (!given) return null
  const [first] = given
  const stages: typeof given =
    first?.from && first.is !== 'soon'
      ? [{ is: first.is === 'open' ? 'soon' : 'open' }, ...given]
      : given
  const sale = stages.map(({ is, from }, i): SaleStage => {
    // What is on sale soon is so from the next stage on (checks.ts).
    const opening = is === 'soon' && stages[i + 1]?.from
    const venta = opening ? `${dayMonth(opening)} a las ${timeOf(opening)}` : ''
    const words = mapValues(stageWords(is, data), (text) => fill(text, { venta }))
    return { ...words, is, from: instantOf(from) ?? 0 }
  })
  const last = sale.at(-1)
  if (last?.is !== 'closed') return sale
  const from = Math.max(last.from, Date.parse(event.end))
  return [...sale.filter((stage) => stage.from < from), { ...wordsOf(data).over, is: 'over', from }]
}

/** The words of a stage that the organiser gives. The buttons that lead to the ticket say its label. */
function stageWords(is: StageName, data: ContentData): SaleWords {
  // Whoever just walks in needs no sale.
  const isOpen = is === 'open' || (is === 'closed' && isFree(data) && entry(data) === 'walk-in')
  if (isOpen) return openWords(data)
  const words = wordsOf(data)[is]
  return { ...words, button: words.label }
}

/** The only stage of an event that is called off: it says what happens to the event and to tickets. */
function offStage(
  data: ContentData,
  name: 'cancelled' | 'postponed',
  { label, text: happened }: Change,
): SaleStage {
  const { changes, free } = data.states
  const { [name]: change } = changes
  const ticket = isFree(data) ? free.ticket : changes.ticket
  return {
    is: 'off',
    from: 0,
    label,
    button: ticket.label,
    text: `${happened} ${change.text}`,
    counter: ticket.counter,
    window: ticket.window,
    link: wordsOf(data).over.link,
    heading: label,
    closing: change.text,
  }
}

const isFree = ({ event }: ContentData) => event.tickets?.free === true

/** The words of the stages: those of a free event do not speak of buying. */
const wordsOf = (data: ContentData) => (isFree(data) ? data.states.free : data.states.sale)

/** Whether people sign up for a free event, or just walk in. */
const entry = ({ event }: ContentData) => (event.ticketUrl ? 'open' : 'walk-in')

/** What the site says while tickets are simply on sale. */
function openWords(data: ContentData): SaleWords {
  const { layout, tickets, home } = data.copy
  if (isFree(data)) return data.states.free[entry(data)]
  return {
    button: layout.buy,
    label: tickets.warning,
    text: tickets.warningText,
    counter: tickets.widget.planned ?? tickets.widget.heading,
    window: tickets.widget.text,
    link: tickets.buy,
    heading: home.closing.heading,
    closing: home.closing.text,
  }
}

/** Puts the words of its state into the texts of the event. */
export function applyStateTexts(data: ContentData, state: EventState): ContentData {
  const texts = { ...freeTexts(data), ...bannerTexts(data, state) }
  const { copy, files } = mapTexts(
    { copy: data.copy, files: data.files },
    (text, at) => texts[fieldName(at)] ?? text,
  )
  const pages = mapValues(data.pages.pages, (page, id) =>
    changedPage(newsFor(id, state), page, data.event),
  )
  return { ...data, copy, files, pages: { ...data.pages, pages } }
}

/** Texts by the place that says them: "copy.programme.note". */
type TextsByPlace = Readonly<Record<string, string>>

/** Texts of a free event in the places that speak of tickets. */
function freeTexts(data: ContentData): TextsByPlace {
  if (!isFree(data)) return {}
  return { 'copy.programme.perks.heading': data.states.free.perks }
}

type Change = { readonly label: string; readonly text: string }

/** "Cancelado. No se celebra el 8 de noviembre." */
export const sentences = ({ label, text }: Change) => `${sentence(label)} ${text}`

/** Texts of an event with news. The programme repeats them, because it is also a file of its own. */
function bannerTexts(data: ContentData, { name, banner }: EventState): TextsByPlace {
  if (!banner) return {}
  const { copy, files, states } = data
  const news = sentences(banner)
  const { description, untitled } = files.speakerPage
  if (!isCalledOff(name)) {
    return {
      'copy.programme.note': `${news} ${copy.programme.note}`,
      'files.speakerPage.description': `${news} ${description}`,
      'files.speakerPage.untitled': `${news} ${untitled}`,
    }
  }
  const { text, programme } = states.changes[name]
  return {
    'copy.countdown.after': banner.label,
    'copy.countdown.afterText': `${banner.text} ${text}`,
    'copy.programme.actions': banner.label,
    'copy.programme.note': `${news} ${programme}`,
    'files.speakerPage.description': `${news} {cargo}.`,
    'files.speakerPage.untitled': `${news} {cargo}.`,
  }
}

/** Puts a change first in what a shared link shows. The titles of two pages stay different. */
function changedPage(change: Change | null, page: Page, { name, shortName }: Event): Page {
  if (!change) return page
  const { label } = change
  const short = page.title.replaceAll(name, shortName)
  const own = short.split(' · ').find((part) => !part.includes(shortName)) ?? short
  const titles = [page.title, short, own].map((title) => `${label} · ${title}`)
  return {
    ...page,
    title: fittingTitle(...titles, page.title),
    shareTitle: `${label}: ${page.shareTitle}`,
    description: `${sentences(change)} ${page.description}`,
  }
}
