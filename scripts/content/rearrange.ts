import type { ContentData, Event } from '../../src/content/schema.ts'
import type { Facts } from '../../src/lib/facts.ts'
import { instantAt } from '../../src/lib/dates.ts'
import { isDay } from './check-times.ts'
import { movedTo } from './move-days.ts'

/** The end as an instant, where its time alone is written: "02:00". */
export function withWholeEnd(data: ContentData): ContentData {
  const { event } = data
  if (event.end.length > 'HH:MM'.length || !isDay(event.start.slice(0, 10))) return data
  return { ...data, event: { ...event, end: instantAt(event, event.end) } }
}

/** The event as it takes place: on its new days, and where it is now. What follows from days and venues follows. */
export function rearranged(data: ContentData): ContentData {
  const { status } = data.event
  if (status?.day !== undefined) return onNewDays(data, status.day)
  if (status?.from === undefined || status.to === undefined) return data
  return elsewhere(data, status.from, status.to)
}

function onNewDays(data: ContentData, day: string): ContentData {
  const { event } = data
  const { start, end } = event
  const moved = movedTo(event, day)
  const days = { start: moved.instant(start), end: moved.instant(end), previousStart: start }
  return { ...data, event: { ...event, ...days } }
}

/** The venue that is left is no more, for what links to it either. */
function elsewhere(data: ContentData, from: string, to: string): ContentData {
  const { venues, programme, faq } = data
  const { [from]: _, ...left } = venues.venues
  return {
    ...data,
    venues: { venues: left },
    programme: {
      parts: programme.parts.map((part) => (part.venue === from ? { ...part, venue: to } : part)),
    },
    faq: {
      questions: faq.questions.map((question) => ({
        ...question,
        answer: question.answer.replaceAll(`](${from})`, `](${to})`),
      })),
    },
  }
}

/** Facts of a venue that is left are those of the one in its place. */
export function factsElsewhere({ status }: Pick<Event, 'status'>, facts: Facts): Facts {
  if (status?.from === undefined || status.to === undefined) return facts
  const [old, now] = [`sedes.${status.from}.`, `sedes.${status.to}.`]
  const same = Object.entries(facts).flatMap(([name, fact]) =>
    name.startsWith(now) ? [[name.replace(now, old), fact]] : [],
  )
  return { ...facts, ...(Object.fromEntries(same) as object) }
}
