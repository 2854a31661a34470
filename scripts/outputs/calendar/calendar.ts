import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { venueLine } from '../../../src/lib/calendarFile.ts'
import { eventName } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { escapeText, iCalendar, inState, revision, status, times, uid } from './ics.ts'

/** The event as an iCalendar file: the same text for the same content. */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, state, pages, files } = content
  const places = placesOf(content)
  const [first] = places
  return iCalendar(event, [
    'BEGIN:VEVENT',
    `UID:${uid(event, site)}`,
    ...revision(event, state),
    ...times(event.start, event.end),
    `SUMMARY:${escapeText(inState(eventName(event), state))}`,
    `LOCATION:${escapeText(places.map((venue) => venueLine(venue, event)).join(files.calendar.then))}`,
    ...(first ? [`GEO:${first.latitude};${first.longitude}`] : []),
    `DESCRIPTION:${escapeText(describe(content, site))}`,
    `URL:${absoluteUrl(pages.home.path, site)}`,
    status(state),
    ...(state.calledOff
      ? []
      : alarm(fill(files.calendar.alarm, { lugar: first?.inSentence ?? event.city }))),
    'END:VEVENT',
  ])
}

/** The day before. */
function alarm(text: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapeText(text)}`,
    'END:VALARM',
  ]
}

/** Where the programme is, in the order of the day. */
function placesOf({ programme, venues }: SiteContent) {
  return [...new Set(programme.map(({ venue }) => venue))].map((id) => lookUp(venues, id))
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
