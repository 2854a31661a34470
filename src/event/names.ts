import { absoluteUrl, publicPath, type SiteAddress } from '../lib/address.ts'
import { slugOf } from '../lib/texts.ts'
import { addressLine, eventName } from './facts.ts'
import type { Page } from '../content/schema.ts'
import type { Event, SiteContent, Venue } from './model.ts'

/** Path of a speaker's own page: "/ponentes/lucia-romero". */
export function speakerPath(id: string, { path }: Pick<Page, 'path'>): string {
  return `${path}/${id}`
}

/** The identifiers of speakers by the paths of their own pages; none if the event has no page of speakers. */
export function speakerPaths({ pages, speakers }: SiteContent): ReadonlyMap<string, string> {
  const { speakers: page } = pages
  return new Map(page ? Object.keys(speakers).map((id) => [speakerPath(id, page), id]) : [])
}

type TitledEvent = Pick<Event, 'name' | 'start' | 'previousStart'>

/**
 * Names of the files to take along, at the site's root: the calendar, the one with an entry per programme item
 * ("programa-encuentro-startup-sevilla-2025.ics"), and the programme to print. The names stay if the event is postponed to
 * another year, because calendars subscribe to the address.
 */
export function fileNames({ name, start, previousStart = start }: TitledEvent) {
  const slug = slugOf(eventName({ name, start: previousStart }))
  return {
    calendar: `${slug}.ics`,
    programmeCalendar: `programa-${slug}.ics`,
    programmePdf: `programa-${slug}.pdf`,
  }
}

/** Title of a speaker's previews: "Ana Gil: De cero a uno", or the name alone if that has more than 70 letters. */
export function speakerTitle(name: string, talks: string): string {
  const title = `${name}: ${talks}`
  return title.length > 70 ? name : title
}

/** Name and address of a venue on one line, as calendars and their maps read it. */
export function venueLine(venue: Venue, event: Pick<Event, 'city'>): string {
  return `${venue.name}, ${addressLine(venue, event)}`
}

/**
 * Addresses of the calendar files, and of Google Calendar and outlook.live.com with the event filled in. Microsoft does not
 * document Outlook's parameters. Times are in UTC, so the visitor's time zone does not matter. The location is the day's
 * first venue, because calendars search for one address on their map.
 */
export function calendarAddresses({ event, venues }: SiteContent, site: SiteAddress) {
  const title = eventName(event)
  const names = fileNames(event)
  const [start = '', end = ''] = [event.start, event.end].map(utc)
  const lines = Object.values(venues).map((venue) => venueLine(venue, event))
  const location = lines[0] ?? ''
  // No line breaks: Google reads text, and Outlook HTML.
  const text = [...lines, absoluteUrl('/', site)].join(' · ')
  return {
    file: publicPath(names.calendar, site),
    programme: publicPath(names.programmeCalendar, site),
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
