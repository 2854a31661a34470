import { escape } from 'ical-generator'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { itemId } from '../../../src/lib/agenda.ts'
import { programmeCalendarName, slugOf, venueLine } from '../../../src/lib/calendarFile.ts'
import type { ProgrammeItem } from '../../../src/content/schema.ts'
import { instantAt } from '../../../src/lib/dates.ts'
import { eventName } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { freeName } from '../../lib/free-name.ts'
import { iCalendar, inState, place, uid, version } from './ics.ts'

/** How often a subscribed calendar asks anew, in seconds: the programme may change on the last days. */
const refresh = 6 * 60 * 60

/** The programme as an iCalendar file with one entry per item: to be imported, or to be subscribed to (RFC 7986). */
export function programmeCalendar(content: SiteContent, site: SiteAddress): string {
  const { event, state, programme, venues, pages, files } = content
  const page = absoluteUrl(pages.programme.path, site)
  const taken = new Set<string>()
  const entries = programme.flatMap((part) => {
    const venue = lookUp(venues, part.venue)
    const line = venueLine(venue, event)
    return part.items.map((item) => ({
      // Known by its title, so that a new time moves the entry that a visitor has.
      id: `${freeName(slugOf(item.title) || 'acto', taken)}.${uid(event, site)}`,
      ...version(content),
      start: new Date(instantAt(event, item.start)),
      end: new Date(instantAt(event, item.end)),
      summary: inState(fill(files.calendar.item, { titulo: item.title }), state),
      location: place(item.room ? `${item.room}, ${line}` : line, venue),
      description: describe(item, content),
      url: `${page}#${itemId(item)}`,
    }))
  })
  const name = escape(eventName(event), false)
  const source = absoluteUrl(programmeCalendarName(event), site)
  return iCalendar(event, { name, ttl: refresh, source, url: page }, entries)
}

function describe({ description, talks = [] }: ProgrammeItem, { copy }: SiteContent): string {
  return [
    description,
    ...talks.map(({ name, talk }) => `${name}: ${talk}`),
    copy.programme.note,
  ].join('\n')
}
