import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { itemId } from '../../../src/lib/agenda.ts'
import { programmeCalendarName, slugOf, venueLine } from '../../../src/lib/calendarFile.ts'
import type { ProgrammeItem, ProgrammePart } from '../../../src/content/schema.ts'
import { instantAt } from '../../../src/lib/dates.ts'
import { eventName } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import type { SiteContent } from '../../content/site-content.ts'
import { escapeText, iCalendar, inState, revision, status, times, uid } from './ics.ts'

/** How often a subscribed calendar asks anew (RFC 5545 §3.3.6): the programme may change on the last days. */
const refresh = 'PT6H'

/**
 * The programme as an iCalendar file with one entry per item: to be imported, or to be subscribed to. What is subscribed
 * to has a name and says how often it may change, in the words of RFC 7986 and in those that calendars read before it.
 */
export function programmeCalendar(content: SiteContent, site: SiteAddress): string {
  const { event, programme, pages } = content
  const name = escapeText(eventName(event))
  const taken = new Map<string, number>()
  const entries = programme.flatMap((part) =>
    part.items.map((item) => entryOf(item, knownAs(item, taken), part, content, site)),
  )
  return iCalendar(event, [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    `SOURCE;VALUE=URI:${absoluteUrl(programmeCalendarName(event), site)}`,
    `URL:${absoluteUrl(pages.programme.path, site)}`,
    ...entries.flat(),
  ])
}

/** Known by its title, so that a new time moves the entry that a visitor has; the second "Descanso" is "descanso-2". */
function knownAs({ title }: ProgrammeItem, taken: Map<string, number>): string {
  const name = slugOf(title) || 'acto'
  const count = (taken.get(name) ?? 0) + 1
  taken.set(name, count)
  return count === 1 ? name : `${name}-${count}`
}

function entryOf(
  item: ProgrammeItem,
  id: string,
  part: ProgrammePart,
  content: SiteContent,
  site: SiteAddress,
): string[] {
  const { event, state, venues, pages, files } = content
  const venue = lookUp(venues, part.venue)
  const place = venueLine(venue, event)
  return [
    'BEGIN:VEVENT',
    `UID:${id}.${uid(event, site)}`,
    ...revision(event, state),
    ...times(instantAt(event, item.start), instantAt(event, item.end)),
    `SUMMARY:${escapeText(inState(fill(files.calendar.item, { titulo: item.title }), state))}`,
    `LOCATION:${escapeText(item.room ? `${item.room}, ${place}` : place)}`,
    `GEO:${venue.latitude};${venue.longitude}`,
    `DESCRIPTION:${escapeText(describe(item, content))}`,
    `URL:${absoluteUrl(pages.programme.path, site)}#${itemId(item)}`,
    status(state),
    'END:VEVENT',
  ]
}

function describe({ description, talks = [] }: ProgrammeItem, { copy }: SiteContent): string {
  return [
    description,
    ...talks.map(({ name, talk }) => `${name}: ${talk}`),
    copy.programme.note,
  ].join('\n')
}
