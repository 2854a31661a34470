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
 * The texts of a stage as they are written, with links in brackets. The page "tickets" draws a ticket counter: `counter` is on
 * its sign, and `window` in its window.
 */
type WrittenTexts = Readonly<Record<keyof StageTexts, string>>

/**
 * The stages of the sale in chronological order. They are those of event.yaml. If it lists none, there is one, which follows
 * from `ticketUrl` and `tickets.free`. The build may add a first stage, a stage for the event's day, and a stage for the time
 * after the event. An event that is called off has one "off" stage, which sells nothing.
 */
export function saleOf(data: ContentData, eventStatus: Pick<EventStatus, 'name' | 'banner'>): Sale {
  const { name: status, banner } = eventStatus
  const isCalledOff = status === 'cancelled' || status === 'postponed'
  if (banner && isCalledOff) {
    const texts = withRuns(calledOffTexts(data, status, banner))
    return [{ name: 'off', from: 0, texts, textsAfter: {} }]
  }
  const stages = stagesToShow(data)
  const [first, ...others] = stages.map(({ is: name, from }, i) => {
    const opening = openingAfter(stages, i)
    if (name === 'soon' && opening === undefined) return undatedStage(data)
    // Only the texts of a "soon" stage name {venta}, so other stages need no `opening`.
    const texts = mapValues(textsOf(data, name), (text) => fill(text, { venta: opening ?? '' }))
    const stage: SaleStage = {
      name,
      // A stage without `from` has held since 1970.
      from: from === undefined ? 0 : Date.parse(from),
      texts: withRuns(texts),
      textsAfter: withRuns(textsAfter(data, name)),
    }
    return offersFrame(data, name) ? withLinkToFrame(stage, data) : stage
  })
  // The schema refuses an empty list of stages.
  if (!first) throw new Error('The sale has no stage.')
  return withStageOver(withStageOfDay([first, ...others], data), data)
}

/** Stages as event.yaml has them. */
type WrittenStages = NonNullable<NonNullable<ContentData['event']['tickets']>['sale']>

/**
 * The stages of event.yaml, or the one of an event without stages. A first stage with a `from` gets a stage before it, which
 * holds until then: "soon" before "open", and "open" before any other. Nothing is added before "soon".
 */
function stagesToShow({ event }: ContentData): WrittenStages {
  const written = event.tickets?.sale ?? [onlyStage(event)]
  const [first] = written
  if (!first?.from || first.is === 'soon') return written
  const stageBefore = first.is === 'open' ? 'soon' : 'open'
  return [{ is: stageBefore }, ...written]
}

/** The only stage of an event whose event.yaml lists none. If nothing says how to get a ticket, tickets come "soon". */
function onlyStage({ tickets, ticketUrl }: ContentData['event']): WrittenStages[number] {
  const saysHowToGetOne = tickets?.free === true || ticketUrl !== undefined
  return { is: saysHowToGetOne ? 'open' : 'soon' }
}

/**
 * When tickets come, for a "soon" stage: the beginning of the next stage, "2 de febrero a las 10:00". Undefined if the content
 * does not say it, or if the stage is not "soon".
 */
function openingAfter(stages: WrittenStages, index: number): string | undefined {
  if (stages[index]?.is !== 'soon') return undefined
  const opening = stages[index + 1]?.from
  return opening ? dayAndTime(dayMonth(opening), timeOf(opening)) : undefined
}

/**
 * A "soon" stage without the day on which tickets come. Once the event is over, the stage has the texts of "over", as if its
 * sale had been closed; only the link keeps its text.
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
 * Adds a stage if the sale is still "soon" when the event's day begins. The new stage is "soon", too, but its texts do not ask
 * people to keep the day free.
 */
function withStageOfDay(sale: Sale, data: ContentData): Sale {
  const { dayFrom } = spanOfEvent(data.event)
  const index = stageAt(sale, dayFrom)
  const stage = sale[index]
  if (stage?.name !== 'soon') return sale
  const texts = { ...stage.texts, ...withRuns(saleTexts(data).today) }
  const dayStage = { ...stage, from: dayFrom, texts }
  const [first, ...others] = sale
  // Position `index + 1` of the sale is position `index` of `others`.
  return [first, ...others.toSpliced(index, 0, dayStage)]
}

/**
 * Adds an "over" stage to a sale whose last stage is "closed". The new stage begins when the event ends. If the sale closes only
 * after the event, the new stage replaces the "closed" one.
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

/** Texts with their links parsed. `String` is for TypeScript, which does not know that every field is a text. */
const withRuns = <Texts extends object>(texts: Texts) =>
  mapValues(texts, (text): Runs => runsOf(String(text)))

const isFree = ({ event }: ContentData) => event.tickets?.free === true

/** Texts of the stages. A free event has texts of its own, because nobody buys a ticket. */
const saleTexts = (data: ContentData) => (isFree(data) ? data.states.free : data.states.sale)

/** Whether nobody has to sign up: the event is free and has no `ticketUrl`. */
const isWalkIn = (data: ContentData) => isFree(data) && !data.event.ticketUrl

/** Whether the page "tickets" offers the ticket platform's frame (`tickets.frame` of event.yaml) in a stage. */
const offersFrame = ({ event }: ContentData, name: StageName) =>
  Boolean(event.tickets?.frame) && saleStages[name].sells

/** Replaces the texts of the drawn ticket counter by a link to the platform's frame, until the event is over. */
function withLinkToFrame(stage: SaleStage, data: ContentData): SaleStage {
  const { heading, here } = data.copy.ticketFrame
  const linkToFrame = { label: here, target: `#${fragments.ticketFrame}` }
  // After the event the frame sells nothing, so these texts replace the link to it.
  const afterEvent = {
    counter: data.copy.tickets.widget.heading,
    window: saleTexts(data).over.window,
  }
  return {
    ...stage,
    texts: { ...stage.texts, counter: [heading], window: [linkToFrame] },
    // The texts that states.yaml has for the time after the event take precedence.
    textsAfter: { ...withRuns(afterEvent), ...stage.textsAfter },
  }
}

/** The texts of a stage of event.yaml. Buttons show the stage's label; only the "open" stage has another text for them. */
function textsOf(data: ContentData, name: StageName): WrittenTexts {
  // Nobody signs up for a walk-in event, so "closed" changes nothing for visitors.
  if (name === 'open' || (name === 'closed' && isWalkIn(data))) return openTexts(data)
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

/** The texts of the "open" stage. For a free event they are others, which depend on whether people have to sign up. */
function openTexts(data: ContentData): WrittenTexts {
  if (isWalkIn(data)) return data.states.free['walk-in']
  if (isFree(data)) return data.states.free.open
  const { layout, tickets, closing } = data.copy
  // `planned` announces that tickets will be sold on this page. An event without such a plan has no such text.
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
