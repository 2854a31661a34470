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

/** All pages with texts of their own: the pages of pages.yaml and the text pages. */
export const allPagesOf = ({ pages, textPages }: Pick<SiteContent, 'pages' | 'textPages'>) => [
  ...Object.values(pages),
  ...textPages,
]

/** The path of each speaker's own page, with the speaker's identifier. Empty if the event has no page of speakers. */
export function speakerIdsByPath({ pages, speakers }: SiteContent): ReadonlyMap<string, string> {
  const { speakers: speakersPage } = pages
  if (!speakersPage) return new Map()
  return new Map(Object.keys(speakers).map((id) => [speakerPath(id, speakersPage), id]))
}

/** The year for which an event was first announced. It stays the same if the event is postponed to another year. */
const announcedYear = ({ start, previousStart = start }: Pick<Event, 'start' | 'previousStart'>) =>
  yearOf(previousStart)

/**
 * Names of the files for download, at the site's root: the calendar ("evento-2025.ics"), the calendar with an entry per
 * programme item, and the programme to print. Calendar apps subscribe to an address, so a name depends only on the year: it
 * stays the same if the event's name is corrected.
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
 * Title of a speaker's previews: "Ana Gil: De cero a uno". If name and talks together are longer than a page's title may be
 * (70, `longestTitle` in src/content/schema/pages.ts), the title is only the name.
 */
export function speakerTitle(name: string, talks: string): string {
  const title = `${name}: ${talks}`
  return title.length > 70 ? name : title
}

/** Name and address of a venue on one line. Calendars look for it on their map. */
export function venueLine(venue: Venue, event: Pick<Event, 'city'>): string {
  return `${venue.name}, ${addressLine(venue, event)}`
}

/**
 * Addresses of our calendar files and the PDF, and of Google Calendar and outlook.live.com with the event filled in. Microsoft
 * does not document the parameters of outlook.live.com.
 */
export function calendarAddresses({ event, venues }: SiteContent, site: SiteAddress) {
  const title = eventName(event)
  const names = fileNames(event)
  // An event without hours takes its whole day. For a whole day Google and Outlook expect the next day as the end.
  const isAllDay = hoursOf(event) === undefined
  const allDay: Readonly<Record<string, string>> = isAllDay ? { allday: 'true' } : {}
  const firstDay = isoDay(event.start)
  const [start, end] = isAllDay ? [firstDay, dayAfter(firstDay)] : [utc(event.from), utc(event.to)]
  const venueLines = Object.values(venues).map((venue) => venueLine(venue, event))
  // Calendars look for one place on their map, so this is only the first venue. For an event without venues it is the city.
  const location = venueLines[0] ?? event.city
  // There are no line breaks in it, because Google reads text and Outlook reads HTML.
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

/** A moment (milliseconds since 1970) in UTC, so that the visitor's time zone does not matter: "2025-11-08T10:00:00Z" */
const utc = (moment: number) => new Date(moment).toISOString().replace('.000', '')

/**
 * The address of a service with parameters. Spaces are encoded as %20 instead of "+", because Outlook shows the "+"
 * (spatie/calendar-links issue 109).
 */
const addressOf = (service: string, parameters: Readonly<Record<string, string>>) =>
  `${service}?${String(new URLSearchParams(parameters)).replaceAll('+', '%20')}`
