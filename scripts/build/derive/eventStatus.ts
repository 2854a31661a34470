import type { ContentData } from '../../../src/content/schema.ts'
import { dayDate } from '../../../src/lib/dates.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { fill } from '../../../src/lib/texts.ts'
import type { Event, EventStatus, EventStatusName } from '../../../src/event/model.ts'

type Venues = ContentData['venues']['venues']

/**
 * The event's status as pages and files show it.
 * @param data the content, in which a postponed event already has its new day (src/event/newDay.ts)
 * @param allVenues the venues by their identifiers, including the venue that the event has left
 */
export function eventStatusOf(data: ContentData, allVenues: Venues): EventStatus {
  const { event, states } = data
  const name = statusName(event)
  return {
    name,
    calledOff: name === 'cancelled' || name === 'postponed',
    banner: name === null ? null : bannerOf(name, data, allVenues),
    notice: noticeOf(event),
    noticeTexts: states.notice,
  }
}

/** The name of the event's status; null for an event that takes place as announced. */
function statusName({ status }: Event): EventStatusName | null {
  if (!status || status.is === 'scheduled') return null
  const hasNewDay = status.is === 'postponed' && status.day !== undefined
  return hasNewDay ? 'rescheduled' : status.is
}

/** The label of a status, and its text: a sentence about the event's day, a sentence about its venue, or both. */
function bannerOf(name: EventStatusName, { event, states }: ContentData, allVenues: Venues) {
  const { changes } = states
  const { label } = changes[name]
  const { from, to } = event.status ?? {}
  const sentences: string[] = []
  if (name !== 'moved') sentences.push(daySentence(changes[name].banner, event))
  // A postponed event may move to another venue, too.
  if (from !== undefined && to !== undefined) {
    const oldVenue = lookUp(allVenues, from).inSentence
    const newVenue = lookUp(allVenues, to).inSentence
    sentences.push(fill(changes.moved.banner, { antes: oldVenue, lugar: newVenue }))
  }
  return { label, text: sentences.join(' ') }
}

/** Fills in {antes}, the old day of a rescheduled event. The banners of cancelled and postponed events do not name it. */
function daySentence(banner: string, { previousStart }: Event): string {
  return fill(banner, previousStart === undefined ? {} : { antes: dayDate(previousStart) })
}

/** The notice with its times in milliseconds since 1970. */
function noticeOf({ notice }: Event): EventStatus['notice'] {
  if (!notice) return null
  const { text, from, until } = notice
  const shownNotice: { text: string; from?: number; until?: number } = { text }
  if (from !== undefined) shownNotice.from = Date.parse(from)
  if (until !== undefined) shownNotice.until = Date.parse(until)
  return shownNotice
}
