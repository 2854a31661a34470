import { event } from 'content:event'
import { ticketLink } from '../lib/address.ts'

/** The ticket shop's address for a buyer who comes from a page of this site; a free event may have none. */
export function shopFrom(path: string): string | undefined {
  return __TICKET_CAMPAIGN__ && event.ticketUrl
    ? ticketLink(event.ticketUrl, __TICKET_CAMPAIGN__, path)
    : event.ticketUrl
}
