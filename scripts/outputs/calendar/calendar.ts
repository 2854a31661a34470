import { ICalAlarmType } from 'ical-generator'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { venueLine } from '../../../src/lib/calendarFile.ts'
import { eventName } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { iCalendar, inState, place, uid, version } from './ics.ts'

/** How long before the event its reminder comes, in seconds: files.yaml says when that is ("calendar.alarm"). */
export const reminder = 24 * 60 * 60

/** The event as an iCalendar file: the same text for the same content. */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, state, venues, programme, pages, files } = content
  // In the order of the day.
  const ids = new Set(programme.map(({ venue }) => venue))
  const places = [...ids].map((id) => lookUp(venues, id))
  const [first] = places
  const lines = places.map((venue) => venueLine(venue, event)).join(files.calendar.then)
  const alarm = {
    type: ICalAlarmType.display,
    trigger: reminder,
    description: fill(files.calendar.alarm, { lugar: first?.inSentence ?? event.city }),
  }
  const entry = {
    id: uid(event, site),
    ...version(content),
    start: new Date(event.start),
    end: new Date(event.end),
    summary: inState(eventName(event), state),
    ...(first && { location: place(lines, first) }),
    description: describe(content, site),
    url: absoluteUrl(pages.home.path, site),
    alarms: state.calledOff ? [] : [alarm],
  }
  return iCalendar(event, {}, [entry])
}

function describe(content: SiteContent, site: SiteAddress): string {
  const { event, state, venues, programme, pages, copy, files } = content
  const parts = programme.flatMap((part) => [
    `${part.start}–${part.end} · ${part.title} · ${venueLine(lookUp(venues, part.venue), event)}`,
    ...part.items.map((item) => `${item.start} ${item.title}`),
    '',
  ])
  return [
    ...(state.strip ? [inState(state.strip.text, state), ''] : []),
    pages.home.intro,
    '',
    ...parts,
    `${files.calendar.zone} ${copy.programme.note}`,
    fill(files.calendar.more, { direccion: absoluteUrl(pages.home.path, site) }),
  ].join('\n')
}
