import type { SiteAddress } from '../../../src/lib/address.ts'
import { calendarAddresses } from '../../outputs/calendar/links.ts'
import { builtPages, loadContent } from '../../../src/event/reading/siteContent.ts'
import { mapValues } from '../../../src/lib/mapValues.ts'
import { hasSpeakerLinks, hasTalkDetails } from './uses.ts'
import type { Manifest } from '../../lib/work-folder.ts'

/**
 * Constants of the pages (src/env.d.ts), so that the browser neither loads nor runs what derives them.
 * @param manifest null before the first build
 */
export function buildTimeValues(
  site: SiteAddress,
  manifest: Manifest | null,
): Readonly<Record<string, string>> {
  const content = loadContent()
  const { delivery, event, levels, pages, photos, prices, state } = content
  const hasStrip = Boolean(state.strip ?? state.notice)
  const values = {
    __SITE_ORIGIN__: site.origin,
    __CALLED_OFF__: state.calledOff,
    __STRIP__: hasStrip,
    __SALE__: state.sale !== null,
    __CALENDAR_ADDRESSES__: calendarAddresses(content, site),
    __PAGE_IMAGES__: manifest?.shareImages.pages ?? null,
    __TEXT_PAGE_IMAGES__: manifest?.shareImages.textPages ?? null,
    __FORMS_DELIVER__: delivery !== null,
    __TICKET_FRAME__: event.tickets?.frame ?? null,
    __TICKET_CAMPAIGN__: event.tickets?.campaign ?? null,
    __POSTER__: event.poster !== 'off' && !state.calledOff && 'tickets' in pages,
    __WALK_IN__: !event.ticketUrl,
    __BACKERS__: levels.length > 0,
    __PRICES__: prices !== null,
    __PROGRAMME_BYTES__: manifest?.programmeBytes ?? null,
    __PHOTOS__: Object.values(photos).some((kind) => Object.keys(kind).length > 0),
    __TALK_DETAILS__: hasTalkDetails(content),
    __SPEAKER_LINKS__: hasSpeakerLinks(content),
  }
  const own = Object.entries(builtPages(pages)).map(([id, is]) => [`__HAS_PAGE__.${id}`, is])
  return mapValues({ ...values, ...Object.fromEntries(own) }, (value) => JSON.stringify(value))
}
