import { event } from 'content:event'
import { pages } from 'content:pages'
import { origin } from 'content:published'
import { type SiteAddress, ticketLink } from '../lib/address.ts'

export const site: SiteAddress = { origin, base: import.meta.env.BASE_URL }

/** The path of the speakers' own page; false if the event has none: the programme names them too. */
export const speakersPath = __USES__.pages.speakers && pages.speakers.path

/** The ticket shop's address for a buyer who comes from a page of this site; a free event may have none. */
export function shopFrom(path: string): string | undefined {
  const { ticketUrl, tickets } = event
  return __USES__.ticketCampaign && ticketUrl && tickets?.campaign
    ? ticketLink(ticketUrl, tickets.campaign, path)
    : ticketUrl
}
