import type { ContentData, StageName } from '../../../src/content/schema.ts'
import { spanOfEvent } from '../../../src/event/hours.ts'
import { saleStages, stageAt } from '../../../src/event/moment.ts'
import { runsOf, type Runs } from '../../../src/lib/runs.ts'
import { dayMonth, timeOf } from '../../../src/lib/dates.ts'
import { dayAndTime } from '../../../src/lib/locale.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { fragments } from '../../../src/lib/reservedNames.ts'
import { fill } from '../../../src/lib/texts.ts'
import type { EventStatus, Sale, SaleStage, StageTexts } from '../../../src/event/model.ts'

/**
 * The texts of a stage as they are written, with links in brackets. The page "tickets" has a drawing of a ticket counter.
 * `counter` is the text on the counter's sign, `window` the text in its window.
 */
type WrittenTexts = Readonly<Record<keyof StageTexts, string>>

/**
 * The stages of the sale in chronological order: the stages of event.yaml, and stages that the build adds.
 * - If event.yaml lists no stage, `ticketUrl` and `tickets.free` decide which stage there is (`onlyStage`).
 * - If the first stage has a beginning, another stage comes before it (`stagesToShow`).
 * - There may be a stage for the event's day (`withStageOfDay`), and one for the time after the event (`withStageOver`).
 *
 * An event that is called off has a single stage, "off", which sells nothing.
 */
export function saleOf(data: ContentData, eventStatus: Pick<EventStatus, 'name' | 'banner'>): Sale {
  const { name: status, banner } = eventStatus
  const isCalledOff = status === 'cancelled' || status === 'postponed'
  if (banner && isCalledOff) {
    const texts = withRuns(calledOffTexts(data, status, banner))
    return [{ name: 'off', from: 0, texts, textsAfter: {} }]
  }
  const written = stagesToShow(data)
  const [first, ...others] = written.map((stage, i) =>
    stageOf(stage, openingAfter(written, i), data),
  )
  // The schema refuses an empty list of stages.
  if (!first) throw new Error('The sale has no stage.')
  return withStageOver(withStageOfDay([first, ...others], data), data)
}

/**
 * A stage with its texts.
 * @param opening for a "soon" stage, the moment at which tickets come, as people read it; undefined if it is not known
 */
function stageOf(
  { is: name, from }: WrittenStages[number],
  opening: string | undefined,
  data: ContentData,
): SaleStage {
  if (name === 'soon' && opening === undefined) return undatedStage(data)
  // Only the texts of a "soon" stage name {venta}, and here such a stage has an `opening`.
  const texts = mapValues(textsOf(data, name), (text) => fill(text, { venta: opening ?? '' }))
  const stage: SaleStage = {
    name,
    // A stage without `from` holds from the beginning. 0 is the year 1970.
    from: from === undefined ? 0 : Date.parse(from),
    texts: withRuns(texts),
    textsAfter: withRuns(textsAfter(data, name)),
  }
  return offersFrame(data, name) ? withLinkToFrame(stage, data) : stage
}

/** The stages in event.yaml. */
type WrittenStages = NonNullable<NonNullable<ContentData['event']['tickets']>['sale']>

/**
 * The stages of event.yaml, or the only stage of an event that lists none. If the first stage has a `from`, another stage comes
 * before it and holds until then: "soon" before "open", and "open" before a later stage. "soon" needs none before it.
 */
function stagesToShow({ event }: ContentData): WrittenStages {
  const written = event.tickets?.sale ?? [onlyStage(event)]
  const [first] = written
  if (!first?.from || first.is === 'soon') return written
  const stageBefore = first.is === 'open' ? 'soon' : 'open'
  return [{ is: stageBefore }, ...written]
}

/** The stage of an event whose event.yaml lists none: "open" if people can get a ticket or need none, otherwise "soon". */
function onlyStage({ tickets, ticketUrl }: ContentData['event']): WrittenStages[number] {
  const isOpen = tickets?.free === true || ticketUrl !== undefined
  return { is: isOpen ? 'open' : 'soon' }
}

/**
 * The moment at which a "soon" stage ends and tickets come, "2 de febrero a las 10:00". It is the beginning of the next stage.
 * Undefined if there is no next stage, or if the stage at the index is not "soon".
 */
function openingAfter(stages: WrittenStages, index: number): string | undefined {
  if (stages[index]?.is !== 'soon') return undefined
  const opening = stages[index + 1]?.from
  return opening ? dayAndTime(dayMonth(opening), timeOf(opening)) : undefined
}

/**
 * A "soon" stage whose end is not known. Once the event is over, the texts of the stage "over" replace its texts, except for
 * the text of the link.
 */
function undatedStage(data: ContentData): SaleStage {
  const { undated, over } = saleTexts(data)
  const { link: _, gallery: __, ...textsOfOver } = over
  return {
    name: 'soon',
    from: 0,
    texts: withRuns({ ...undated, button: undated.label }),
    textsAfter: withRuns(textsOfOver),
  }
}

