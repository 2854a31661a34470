import { absoluteUrl, publicPath, type SiteAddress } from '../../../src/lib/address.ts'
import {
  type CalendarAddresses,
  calendarFileName,
  programmeCalendarName,
  venueLine,
} from '../../../src/event/names.ts'
import { eventName } from '../../../src/event/facts.ts'
import type { SiteContent } from '../../../src/event/reading/siteContent.ts'

/**
 * Addresses of our files, and of Google Calendar and outlook.live.com with the event filled in. Outlook has no official
 * description of its parameters. Instants are in UTC, so the visitor's zone does not matter. The place is the first of
 * the day, because calendars look for one on their map.
 */
export function calendarAddresses(
  { event, venues }: SiteContent,
  site: SiteAddress,
): CalendarAddresses {
  const title = eventName(event)
  const [start = '', end = ''] = [event.start, event.end].map(utc)
  const lines = Object.values(venues).map((venue) => venueLine(venue, event))
  const location = lines[0] ?? ''
  // No line breaks: Google reads text, and Outlook HTML.
  const text = [...lines, absoluteUrl('/', site)].join(' · ')
  const programme = programmeCalendarName(event)
  const subscription = absoluteUrl(programme, site).replace(/^https?/, 'webcal')
  return {
    file: publicPath(calendarFileName(event), site),
    programme: publicPath(programme, site),
    subscription,
    // Nothing on Android opens "webcal:"; Google's page takes it as a parameter.
    googleSubscription: addressOf('https://calendar.google.com/calendar/r', { cid: subscription }),
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${start}/${end}`.replace(/[-:]/g, ''),
      location,
      details: text,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start,
      enddt: end,
      location,
      body: text,
    }),
  }
}

/** "2025-11-08T10:00:00Z" */
const utc = (iso: string) => new Date(iso).toISOString().replace('.000', '')

/** Spaces as %20, because Outlook shows the "+" of a form's encoding (spatie/calendar-links issue 109). */
const addressOf = (service: string, parameters: Readonly<Record<string, string>>) =>
  `${service}?${String(new URLSearchParams(parameters)).replaceAll('+', '%20')}`
