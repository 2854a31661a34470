import ical, {
  escape,
  ICalAlarmType,
  type ICalCalendarData,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { absoluteUrl, type SiteAddress } from '../../../src/lib/address.ts'
import { fileNames, venueLine } from '../../../src/event/names.ts'
import { hasTitleOf, itemId, speakerNames } from '../../../src/event/agenda.ts'
import { eventName } from '../../../src/event/facts.ts'
import { freeName } from '../lib/free-name.ts'
import { yearOf } from '../../../src/lib/dates.ts'
import { listed } from '../../../src/lib/locale.ts'
import { capitalise, fill, slugOf } from '../../../src/lib/texts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { plainText } from '../../../src/lib/runs.ts'
import { parseMoment } from '../../../src/lib/zones.ts'
import { sentences } from '../derive/statusTexts.ts'
import type {
  Event,
  EventStatus,
  ProgrammeItem,
  SiteContent,
  Talk,
  Venue,
  WithProgramme,
} from '../../../src/event/model.ts'

/** Seconds from the reminder to the event. Its text names the day, because it may be read late. */
export const reminder = 24 * 60 * 60

/** Seconds between reloads of a subscribed calendar: the programme may change in the last days. */
const refresh = 6 * 60 * 60

/** The event as an iCalendar file: the same text for the same content. */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, eventStatus, venues, programme, pages, files } = content
  const [first] = Object.values(venues)
  const lines = Object.entries(venues).map(([id, venue], i) => {
    const part = programme.find((one) => one.venue === id)
    const then = part?.follows ? files.calendar.then : '; '
    return (i > 0 ? then : '') + venueLine(venue, event)
  })
  const alarm = {
    type: ICalAlarmType.display,
    trigger: reminder,
    description: fill(files.calendar.alarm, { lugar: first?.inSentence ?? event.city }),
  }
  const entry = {
    id: uid(event, site),
    ...version(content),
    start: new Date(event.start),
    end: new Date(event.end),
    summary: withStatus(eventName(event), eventStatus),
    location: first ? place(lines.join(''), first) : event.city,
    description: dayText(content, site).join('\n'),
    url: absoluteUrl(pages.home.path, site),
    alarms: eventStatus.calledOff ? [] : [alarm],
  }
  return iCalendar(event, {}, [entry])
}

function dayText(content: SiteContent, site: SiteAddress) {
  const { event, eventStatus, venues, programme, pages, programmeNote, files } = content
  const parts = programme.flatMap((part) => [
    `${part.start}–${part.end} · ${part.title} · ${venueLine(lookUp(venues, part.venue), event)}`,
    ...part.items.map(({ start, title, room }) => `${start} ${title}${room ? ` (${room})` : ''}`),
    '',
  ])
  return [
    ...(eventStatus.banner ? [sentences(eventStatus.banner), ''] : []),
    pages.home.intro,
    '',
    ...parts,
    programme[0] ? `${files.calendar.zone} ${programmeNote}` : files.calendar.zone,
    wayOn(pages, files, absoluteUrl(pages.home.path, site)),
    ...accessLine(content, site),
  ]
}

/** A line with the address of what venues offer to people with a need, and whom to ask. None if no venue says anything. */
function accessLine(
  { accessAddress, askFor, files }: SiteContent,
  site: SiteAddress,
): readonly string[] {
  if (!accessAddress) return []
  const direccion = absoluteUrl(accessAddress, site)
  return [fill(files.calendar.access, { direccion, pedir: plainText(askFor[0].runs) })]
}

/** "Programa y entradas: https://…", with the pages that the event has; of one that has none of them, the address. */
function wayOn(pages: SiteContent['pages'], { calendar }: SiteContent['files'], address: string) {
  const ids = ['programme', 'tickets', 'faq'] as const
  const names = listed(ids.filter((id) => pages[id]).map((id) => calendar.pages[id]))
  if (!names) return address
  return fill(calendar.more, { Paginas: capitalise(names), paginas: names, direccion: address })
}

