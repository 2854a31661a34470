import type { ProgrammeItem, ProgrammePart } from '../../../src/content/programme.ts'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { itemId } from '../../../src/lib/agenda.ts'
import {
  eventSlug,
  programmeCalendarName,
  slugOf,
  venueLine,
} from '../../../src/lib/calendarFile.ts'
import { instantAt } from '../../../src/lib/dates.ts'
import { eventName, factsOf } from '../../../src/lib/facts.ts'
import { fill } from '../../../src/lib/fill.ts'
import type { SiteContent } from '../site-content.ts'
import { escapeText, iCalendar, revision, times } from './ics.ts'

/** How often a subscribed calendar asks anew (RFC 5545 §3.3.6): the programme may change on the last days. */
const refresh = 'PT6H'

/**
 * The programme as an iCalendar file with one entry per item: to be imported, or to be subscribed to. What is subscribed
 * to has a name and says how often it may change, in the words of RFC 7986 and in those that calendars read before it.
 * @throws if a time cannot be read, an item ends before it starts, or two have one title, by which calendars know them.
 */
export function programmeCalendar(content: SiteContent, site: SiteAddress): string {
  const { event, programme, pages } = content
  const name = escapeText(eventName(event))
  const entries = [programme.morning, programme.night].flatMap((part) =>
    part.items.map((item) => ({
      id: slugOf(item.title),
      lines: entryOf(item, part, content, site),
    })),
  )
  for (const [index, { id }] of entries.entries()) {
    if (entries.findIndex((entry) => entry.id === id) === index) continue
    throw new Error(
      `Two items of the programme are called "${id}", and calendars would take them for one: give one of them another title (src/content/programme.ts).`,
    )
  }
  return iCalendar(event, [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    `SOURCE;VALUE=URI:${absoluteUrl(programmeCalendarName(event), site)}`,
    `URL:${absoluteUrl(pages.programme.path, site)}`,
    ...entries.flatMap(({ lines }) => lines),
  ])
}

/** Known by its title, so that a new time moves the entry that a visitor has. */
function entryOf(
  item: ProgrammeItem,
  part: ProgrammePart,
  content: SiteContent,
  site: SiteAddress,
): string[] {
  const { event, venues, pages, files } = content
  const venue = venues[part.venue]
  const title = fill(files.calendar.item, { ...factsOf(content), titulo: item.title })
  return [
    'BEGIN:VEVENT',
    `UID:${slugOf(item.title)}.${eventSlug(event)}@${new URL(site.origin).hostname}`,
    ...revision(event),
    ...times(
      item.title,
      'src/content/programme.ts',
      instantAt(event, item.start),
      instantAt(event, item.end),
    ),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(venueLine(venue, event))}`,
    `GEO:${venue.latitude};${venue.longitude}`,
    `DESCRIPTION:${escapeText(describe(item, content))}`,
    `URL:${absoluteUrl(pages.programme.path, site)}#${itemId(item)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}

function describe({ description, talks = [] }: ProgrammeItem, content: SiteContent): string {
  const { speakers, copy } = content
  return [
    fill(description, factsOf(content)),
    ...talks.map(({ speaker, talk }) => `${speakers[speaker].name}: ${talk}`),
    copy.programme.note,
  ].join('\n')
}
