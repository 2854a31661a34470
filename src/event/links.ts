import type { Page, PageId } from '../content/schema.ts'
import { directionsUrl } from '../lib/maps.ts'
import { mapValues } from '../lib/mapValues.ts'
import type { Event, Venue } from './model.ts'

type NamedTargets = {
  readonly pages: Readonly<Partial<Record<PageId, Pick<Page, 'path'>>>>
  readonly venues: Readonly<Record<string, Pick<Venue, 'latitude' | 'longitude'>>>
  readonly event: Pick<Event, 'email' | 'phone' | 'ticketUrl'>
}

/**
 * Addresses by the names that links in texts use for them: pages, directions to venues, the e-mail, the phone, messages to
 * it, and the ticket shop. An event may lack e-mail, phone and shop.
 */
export function linkTargets(named: NamedTargets): Readonly<Record<string, string>> {
  const { event } = named
  return {
    ...mapValues(named.pages, ({ path }) => path),
    ...mapValues(named.venues, (venue) => directionsUrl(venue)),
    ...(event.email && { mail: `mailto:${event.email}` }),
    ...(event.phone && phoneLinks(event.phone)),
    ...(event.ticketUrl && { shop: event.ticketUrl }),
  }
}

/** Addresses of a phone in its international form. */
const phoneLinks = (phone: string) => ({
  phone: `tel:${phone}`,
  sms: `sms:${phone}`,
  // This address has no "+" before the number.
  whatsapp: `https://wa.me/${phone.slice(1)}`,
})
