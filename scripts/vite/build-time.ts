import { absoluteUrl, publicPath, type SiteAddress } from '../../src/lib/address.ts'
import {
  type CalendarAddresses,
  calendarFileName,
  programmeCalendarName,
} from '../../src/lib/calendarFile.ts'
import { googleCalendarUrl, outlookCalendarUrl } from '../outputs/calendar/links.ts'
import { siteContent } from '../outputs/site-content.ts'
import { type Facts, factsOf } from '../../src/lib/facts.ts'
import { keepDates } from '../../src/lib/noBreak.ts'
import type { MadeFiles } from '../lib/work-folder.ts'

const { event, venues } = siteContent

/**
 * What the pages know as constants (src/env.d.ts), so that the browser neither loads nor runs what derives them.
 * @param made null before the first build
 */
export function buildTimeValues(
  site: SiteAddress,
  made: MadeFiles | null,
): Readonly<Record<string, string>> {
  const values = {
    __SITE_ORIGIN__: site.origin,
    __FACTS__: pageFacts(),
    __CALENDAR_ADDRESSES__: calendarAddresses(site),
    __PAGE_IMAGES__: made?.shareImages.pages ?? null,
    __PROGRAMME_BYTES__: made?.programmeBytes ?? null,
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

/** The event's facts as pages show them: their dates do not break. */
function pageFacts(): Facts {
  const facts = Object.entries(factsOf(siteContent))
  return Object.fromEntries(facts.map(([name, fact]) => [name, keepDates(fact)])) as Facts
}

function calendarAddresses(site: SiteAddress): CalendarAddresses {
  const places = Object.values(venues)
  const home = absoluteUrl('/', site)
  return {
    file: publicPath(calendarFileName(event), site),
    programme: publicPath(programmeCalendarName(event), site),
    subscription: absoluteUrl(programmeCalendarName(event), site).replace(/^https?/, 'webcal'),
    google: googleCalendarUrl(event, places, home),
    outlook: outlookCalendarUrl(event, places, home),
  }
}
