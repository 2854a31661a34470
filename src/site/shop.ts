import { event } from 'content:event'
import { ticketLink } from '../lib/address.ts'

/** The ticket shop's address for a buyer who comes from a page of this site; a free event may have none. */
export function shopFrom(path: string): string | undefined {
  const { ticketUrl, tickets } = event
  return __USES__.ticketCampaign && ticketUrl && tickets?.campaign
    ? ticketLink(ticketUrl, tickets.campaign, path)
    : ticketUrl
}
