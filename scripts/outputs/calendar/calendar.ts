import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { eventSlug, utcStamp, venueLine } from '../../../src/lib/calendarFile.ts'
import { eventName, factsOf } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import type { SiteContent } from '../site-content.ts'

/** Longest line without its line break (RFC 5545 §3.1). */
const lineOctets = 75

/**
 * The event as an iCalendar file (RFC 5545), to be written as UTF-8: the same text for the same content.
 * Instants are in UTC, so that no time zone has to be described. DTSTAMP is the day of the content's last change:
 * calendars tell a newer version of the event from an older one by it (§3.8.7.2).
 *
 * Written without a library: ical-generator 10.2.0 folds lines well, but leaves control characters in texts (forbidden
 * by §3.3.11) and the last line without its line break (required by §3.1).
 * @throws if a date cannot be read or the event ends before it starts.
 */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, pages, files } = content
  const { start, end, updated } = event
  if (Date.parse(end) <= Date.parse(start)) {
    throw new Error(
      `The event ends (${end}) before it starts (${start}), which no calendar takes: see src/content/event.ts.`,
    )
  }
  const facts = factsOf(content)
  const [first, second] = placesOf(content)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${event.name}//Web//ES`)}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${eventSlug(event)}@${new URL(site.origin).hostname}`,
    `DTSTAMP:${utcStamp(`${updated}T00:00:00Z`)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
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
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
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

/** A value of type TEXT (RFC 5545 §3.3.11), which holds no control character but the tabulator. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- these are what has to go
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Breaks a line that is too long in octets, between characters (RFC 5545 §3.1); a space continues it. */
function fold(line: string): string {
  const finished: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      finished.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...finished, part].join('\r\n')
}
