import type { Page, PageId } from '../content/schema.ts'
import { directionsUrl } from '../lib/maps.ts'
import { mapValues } from '../lib/mapValues.ts'
import type { Event, Venue } from './model.ts'

export type TextLink = { readonly label: string; readonly target: string }

/** "[la página del programa](programme)", "[la Wikipedia](https://es.wikipedia.org/)" */
const link = /\[([^[\]]+)\]\((https:\/\/[^\s()]+|[\w-]+)\)/

/** Splits a text of src/content at its links. */
export function takeApart(text: string): readonly (string | TextLink)[] {
  // `split` puts the captured groups between the texts: text, label, target, text …
  const pieces = text.split(link)
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 1) return { label: piece, target: pieces[index + 1] ?? '' }
    return index % 3 === 0 && piece !== '' ? piece : []
  })
}

type NamedTargets = {
  readonly pages: Readonly<Partial<Record<PageId, Pick<Page, 'path'>>>>
  readonly venues: Readonly<Record<string, Pick<Venue, 'latitude' | 'longitude'>>>
  readonly event: Pick<Event, 'email' | 'phone' | 'ticketUrl'>
}

/**
 * What a link of a text may name in place of an address: a page of the site, the directions to a venue, the mail, the
 * phone and messages to it, the ticket shop; a free event may have none.
 */
export function linkTargets(named: NamedTargets): Readonly<Record<string, string>> {
  const { event } = named
  return {
    ...mapValues(named.pages, ({ path }) => path),
    ...mapValues(named.venues, (venue) => directionsUrl(venue)),
    mail: `mailto:${event.email}`,
    ...(event.phone && phoneLinks(event.phone)),
    ...(event.ticketUrl && { shop: event.ticketUrl }),
  }
}

/** Addresses of a phone in its international form. */
const phoneLinks = (phone: string) => ({
  phone: `tel:${phone}`,
  sms: `sms:${phone}`,
  whatsapp: `https://wa.me/${phone.slice(1)}`,
})
