import { utcInstant, utcStamp, venueLine } from '../../../src/lib/calendarFile.ts'
import { eventName } from '../../../src/lib/facts.ts'
import type { Event, Venue } from '../../../src/content/schema.ts'

type CalendarEvent = Pick<Event, 'name' | 'city' | 'start' | 'end'>

/**
 * Opens Google Calendar with the event filled in. Instants are in UTC, so that the visitor's zone does not matter.
 * @param venues in the order of the day: the event's place is the first, because calendars ask their map for one.
 * @param pageUrl absolute address of the site, which the entry's text ends with.
 */
export function googleCalendarUrl(
  event: CalendarEvent,
  venues: readonly Venue[],
  pageUrl: string,
): string {
  const { title, place, text } = entryOf(event, venues, pageUrl)
  return addressOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(event.start)}/${utcStamp(event.end)}`,
    location: place,
    details: text,
  })
}

/** The same for outlook.live.com, which has no official description of its parameters. */
export function outlookCalendarUrl(
  event: CalendarEvent,
  venues: readonly Venue[],
  pageUrl: string,
): string {
  const { title, place, text } = entryOf(event, venues, pageUrl)
  return addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: utcInstant(event.start),
    enddt: utcInstant(event.end),
    location: place,
    body: text,
  })
}

function entryOf(event: CalendarEvent, venues: readonly Venue[], pageUrl: string) {
  const lines = venues.map((venue) => venueLine(venue, event))
  // No line breaks: Google takes the text for text, Outlook for HTML.
  return { title: eventName(event), place: lines[0] ?? '', text: [...lines, pageUrl].join(' · ') }
}

/** Spaces as %20, because Outlook shows the "+" of a form's encoding (spatie/calendar-links issue 109). */
function addressOf(service: string, parameters: Readonly<Record<string, string>>): string {
  return `${service}?${String(new URLSearchParams(parameters)).replaceAll('+', '%20')}`
}
