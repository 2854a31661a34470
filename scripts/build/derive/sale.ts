import type { ContentData, StageName } from '../../../src/content/schema.ts'
import { saleStages } from '../../../src/event/moment.ts'
import { runsOf, type Runs } from '../../../src/lib/runs.ts'
import { dayMonth, timeOf } from '../../../src/lib/dates.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { fragments } from '../../../src/lib/reservedNames.ts'
import { fill } from '../../../src/lib/texts.ts'
import type { EventStatus, Sale, SaleStage, StageTexts } from '../../../src/event/model.ts'

/** The texts of a stage as they are written, with links in brackets. */
type WrittenTexts = Readonly<Record<keyof StageTexts, string>>

/**
 * The stages of the sale, in order of time. Without any in event.yaml, tickets are on sale. An event that is called off
 * has one stage, which sells nothing.
 */
export function saleOf(data: ContentData, eventStatus: Pick<EventStatus, 'name' | 'banner'>): Sale {
  const { name, banner } = eventStatus
  if (banner && (name === 'cancelled' || name === 'postponed')) {
    return [
      { is: 'off', from: 0, texts: withRuns(calledOffTexts(data, name, banner)), textsAfter: {} },
    ]
  }
  const given = givenStages(data)
  const [first, ...others] = given.map(({ is, from = '' }, i) => {
    const venta = openingAfter(given, i)
    if (is === 'soon' && venta === undefined) return undatedStage(data)
    const texts = mapValues(textsOf(data, is), (text) => fill(text, { venta: venta ?? '' }))
    const stage: SaleStage = {
      is,
      from: Date.parse(from) || 0,
      texts: withRuns(texts),
      textsAfter: withRuns(textsAfter(data, is)),
    }
    return hasShopWindow(data, is) ? withShopWindow(stage, data) : stage
  })
  if (!first) throw new Error('The sale has no stage.')
  return withEnd([first, ...others], data)
}

type GivenStages = NonNullable<NonNullable<ContentData['event']['tickets']>['sale']>

/**
 * The stages of event.yaml. Until the first one begins tickets are on sale, unless what begins is the sale: then they
 * are on sale soon.
 */
function givenStages({ event }: ContentData): GivenStages {
  const given = event.tickets?.sale ?? [stageWithoutSale(event)]
  const [first] = given
  if (!first?.from || first.is === 'soon') return given
  return [{ is: first.is === 'open' ? 'soon' : 'open' }, ...given]
}

/** The stage of an event that names none: without a shop, nothing is known of its tickets. */
function stageWithoutSale({ tickets, ticketUrl }: ContentData['event']): GivenStages[number] {
  const isKnown = tickets?.free === true || ticketUrl !== undefined
  return { is: isKnown ? 'open' : 'soon' }
}

/** "2 de febrero a las 10:00": when the stage after a "soon" begins; undefined if nobody knows. */
function openingAfter(stages: GivenStages, index: number): string | undefined {
  const opening = stages[index]?.is === 'soon' && stages[index + 1]?.from
  return opening ? `${dayMonth(opening)} a las ${timeOf(opening)}` : undefined
}

/** Tickets come some time. Once the event is over, nothing says that there were any. */
function undatedStage(data: ContentData): SaleStage {
  const { undated, over } = saleTexts(data)
  const { label, text, counter, window, heading, closing } = over
  return {
    is: 'soon',
    from: 0,
    texts: withRuns({ ...undated, button: undated.label }),
    textsAfter: withRuns({ label, text, counter, window, heading, closing, button: over.button }),
  }
}

/** Adds the stage after the event to a sale that the organiser closes. */
function withEnd(sale: Sale, data: ContentData): Sale {
  const last = sale.at(-1)
  if (last?.is !== 'closed') return sale
  const from = Math.max(last.from, Date.parse(data.event.end))
  const { gallery, ...texts } = saleTexts(data).over
  const over: SaleStage = { is: 'over', from, texts: withRuns(texts), textsAfter: {}, gallery }
  const [first = over, ...others] = sale.filter((one) => one.from < from)
  return first === over ? [over] : [first, ...others, over]
}

const withRuns = <Texts extends object>(texts: Texts) =>
  mapValues(texts, (text): Runs => runsOf(String(text)))

const isFree = ({ event }: ContentData) => event.tickets?.free === true

/** Texts of the stages: those of a free event do not speak of buying. */
const saleTexts = (data: ContentData) => (isFree(data) ? data.states.free : data.states.sale)

/** Whether people just walk in: the event is free and has no address to sign up at. */
const isWalkIn = (data: ContentData) => isFree(data) && !data.event.ticketUrl

/** Whether the ticket platform's own window is on the page. */
const hasShopWindow = ({ event }: ContentData, is: StageName) =>
  Boolean(event.tickets?.frame) && saleStages[is].sells

/** Makes the texts of a stage lead to the platform's own window, until the event is over. */
function withShopWindow(stage: SaleStage, data: ContentData): SaleStage {
  const { heading, here } = data.copy.ticketFrame
  const way = { label: here, target: `#${fragments.ticketFrame}` }
  const after = { counter: data.copy.tickets.widget.heading, window: saleTexts(data).over.window }
  return {
    ...stage,
    texts: { ...stage.texts, counter: [heading], window: [way] },
    textsAfter: { ...withRuns(after), ...stage.textsAfter },
  }
}

/** The texts of a stage that event.yaml names. The buttons that lead to the ticket say its label. */
function textsOf(data: ContentData, is: StageName): WrittenTexts {
  if (is === 'open' || (is === 'closed' && isWalkIn(data))) return openTexts(data)
  const texts = saleTexts(data)[is]
  return { ...texts, button: texts.label }
}

/** The texts that replace those of a stage once the event is over. A closed sale needs none. */
function textsAfter(data: ContentData, is: StageName): Partial<WrittenTexts> {
  return saleStages[is].isOver ? {} : saleTexts(data).after
}

/** The texts of the stage in which tickets are simply on sale. */
function openTexts(data: ContentData): WrittenTexts {
  if (isWalkIn(data)) return data.states.free['walk-in']
  if (isFree(data)) return data.states.free.open
  const { layout, tickets, home } = data.copy
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

/** The texts of an event that is called off: what happens to it, and to its tickets. */
function calledOffTexts(
  data: ContentData,
  name: 'cancelled' | 'postponed',
  banner: NonNullable<EventStatus['banner']>,
): WrittenTexts {
  const { changes, free } = data.states
  const ticket = isFree(data) ? free.ticket : changes.ticket
  const whatNow = changes[name].text
  return {
    label: banner.label,
    heading: banner.label,
    text: `${banner.text} ${whatNow}`,
    closing: whatNow,
    button: ticket.label,
    counter: ticket.counter,
    window: ticket.window,
    link: saleTexts(data).over.link,
  }
}
