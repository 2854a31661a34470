import type { ContentData } from '../../../src/content/schema.ts'
import { dayDate } from '../../../src/lib/dates.ts'
import { fill } from '../../../src/lib/texts.ts'
import type { Event, EventStatus, EventStatusName } from '../../../src/event/model.ts'

/**
 * @param data with the event on its present day
 * @param allVenues also the one that the event has left
 */
export function eventStatusOf(data: ContentData, allVenues: ContentData['venues']): EventStatus {
  const { event, states } = data
  const name = statusName(event)
  return {
    name,
    calledOff: name === 'cancelled' || name === 'postponed',
    banner: name && bannerOf(name, data, allVenues),
    notice: noticeOf(event),
    texts: states.notice,
  }
}

function statusName({ status }: Event): EventStatusName | null {
  if (!status || status.is === 'scheduled') return null
  return status.is === 'postponed' && status.day ? 'rescheduled' : status.is
}

function bannerOf(
  name: EventStatusName,
  { event, states }: ContentData,
  { venues }: ContentData['venues'],
) {
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

function noticeOf({ notice }: Event): EventStatus['notice'] {
  if (!notice) return null
  const { text, from, until } = notice
  return {
    text,
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(until !== undefined && { until: Date.parse(until) }),
  }
}
