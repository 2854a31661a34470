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

/** Seconds from the reminder to the event. The reminder's text names the day, because people may read it late. */
export const reminder = 24 * 60 * 60

/** Seconds between reloads of a subscribed calendar. The programme may change in the last days before the event. */
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
        // The title identifies the entry: a new time changes the entry that a visitor has, a new title adds an entry.
        // Entries imported before 2026-12 were identified by their position, and stay in calendars as they were.
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

/** Lines about a talk: its speakers and title, and its description. */
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

/** An alarm, with the properties that the library (10.2.0) writes between it and the end of its entry. */
const alarmAndRest = /(?<alarm>BEGIN:VALARM\r\n[^]*?END:VALARM\r\n)(?<rest>[^]*?)(?=END:VEVENT)/g

/** Moves alarms to the end of their entries. Simple readers stop at an alarm and would miss the properties behind it. */
const alarmsLast = (text: string) => text.replaceAll(alarmAndRest, '$<rest>$<alarm>')

/** Statuses of an entry (§3.8.1.11). Calendars strike through a cancelled one. */
const statuses: Readonly<Record<string, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
}

/**
 * Version and status of an entry. The version is the moment in `updated`, in minutes, because calendars accept only a
 * higher one (§3.8.7.4). The status does not count in it: the version would fall when the status is withdrawn.
 */
function version({ event: { updated, timeZone }, eventStatus: { name } }: SiteContent) {
  // A day counts from its midnight at the event. UTC's midnight is later, so a second change in the night would be older.
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