/** The programme as an iCalendar file with one entry per item, to import or to subscribe to (RFC 7986). */
export function programmeCalendar(content: WithProgramme, site: SiteAddress): string {
  const { event, eventStatus, programme, venues, pages, programmeNote, files } = content
  const page = absoluteUrl(pages.programme.path, site)
  const names = new Set<string>()
  const entries = programme.flatMap((part) => {
    const venue = lookUp(venues, part.venue)
    const line = venueLine(venue, event)
    return part.items.map((item) => {
      const talks = (item.talks ?? []).flatMap((talk) => talkLines(talk, item))
      return {
        // Identified by its title, so that a new time or a new item before it changes the entry that a visitor has. A
        // new title is a new entry. What was imported while places in the list were the names (until 2026-11) stays as it was.
        id: `${freeName(slugOf(item.title), names)}.${uid(event, site)}`,
        ...version(content),
        start: new Date(item.from),
        end: new Date(item.to),
        summary: withStatus(fill(files.calendar.item, { titulo: item.title }), eventStatus),
        location: place(item.room ? `${item.room}, ${line}` : line, venue),
        description: [item.description ?? [], talks, programmeNote].flat().join('\n'),
        url: `${page}#${itemId(item)}`,
      }
    })
  })
  const name = escape(eventName(event), false)
  const source = absoluteUrl(fileNames(event).programmeCalendar, site)
  return iCalendar(event, { name, ttl: refresh, source, url: page }, entries)
}

/** Who speaks about what, and what it is about. */
function talkLines(talk: Talk, item: ProgrammeItem): readonly string[] {
  const names = speakerNames(talk)
  const line = hasTitleOf(talk, item) ? names : `${names}: ${talk.title}`
  return talk.description === undefined ? [line] : [line, talk.description]
}

/** An iCalendar file (RFC 5545). Its times are in UTC, so it describes no time zone. */
function iCalendar({ name }: Event, data: ICalCalendarData, events: ICalEventData[]): string {
  const prodId = { company: escape(name, false), product: 'Web', language: 'ES' }
  const calendar = ical({ prodId, scale: 'GREGORIAN', ...data, events })
  // The library (10.2.0) omits the line break at the end that §3.1 requires.
  return `${alarmsLast(calendar.toString())}\r\n`
}

/** Simple readers take an entry's alarm for its end, and miss what the library writes behind it. */
const alarmsLast = (text: string) =>
  text.replaceAll(/(BEGIN:VALARM\r\n[^]*?END:VALARM\r\n)([^]*?)(?=END:VEVENT)/g, '$2$1')

/** Calendars strike through what is cancelled (§3.8.1.11). */
const statuses: Readonly<Record<string, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
}

/**
 * Version and status of an entry. The version is the moment in `updated`, in minutes, because calendars take only a higher
 * one (§3.8.7.4). Nothing else counts: what a state that begins would add, it would take away when it is withdrawn.
 */
function version({ event: { updated, timeZone }, eventStatus: { name } }: SiteContent) {
  // A day begins at its midnight there: UTC's comes later, after a second change in the first hour of the day.
  const stamp = new Date(parseMoment(updated, timeZone) ?? updated)
  const sequence = Math.floor(stamp.getTime() / 60_000)
  const status = statuses[name ?? ''] ?? ICalEventStatus.CONFIRMED
  return { stamp, lastModified: stamp, sequence, status }
}

/**
 * Identifies the event in calendars (§3.8.4.7), by year and host. It stays the same if the event is postponed, even to
 * another year, if its name is corrected, and if the site moves to a folder, or to "www." or away from it.
 */
function uid({ start, previousStart = start }: Event, { origin }: SiteAddress): string {
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return `${yearOf(previousStart)}@${host}`
}

/** "Cancelado: Encuentro" */
const withStatus = (title: string, { banner }: EventStatus) =>
  banner ? `${banner.label}: ${title}` : title

const place = (title: string, { latitude: lat, longitude: lon }: Venue) => ({
  title,
  geo: { lat, lon },
})
