import { addressLine, eventName } from './facts.ts'
import type { Event, Venue } from '../content/schema.ts'

/** Where the event can be put into a calendar: our file, and the services' own forms. */
export type CalendarAddresses = {
  readonly file: string
  /** The file with one entry per item of the programme. */
  readonly programme: string
  /** The same file as calendars subscribe to it, under the scheme webcal. */
  readonly subscription: string
  readonly google: string
  readonly outlook: string
}

/** A text for addresses and file names, in a-z, 0-9 and "-": "Invitada especial" → "invitada-especial". */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-')
}

/** Name and year for addresses and file names: "encuentro-startup-sevilla-2025". */
export function eventSlug(event: Pick<Event, 'name' | 'start'>): string {
  return slugOf(eventName(event))
}

/** Name of the calendar file, at the site's root: "encuentro-startup-sevilla-2025.ics". */
export function calendarFileName(event: Pick<Event, 'name' | 'start'>): string {
  return `${eventSlug(event)}.ics`
}

/** Name of the calendar file with one entry per item of the programme: "programa-encuentro-startup-sevilla-2025.ics". */
export function programmeCalendarName(event: Pick<Event, 'name' | 'start'>): string {
  return `programa-${calendarFileName(event)}`
}

/**
 * An instant (ISO 8601 with its offset) in UTC to the second: "20251108T100000Z" (RFC 5545 §3.3.5, form 2).
 * @throws if the text is no instant.
 */
export function utcStamp(iso: string): string {
  return utcInstant(iso).replace(/[-:]/g, '')
}

/**
 * An instant (ISO 8601 with its offset) in UTC to the second: "2025-11-08T10:00:00Z".
 * @throws if the text is no instant.
 */
export function utcInstant(iso: string): string {
  if (Number.isNaN(Date.parse(iso))) {
    throw new Error(
      `"${iso}" is not an instant. Write it like 2025-12-31T09:30:00+01:00 (event.yaml).`,
    )
  }
  return new Date(iso).toISOString().replace(/\.\d+/, '')
}

/** Name and address of a venue on one line, as calendars and their maps read it. */
export function venueLine(venue: Venue, event: Pick<Event, 'city'>): string {
  return `${venue.name}, ${addressLine(venue, event, ' ')}`
}
