import { absoluteUrl, publicPath, type SiteAddress } from '../lib/address.ts'
import { isoDay, yearOf } from '../lib/dates.ts'
import { slugOf } from '../lib/texts.ts'
import { dayAfter } from '../lib/zones.ts'
import { addressLine, eventName } from './facts.ts'
import { hoursOf } from './hours.ts'
import type { Page } from '../content/schema.ts'
import type { Event, SiteContent, Venue } from './model.ts'

/** Path of a speaker's own page: "/ponentes/lucia-romero". */
export function speakerPath(id: string, { path }: Pick<Page, 'path'>): string {
  return `${path}/${id}`
}

/** The pages of pages.yaml, and the text pages. */
export const allPagesOf = ({ pages, textPages }: Pick<SiteContent, 'pages' | 'textPages'>) => [
  ...Object.values(pages),
  ...textPages,
]

/** The identifiers of speakers by the paths of their own pages; none if the event has no page of speakers. */
export function speakerIdsByPath({ pages, speakers }: SiteContent): ReadonlyMap<string, string> {
  const { speakers: page } = pages
  return new Map(page ? Object.keys(speakers).map((id) => [speakerPath(id, page), id]) : [])
}

/** The year for which an event was first announced. It stays if the event is postponed to another year. */
const announcedYear = ({ start, previousStart = start }: Pick<Event, 'start' | 'previousStart'>) =>
  yearOf(previousStart)

/**
 * Names of the files to take along, at the site's root: the calendar ("evento-2025.ics"), the calendar with an entry per
 * programme item, and the programme to print. The names depend on the year alone. Calendars subscribe to an address, so it must
 * stay if the event's name is corrected.
 */
export function fileNames(event: Pick<Event, 'start' | 'previousStart'>) {
  const year = announcedYear(event)
  return {
    calendar: `evento-${year}.ics`,
    programmeCalendar: `programa-${year}.ics`,
    programmePdf: `programa-${year}.pdf`,
  }
}

/** The programme's name among a visitor's downloads: "programa-encuentro-startup-sevilla-2025.pdf". */
export const downloadName = (event: Pick<Event, 'name' | 'start'>): string =>
  `programa-${slugOf(eventName(event))}.pdf`

/**
 * Title of a speaker's previews: "Ana Gil: De cero a uno". It is the name alone if both together are longer than the title of a
 * page may be (`longestTitle` in src/content/schema/pages.ts).
 */
export function speakerTitle(name: string, talks: string): string {
  const title = `${name}: ${talks}`
  return title.length > 70 ? name : title
}

/** Name and address of a venue on one line, as calendars and their maps read it. */
export function venueLine(venue: Venue, event: Pick<Event, 'city'>): string {
  return `${venue.name}, ${addressLine(venue, event)}`
}

/**
 * Addresses of our files, and of Google Calendar and outlook.live.com with the event filled in. Outlook has no official
 * description of its parameters.
 */
export function calendarAddresses({ event, venues }: SiteContent, site: SiteAddress) {
  const title = eventName(event)
  const names = fileNames(event)
  // Without hours the event takes its whole day. Google and Outlook want the next day as its end.
  const isAllDay = hoursOf(event) === undefined
  const allDay: Readonly<Record<string, string>> = isAllDay ? { allday: 'true' } : {}
  const firstDay = isoDay(event.start)
  const [start, end] = isAllDay ? [firstDay, dayAfter(firstDay)] : [utc(event.from), utc(event.to)]
  const venueLines = Object.values(venues).map((venue) => venueLine(venue, event))
  // Only the first venue, because calendars look for one place on their map. An event without venues has its city.
  const location = venueLines[0] ?? event.city
  // No line breaks: Google reads text, and Outlook HTML.
  const description = [...venueLines, absoluteUrl('/', site)].join(' · ')
  return {
    file: publicPath(names.calendar, site),
    programme: publicPath(names.programmeCalendar, site),
    pdf: { address: publicPath(names.programmePdf, site), name: downloadName(event) },
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      // "20251108T100000Z/20251108T200000Z"
      dates: `${start}/${end}`.replace(/[-:]/g, ''),
      location,
      details: description,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start,
      enddt: end,
      ...allDay,
      location,
      body: description,
    }),
  }
}

/** A moment in UTC, so that the visitor's time zone does not matter: "2025-11-08T10:00:00Z" */
const utc = (moment: number) => new Date(moment).toISOString().replace('.000', '')

/**
 * An address with its parameters. Spaces become %20, because Outlook shows the "+" of a form's encoding
 * (spatie/calendar-links issue 109).
 */
const addressOf = (service: string, parameters: Readonly<Record<string, string>>) =>
  `${service}?${String(new URLSearchParams(parameters)).replaceAll('+', '%20')}`
