import { event } from 'content:event'
import { ticketLink } from '../lib/address.ts'

/** The ticket shop's address for a buyer who comes from a page of this site. */
export function shopFrom(path: string): string {
  return __TICKET_CAMPAIGN__
    ? ticketLink(event.ticketUrl, __TICKET_CAMPAIGN__, path)
    : event.ticketUrl
}
