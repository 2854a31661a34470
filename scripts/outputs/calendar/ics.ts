import type { SiteAddress } from '../../../src/lib/address.ts'
import { eventSlug, utcStamp } from '../../../src/lib/calendarFile.ts'
import type { Event, EventState } from '../../../src/content/schema.ts'

/** Longest line without its line break (RFC 5545 §3.1). */
const lineOctets = 75

/**
 * A file of the format iCalendar (RFC 5545), to be written as UTF-8.
 *
 * Written without a library: ical-generator 10.2.0 folds lines well, but leaves control characters in texts (forbidden
 * by §3.3.11) and the last line without its line break (required by §3.1).
 * @param lines what it holds beside what each such file begins with, each as "NAME:value"
 */
export function iCalendar({ name }: Pick<Event, 'name'>, lines: readonly string[]): string {
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${name}//Web//ES`)}`,
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
  return all.map((line) => `${fold(line)}\r\n`).join('')
}

/** From when to when, as instants in UTC, so that no time zone has to be described. */
export function times(start: string, end: string): string[] {
  return [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(end)}`]
}

/**
 * Which version of itself an entry is: by the day of the content's last change, never by the clock. Calendars tell a
 * newer version from an older one by the number (§3.8.7.4), which is that day as it is written: 20251020. One that has
 * become another is newer even if nobody wrote the day down.
 */
export function revision(
  { updated }: Pick<Event, 'updated'>,
  { name }: Pick<EventState, 'name'>,
): string[] {
  const stamp = utcStamp(`${updated}T00:00:00Z`)
  const sequence = Number(updated.replaceAll('-', '')) + (name ? 1 : 0)
  return [`DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`, `SEQUENCE:${sequence}`]
}

/** What calendars know the event by (§3.8.4.7): the same if it is put off, to another year even. */
export function uid(
  { name, start, previousStart = start }: Event,
  { origin }: SiteAddress,
): string {
  return `${eventSlug({ name, start: previousStart })}@${new URL(origin).hostname}`
}

/** Whether it takes place (§3.8.1.11): calendars strike through what is cancelled. */
export function status({ name }: Pick<EventState, 'name'>): string {
  if (name === 'cancelled') return 'STATUS:CANCELLED'
  return name === 'postponed' ? 'STATUS:TENTATIVE' : 'STATUS:CONFIRMED'
}

/** "Cancelado: Encuentro" */
export function inState(title: string, { strip }: Pick<EventState, 'strip'>): string {
  return strip ? `${strip.label}: ${title}` : title
}

/** A value of type TEXT (RFC 5545 §3.3.11), which holds no control character but the tabulator. */
export function escapeText(text: string): string {
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
