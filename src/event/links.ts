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
 * The addresses that links in texts can lead to, by the names that the texts use: pages, directions to venues, the e-mail, the
 * phone, messages to the phone, and the ticket shop. An event may lack e-mail, phone and shop.
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

/** Addresses that call a phone or open a message to it. @param phone in its international form */
const phoneLinks = (phone: string) => ({
  phone: `tel:${phone}`,
  sms: `sms:${phone}`,
  // WhatsApp's addresses have the number without "+".
  whatsapp: `https://wa.me/${phone.slice(1)}`,
})