/**
 * Adds a stage for the event's day if the sale is still "soon" when that day begins. The added stage is "soon", too, but its
 * texts do not ask people to keep the day free.
 */
function withStageOfDay(sale: Sale, data: ContentData): Sale {
  const { dayFrom } = spanOfEvent(data.event)
  const index = stageAt(sale, dayFrom)
  const stage = sale[index]
  if (stage?.name !== 'soon') return sale
  const texts = { ...stage.texts, ...withRuns(saleTexts(data).today) }
  const dayStage = { ...stage, from: dayFrom, texts }
  // TypeScript does not know that the result of `toSpliced` has at least one stage.
  return sale.toSpliced(index + 1, 0, dayStage) as readonly SaleStage[] as Sale
}

/**
 * Adds an "over" stage to a sale whose last stage is "closed". The "over" stage begins when the event ends. A "closed" stage
 * that begins at that moment or later is replaced by an "over" stage with its beginning.
 */
function withStageOver(sale: Sale, data: ContentData): Sale {
  const last = sale.at(-1)
  if (last?.name !== 'closed') return sale
  const from = Math.max(last.from, spanOfEvent(data.event).to)
  const { gallery, ...texts } = saleTexts(data).over
  const over: SaleStage = { name: 'over', from, texts: withRuns(texts), textsAfter: {}, gallery }
  const [first, ...others] = sale.filter((stage) => stage.from < from)
  return first ? [first, ...others, over] : [over]
}

/** Parses the links of texts. `String` is for TypeScript, which does not know that every field is a text. */
const withRuns = <Texts extends object>(texts: Texts) =>
  mapValues(texts, (text): Runs => runsOf(String(text)))

const isFree = ({ event }: ContentData) => event.tickets?.free === true

/** The texts of all stages in states.yaml. A free event has different texts, because nobody buys a ticket. */
const saleTexts = (data: ContentData) => (isFree(data) ? data.states.free : data.states.sale)

/** Whether people come without signing up: the event is free and has no `ticketUrl`. */
const isWalkIn = (data: ContentData) => isFree(data) && !data.event.ticketUrl

/** Whether the page "tickets" shows the ticket platform's frame (`tickets.frame` in event.yaml) during a stage. */
const offersFrame = ({ event }: ContentData, name: StageName) =>
  Boolean(event.tickets?.frame) && saleStages[name].sells

/** Replaces the texts of the drawn ticket counter: until the event is over, the counter links to the platform's frame. */
function withLinkToFrame(stage: SaleStage, data: ContentData): SaleStage {
  const { heading, here } = data.copy.ticketFrame
  const linkToFrame = { label: here, target: `#${fragments.ticketFrame}` }
  // After the event the frame sells nothing, so the counter shows these texts instead of the link.
  const afterEvent = {
    counter: data.copy.tickets.widget.heading,
    window: saleTexts(data).over.window,
  }
  return {
    ...stage,
    texts: { ...stage.texts, counter: [heading], window: [linkToFrame] },
    // The texts of states.yaml for the time after the event (`textsAfter`) win over these.
    textsAfter: { ...withRuns(afterEvent), ...stage.textsAfter },
  }
}

/** The texts of a stage of event.yaml. Buttons show the stage's label. Only the "open" stage has another text for them. */
function textsOf(data: ContentData, name: StageName): WrittenTexts {
  // People come to a walk-in event without signing up, so "closed" changes nothing for them.
  const isOpenForVisitors = name === 'open' || (name === 'closed' && isWalkIn(data))
  if (isOpenForVisitors) return openTexts(data)
  const texts = saleTexts(data)[name]
  return { ...texts, button: texts.label }
}

/**
 * The texts that replace those of a stage once the event is over. A closed sale needs none, because `withStageOver` adds a
 * stage for that time.
 */
function textsAfter(data: ContentData, name: StageName): Partial<WrittenTexts> {
  return saleStages[name].isSaleClosed ? {} : saleTexts(data).after
}

/** The texts of the "open" stage. A free event has texts for people who sign up, or for people who just come. */
function openTexts(data: ContentData): WrittenTexts {
  if (isWalkIn(data)) return data.states.free['walk-in']
  if (isFree(data)) return data.states.free.open
  const { layout, tickets, closing } = data.copy
  // An event may plan to sell tickets on the page itself. The text `planned` announces that.
  return {
    button: layout.buy,
    label: tickets.warning,
    text: tickets.warningText,
    counter: tickets.widget.planned ?? tickets.widget.heading,
    window: tickets.widget.text,
    link: tickets.buy,
    heading: closing.heading,
    closing: closing.text,
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
  const nextSteps = changes[name].text
  return {
    label: banner.label,
    heading: banner.label,
    text: `${banner.text} ${nextSteps}`,
    closing: nextSteps,
    button: ticket.label,
    counter: ticket.counter,
    window: ticket.window,
    link: saleTexts(data).over.link,
  }
}
