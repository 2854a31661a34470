import { itemsOf } from './agenda.ts'
import type { SiteContent } from './siteContent.ts'

/**
 * The parts of the site that only some events use, and whether this one does. The build writes the answers into the code
 * (`__USES__` in src/content.d.ts), which then holds nothing for the other parts.
 */
export function usesOf(content: SiteContent) {
  const { delivery, event, pages, photos, prices, speakers, sponsors, state } = content
  return {
    /** Cancelled, or postponed without a new day. */
    calledOff: state.calledOff,
    /** Something to say on top of every page. */
    strip: Boolean(state.strip ?? state.notice),
    /** Stages of a sale. */
    sale: state.sale !== null,
    /** Tickets that somebody sells or gives away; otherwise nobody has to sign up. */
    tickets: Boolean(event.ticketUrl),
    /** The ticket platform's page for frames. */
    ticketFrame: Boolean(event.tickets?.frame),
    prices: prices !== null,
    /** A poster with the visitor's own name. */
    poster: event.poster !== 'off' && !state.calledOff && 'tickets' in pages,
    backers: sponsors.levels.length > 0,
    photos: Object.values(photos).some((kind) => Object.keys(kind).length > 0),
    talkDetails: hasTalkDetails(content),
    speakerLinks: Object.values(speakers).some(({ links }) => links),
    /** Forms that are posted to a service. */
    delivery: delivery !== null,
  }
}

/** Whether a talk has several speakers, a description or the title of its item, or an item has no description. */
const hasTalkDetails = ({ programme }: SiteContent): boolean =>
  itemsOf(programme).some(({ description, talks = [] }) => {
    const isMore = talks.some((one) => one.people ?? one.description ?? one.isItemTitle)
    return isMore || !description
  })
