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
  readonly event: Pick<Event, 'email' | 'phone'>
}

/**
 * What a link of a text may name in place of an address: a page of the site, the directions to a venue, the mail, the
 * phone and messages to it, the ticket shop.
 * @param shop the shop's address for buyers from the page that holds the text
 */
export function linkTargets(
  { pages, venues, event }: NamedTargets,
  shop: string | undefined,
): Readonly<Record<string, string>> {
  return {
    ...mapValues(pages, ({ path }) => path),
    ...mapValues(venues, (venue) => directionsUrl(venue)),
    mail: `mailto:${event.email}`,
    ...(event.phone && phoneLinks(event.phone)),
    ...(shop && { shop }),
  }
}

/** Addresses of a phone; a number without its country's code is Spanish. */
function phoneLinks(phone: string) {
  const digits = phone.replaceAll(' ', '')
  const number = digits.startsWith('+') ? digits : `+34${digits}`
  return {
    phone: `tel:${number}`,
    sms: `sms:${number}`,
    whatsapp: `https://wa.me/${number.slice(1)}`,
  }
}

/**
 * The ticket shop's address for a buyer who comes from a page of this site; a free event may have none. If the shop has a
 * parameter for it, the address names that page.
 * @param path with a slash at its end or without: "/entradas"
 */
export function shopFrom(
  { ticketUrl, tickets }: Pick<Event, 'ticketUrl' | 'tickets'>,
  path: string,
): string | undefined {
  if (!ticketUrl || !tickets?.campaign) return ticketUrl
  const url = new URL(ticketUrl)
  url.searchParams.set(tickets.campaign, path.replaceAll('/', ''))
  return url.href
}
