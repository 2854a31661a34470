import { slugOf } from '../lib/texts.ts'
import { addressLine, eventName } from './facts.ts'
import type { Event, Page, Speaker, Venue } from '../content/schema.ts'

/** Path of the small page that shares a speaker: "/ponentes/lucia-romero". */
export function speakerPath(id: string, { path }: Pick<Page, 'path'>): string {
  return `${path}/${id}`
}

/** Title of that page's preview: name and talks, or name and role. */
export function speakerTitle({ name, role }: Speaker, talks: readonly string[]): string {
  return `${name}: ${talks.join(' · ') || role}`
}

/** Addresses that put the event into a calendar: our files, and the services' own forms. */
export type CalendarAddresses = {
  readonly file: string
  /** The file with one entry per item of the programme. */
  readonly programme: string
  /** Google's page that subscribes to it. */
  readonly googleSubscription: string
  /** The same file under the scheme webcal, for calendars that subscribe. */
  readonly subscription: string
  readonly google: string
  readonly outlook: string
}

type Named = Pick<Event, 'name' | 'start' | 'previousStart'>

/**
 * Name and year for addresses and file names: "encuentro-startup-sevilla-2025". It stays if the event is postponed to
 * another year, because calendars subscribe to the address.
 */
export function eventSlug({ name, start, previousStart = start }: Named): string {
  return slugOf(eventName({ name, start: previousStart }))
}

/** Name of the calendar file, at the site's root: "encuentro-startup-sevilla-2025.ics". */
export function calendarFileName(event: Named): string {
  return `${eventSlug(event)}.ics`
}

/** Name of the calendar file with one entry per programme item: "programa-encuentro-startup-sevilla-2025.ics". */
export function programmeCalendarName(event: Named): string {
  return `programa-${calendarFileName(event)}`
}

/** Name and address of a venue on one line, as calendars and their maps read it. */
export function venueLine(venue: Venue, event: Pick<Event, 'city'>): string {
  return `${venue.name}, ${addressLine(venue, event)}`
}

/** Name of the programme to download, at the site's root: "programa-encuentro-startup-sevilla-2025.pdf". */
export function programmePdfName(event: Named): string {
  return `programa-${eventSlug(event)}.pdf`
}
