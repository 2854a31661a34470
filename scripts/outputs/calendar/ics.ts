import ical, {
  escape,
  ICalEventStatus,
  type ICalCalendarData,
  type ICalEventData,
} from 'ical-generator'
import type { SiteAddress } from '../../../src/lib/address.ts'
import { eventSlug } from '../../../src/lib/calendarFile.ts'
import type { Event, EventState, Venue } from '../../../src/content/schema.ts'
import type { SiteContent } from '../../content/site-content.ts'

/** A file of the format iCalendar (RFC 5545), whose times are instants in UTC: no time zone has to be described. */
export function iCalendar(
  { name }: Pick<Event, 'name'>,
  data: ICalCalendarData,
  events: readonly ICalEventData[],
): string {
  const prodId = { company: escape(name, false), product: 'Web', language: 'ES' }
  const calendar = ical({ prodId, scale: 'GREGORIAN', ...data, events: [...events] })
  // The library (10.2.0) leaves the last line without the break that §3.1 asks for.
  return `${calendar.toString()}\r\n`
}

/**
 * Which version of itself an entry is, and whether it takes place. The version follows from the day of the content's last
 * change, never from the clock: calendars tell a newer one by its number (§3.8.7.4), which is that day as it is written,
 * 20251020. An entry that has become another is newer even if nobody wrote the day down.
 */
export function version({ event: { updated }, state: { name } }: SiteContent) {
  const stamp = new Date(`${updated}T00:00:00Z`)
  const sequence = Number(updated.replaceAll('-', '')) + (name ? 1 : 0)
  return { stamp, lastModified: stamp, sequence, status: statusOf(name) }
}

/** Calendars strike through what is cancelled (§3.8.1.11). */
function statusOf(name: EventState['name']): ICalEventStatus {
  if (name === 'cancelled') return ICalEventStatus.CANCELLED
  return name === 'postponed' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** What calendars know the event by (§3.8.4.7): the same if it is put off, to another year even. */
export function uid(
  { name, start, previousStart = start }: Event,
  { origin }: SiteAddress,
): string {
  return `${eventSlug({ name, start: previousStart })}@${new URL(origin).hostname}`
}

/** "Cancelado: Encuentro" */
export function inState(title: string, { strip }: Pick<EventState, 'strip'>): string {
  return strip ? `${strip.label}: ${title}` : title
}

export const place = (title: string, { latitude: lat, longitude: lon }: Venue) => ({
  title,
  geo: { lat, lon },
})
