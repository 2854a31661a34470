import { venueLine } from '../../../src/lib/address.ts'
import { eventName } from '../../../src/lib/facts.ts'
import type { Event, Venue } from '../../../src/content/schema.ts'

/**
 * Addresses that open Google Calendar and outlook.live.com (which has no official description of its parameters) with the
 * event filled in. Instants are in UTC, so that the visitor's zone does not matter.
 * @param venues in the order of the day: the event's place is the first, because calendars ask their map for one
 * @param pageUrl absolute address of the site, which the entry's text ends with
 */
export function calendarLinks(
  event: Pick<Event, 'name' | 'city' | 'start' | 'end'>,
  venues: readonly Venue[],
  pageUrl: string,
): { readonly google: string; readonly outlook: string } {
  const { start, end } = event
  const title = eventName(event)
  const lines = venues.map((venue) => venueLine(venue, event))
  const location = lines[0] ?? ''
  // No line breaks: Google takes the text for text, Outlook for HTML.
  const text = [...lines, pageUrl].join(' · ')
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${utc(start)}/${utc(end)}`.replace(/[-:]/g, ''),
      location,
      details: text,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: utc(start),
      enddt: utc(end),
      location,
      body: text,
    }),
  }
}

/** "2025-11-08T10:00:00Z" */
const utc = (iso: string) => new Date(iso).toISOString().replace('.000', '')

/** Spaces as %20, because Outlook shows the "+" of a form's encoding (spatie/calendar-links issue 109). */
function addressOf(service: string, parameters: Readonly<Record<string, string>>): string {
  return `${service}?${String(new URLSearchParams(parameters)).replaceAll('+', '%20')}`
}
