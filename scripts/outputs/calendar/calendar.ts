import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { eventSlug, venueLine } from '../../../src/lib/calendarFile.ts'
import { eventName, factsOf } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import type { SiteContent } from '../site-content.ts'
import { escapeText, iCalendar, revision, times } from './ics.ts'

/**
 * The event as an iCalendar file: the same text for the same content.
 * @throws if a date cannot be read or the event ends before it starts.
 */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, pages, files } = content
  const facts = factsOf(content)
  const [first, second] = placesOf(content)
  return iCalendar(event, [
    'BEGIN:VEVENT',
    `UID:${eventSlug(event)}@${new URL(site.origin).hostname}`,
    ...revision(event),
    ...times('The event', 'src/content/event.ts', event.start, event.end),
    `SUMMARY:${escapeText(eventName(event))}`,
    `LOCATION:${escapeText(
      fill(files.calendar.places, {
        primera: venueLine(first, event),
        segunda: venueLine(second, event),
      }),
    )}`,
    `GEO:${first.latitude};${first.longitude}`,
    `DESCRIPTION:${escapeText(describe(content, site))}`,
    `URL:${absoluteUrl(pages.home.path, site)}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escapeText(fill(files.calendar.alarm, { ...facts, lugar: first.inSentence }))}`,
    'END:VALARM',
    'END:VEVENT',
  ])
}

function placesOf({ programme: { morning, night }, venues }: SiteContent) {
  return [venues[morning.venue], venues[night.venue]] as const
}

function describe(content: SiteContent, site: SiteAddress): string {
  const { event, venues, programme, pages, copy, files } = content
  const facts = factsOf(content)
  const parts = [programme.morning, programme.night].flatMap((part) => [
    `${part.start}–${part.end} · ${part.title} · ${venueLine(venues[part.venue], event)}`,
    ...part.items.map((item) => `${item.start} ${item.title}`),
    '',
  ])
  return [
    fill(pages.home.intro, facts),
    '',
    ...parts,
    `${fill(files.calendar.zone, facts)} ${copy.programme.note}`,
    fill(files.calendar.more, { direccion: absoluteUrl(pages.home.path, site) }),
  ].join('\n')
}
