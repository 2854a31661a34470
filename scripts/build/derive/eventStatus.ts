import type { ContentData } from '../../../src/content/schema.ts'
import { dayDate } from '../../../src/lib/dates.ts'
import { fill } from '../../../src/lib/texts.ts'
import type { Event, EventStatus, EventStatusName } from '../../../src/event/model.ts'

/**
 * The event's status as pages and files show it.
 * @param data the content. An event that is postponed to a new day is already on that day
 * @param allVenues the venues of `data`, and the venue that the event has left
 */
export function eventStatusOf(data: ContentData, allVenues: ContentData['venues']): EventStatus {
  const { event, states } = data
  const name = statusName(event)
  return {
    name,
    calledOff: name === 'cancelled' || name === 'postponed',
    banner: name && bannerOf(name, data, allVenues),
    notice: noticeOf(event),
    noticeTexts: states.notice,
  }
}

function statusName({ status }: Event): EventStatusName | null {
  if (!status || status.is === 'scheduled') return null
  const hasNewDay = status.is === 'postponed' && status.day !== undefined
  return hasNewDay ? 'rescheduled' : status.is
}

function bannerOf(
  name: EventStatusName,
  { event, states }: ContentData,
  { venues }: ContentData['venues'],
) {
  // Only a rescheduled event has a `previousStart`, and its banner names that day as {antes}. Banners of cancelled and
  // postponed events name no {antes}. In the banner of a move {antes} is a venue.
  const { start, previousStart = start, status }: Event = event
  const { label, banner } = states.changes[name]
  const venueInSentence = (id = '') => venues[id]?.inSentence ?? ''
  const moveText = fill(states.changes.moved.banner, {
    antes: venueInSentence(status?.from),
    lugar: venueInSentence(status?.to),
  })
  if (name === 'moved') return { label, text: moveText }
  const dayText = fill(banner, { antes: dayDate(previousStart) })
  const alsoMoves = status?.to !== undefined
  return { label, text: alsoMoves ? `${dayText} ${moveText}` : dayText }
}

function noticeOf({ notice }: Event): EventStatus['notice'] {
  if (!notice) return null
  const { text, from, until } = notice
  const shownNotice: { text: string; from?: number; until?: number } = { text }
  if (from !== undefined) shownNotice.from = Date.parse(from)
  if (until !== undefined) shownNotice.until = Date.parse(until)
  return shownNotice
}
