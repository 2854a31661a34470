import { addressLine, eventName } from '../event/facts.ts'
import { slugOf } from './texts.ts'
import type { Event, Page, Speaker, Venue } from '../content/schema.ts'

/** Where the site is published: set at build time from SITE_URL and BASE_PATH. */
export type SiteAddress = {
  /** Scheme and host without a trailing slash: https://example.org */
  readonly origin: string
  /** Path of the site's root, with a slash at both ends: "/" or "/evento/". */
  readonly base: string
}

/** The path of a page or file of the site, below the sub-folder that it is published in. */
export function publicPath(path: string, { base }: Pick<SiteAddress, 'base'>): string {
  return base + path.replace(/^\//, '')
}

/** The absolute address of a page or file of the site. */
export function absoluteUrl(path: string, site: SiteAddress): string {
  return site.origin + publicPath(path, site)
}

/** What the history entry of a repaired address remembers; the router passes it on as its location's state. */
export type Repair = { readonly asked: string }

/**
 * Repairs an address that hosts answer but the route table cannot read: /programa/index.html becomes /programa/,
 * several slashes become one, and a stray "%", which encodes nothing, becomes "%25".
 */
export function repairAddress(location: Location, history: History): void {
  const { origin, pathname, search, hash } = location
  const folder = pathname.replace(/\/index\.html$/, '/').replace(/\/{2,}/g, '/')
  const path = folder.split('/').map(encodeStray).join('/')
  if (path === pathname) return
  const repair: Repair = { asked: pathname }
  history.replaceState({ usr: repair }, '', origin + path + search + hash)
}

function encodeStray(segment: string): string {
  try {
    // The result must be used: the minifier (rolldown 1) removes a call without a used result, and its error with it.
    return decodeURIComponent(segment) === '' ? '' : segment
  } catch {
    return segment.replaceAll('%', '%25')
  }
}

/**
 * Whether a link leads to the current page, with or without a trailing slash, or to the page above it. Every page is
 * below the home page, which therefore counts only as itself.
 * @param path canonical path of the link's page, without a trailing slash
 */
export function isCurrent(path: string, { pathname }: Pick<Location, 'pathname'>): boolean {
  if (path === '/') return pathname === '/'
  return pathname === path || pathname.startsWith(`${path}/`)
}

/**
 * The one address under which a page is kept, whether it is requested with a trailing slash, as `index.html` or with a
 * query.
 * @returns null for a file that is not a page
 */
export function keptAddress({ origin, pathname }: URL, base: string): string | null {
  const folder = pathname.replace(/(^|\/)index\.html$/, '$1')
  if (/\.\w+$/.test(folder)) return null
  return origin + (folder === base ? base : folder.replace(/\/$/, ''))
}

/**
 * The ticket platform's address, which names the page of this site that a buyer comes from.
 * @param parameter name of the platform's query parameter
 * @param path of this site's page: "/entradas"
 */
export function ticketLink(ticketUrl: string, parameter: string, path: string): string {
  const url = new URL(ticketUrl)
  url.searchParams.set(parameter, path.slice(1))
  return url.href
}

/** The page to which services send visitors who have posted a form without script. */
export const thanksPath = '/gracias'

/** Path of the small page that shares a speaker: "/ponentes/lucia-romero". */
export function speakerPath(id: string, { path }: Pick<Page, 'path'>): string {
  return `${path}/${id}`
}

/** Title of that page's preview: name and talk, or name and role. */
export function speakerTitle({ name, role }: Speaker, talk: string | undefined): string {
  return `${name}: ${talk ?? role}`
}

/** Addresses that put the event into a calendar: our files, and the services' own forms. */
export type CalendarAddresses = {
  readonly file: string
  /** The file with one entry per item of the programme. */
  readonly programme: string
  /** The same file under the scheme webcal, for calendars that subscribe. */
  readonly subscription: string
  readonly google: string
  readonly outlook: string
}

/** Name and year for addresses and file names: "encuentro-startup-sevilla-2025". */
export function eventSlug(event: Pick<Event, 'name' | 'start'>): string {
  return slugOf(eventName(event))
}

/** Name of the calendar file, at the site's root: "encuentro-startup-sevilla-2025.ics". */
export function calendarFileName(event: Pick<Event, 'name' | 'start'>): string {
  return `${eventSlug(event)}.ics`
}

/** Name of the calendar file with one entry per programme item: "programa-encuentro-startup-sevilla-2025.ics". */
export function programmeCalendarName(event: Pick<Event, 'name' | 'start'>): string {
  return `programa-${calendarFileName(event)}`
}

/** Name and address of a venue on one line, as calendars and their maps read it. */
export function venueLine(venue: Venue, event: Pick<Event, 'city'>): string {
  return `${venue.name}, ${addressLine(venue, event, ' ')}`
}

/** Name of the programme to download, at the site's root: "programa-encuentro-startup-sevilla-2025.pdf". */
export function programmePdfName(event: Pick<Event, 'name' | 'start'>): string {
  return `programa-${eventSlug(event)}.pdf`
}
