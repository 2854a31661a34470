import type { SiteContent } from './model.ts'
import type { Uses } from './pageContent.ts'

/** Tells which large parts of the site an event uses. */
export function usesOf({ formService, event, pages, eventStatus }: SiteContent): Uses {
  return {
    hasTickets: 'tickets' in pages,
    hasTicketFrame: Boolean(event.tickets?.frame),
    hasVisitorPoster: event.poster !== 'off' && !eventStatus.calledOff && 'tickets' in pages,
    hasFormService: formService !== null,
  }
}
