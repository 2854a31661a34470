import type { SiteContent } from './model.ts'

/**
 * The large parts of the site that only some events use, and whether this one does. The build writes the answers into the
 * code (`__USES__` in src/content.d.ts), which then holds nothing for the other parts: a kilobyte or more each.
 */
export function usesOf(content: SiteContent) {
  const { delivery, event, pages, state } = content
  return {
    /** The ticket platform's page for frames. */
    ticketFrame: Boolean(event.tickets?.frame),
    /** A poster with the visitor's own name. */
    poster: event.poster !== 'off' && !state.calledOff && 'tickets' in pages,
    /** Forms that are posted to a service. */
    delivery: delivery !== null,
  }
}
