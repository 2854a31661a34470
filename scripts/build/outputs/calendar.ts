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
import { hoursOf } from '../../../src/event/hours.ts'
import { freeName } from '../lib/freeName.ts'
import { dayMonth, isoDay, yearOf } from '../../../src/lib/dates.ts'
import { dayAndTime, listed } from '../../../src/lib/locale.ts'
import { capitalise, fill, slugOf } from '../../../src/lib/texts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { plainText } from '../../../src/lib/runs.ts'
import { parseMoment } from '../../../src/lib/zones.ts'
import { newsText } from '../derive/statusTexts.ts'
import type {
  Event,
  EventStatus,
  ProgrammeItem,
  SiteContent,
  Talk,
  TimedEvent,
  Venue,
  WithProgramme,
} from '../../../src/event/model.ts'

/** Seconds from the reminder to the event. People may read it late, so its text names the day. */
export const reminderSeconds = 24 * 60 * 60

/** Seconds from the reminder to midnight, for an event without hours: 9:00 on the eve. */
const reminderBeforeDay = 15 * 60 * 60

/** Seconds between reloads of a subscribed calendar. The programme may change in the last days. */
const refresh = 6 * 60 * 60

/** The event as an iCalendar file. The same content always gives the same text. */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, eventStatus, venues, pages, files } = content
  const [firstVenue] = Object.values(venues)
  const hours = hoursOf(event)
  const day = dayMonth(event.start)
  const alarm = {
    type: ICalAlarmType.display,
    // A positive `trigger` is the time before the entry.
    trigger: hours ? reminderSeconds : reminderBeforeDay,
    description: fill(files.calendar.alarm, {
      comienzo: hours ? dayAndTime(day, hours.opens) : day,
      lugar: firstVenue?.inSentence ?? event.city,
    }),
  }
  const entry = {
    id: uid(event, site),
    ...versionAndStatus(content),
    ...entryTimes(event),
    summary: withStatus(eventName(event), eventStatus),
    location: firstVenue ? location(venuesLine(content), firstVenue) : event.city,
    description: dayText(content, site).join('\n'),
    url: absoluteUrl(pages.home.path, site),
    alarms: eventStatus.calledOff ? [] : [alarm],
  }
  return iCalendar(event, {}, [entry])
}

/**
 * All venues in one line: "Biblioteca; después, Muelle". If a venue's first part begins when all earlier parts have ended, the
 * text `files.calendar.then` ("; después, ") comes before the venue. Otherwise a semicolon does.
 */
function venuesLine({ event, venues, programme, files }: SiteContent): string {
  const lines = Object.entries(venues).map(([id, venue], i) => {
    const line = venueLine(venue, event)
    if (i === 0) return line
    const firstPart = programme.find((part) => part.venue === id)
    const separator = firstPart?.follows ? files.calendar.then : '; '
    return separator + line
  })
  return lines.join('')
}

/** Start and end of the event's entry. Without hours the entry is for the whole day, and needs no end (RFC 5545 §3.6.1). */
function entryTimes(event: TimedEvent) {
  if (hoursOf(event)) return { start: new Date(event.from), end: new Date(event.to) }
  return { start: isoDay(event.start), allDay: true }
}

/** The description of the event's entry, in lines: news, introduction, programme, note on times, address, accessibility. */
function dayText(content: SiteContent, site: SiteAddress) {
  const { event, eventStatus, venues, programme, pages, programmeNote, files } = content
  const programmeLines = programme.flatMap((part) => [
    `${part.start}–${part.end} · ${part.title} · ${venueLine(lookUp(venues, part.venue), event)}`,
    ...part.items.map(({ start, title, room }) => `${start} ${title}${room ? ` (${room})` : ''}`),
    '',
  ])
  const { zone } = files.calendar
  const timesNote = programme.length > 0 ? `${zone} ${programmeNote}` : zone
  return [
    ...(eventStatus.banner ? [newsText(eventStatus.banner), ''] : []),
    pages.home.intro,
    '',
    ...programmeLines,
    ...(hoursOf(event) ? [timesNote] : []),
    pagesLine(pages, files, absoluteUrl(pages.home.path, site)),
    ...accessLine(content, site),
  ]
}

/**
 * A line about accessibility: where to read what venues have, and whom to ask. There is none if no venue says what it has,
 * or if the event has no e-mail address (`askFor` is empty then).
 */
function accessLine(
  { accessAddress, askFor, files }: SiteContent,
  site: SiteAddress,
): readonly string[] {
  // Only the first text is true at any time, and a calendar keeps the description until the event.
  const [ask] = askFor
  if (!accessAddress || !ask) return []
  const address = absoluteUrl(accessAddress, site)
  return [fill(files.calendar.access, { direccion: address, pedir: plainText(ask.runs) })]
}

/**
 * "Programa y entradas: https://…". The line names the programme, the tickets and the questions, as far as the event has pages
 * of them. Without any of these pages the line is the address alone.
 * @param homeAddress address of the home page
 */
function pagesLine(
  pages: SiteContent['pages'],
  { calendar }: SiteContent['files'],
  homeAddress: string,
) {
  const ids = ['programme', 'tickets', 'faq'] as const
  const names = listed(ids.filter((id) => pages[id]).map((id) => calendar.pages[id]))
  if (!names) return homeAddress
  // "{Paginas}" begins a sentence, "{paginas}" does not.
  const values = { Paginas: capitalise(names), paginas: names, direccion: homeAddress }
  return fill(calendar.more, values)
}

/** The programme as an iCalendar file with one entry per item, to import or to subscribe to (RFC 7986). */
export function programmeCalendar(content: WithProgramme, site: SiteAddress): string {
  const { event, eventStatus, programme, venues, pages, programmeNote, files } = content
  const page = absoluteUrl(pages.programme.path, site)
  const takenIds = new Set<string>()
  const entries = programme.flatMap((part) => {
    const venue = lookUp(venues, part.venue)
    const line = venueLine(venue, event)
    return part.items.map((item) => {
      const description = item.description === undefined ? [] : [item.description]
      const talks = (item.talks ?? []).flatMap((talk) => talkLines(talk, item))
      return {
        // The title identifies the entry. If the item gets another time or position, calendars update the entry that
        // they have. If it gets another title, they add a new one.
        id: `${freeName(slugOf(item.title), takenIds)}.${uid(event, site)}`,
        ...versionAndStatus(content),
        start: new Date(item.from),
        end: new Date(item.to),
        summary: withStatus(fill(files.calendar.item, { titulo: item.title }), eventStatus),
        location: location(item.room ? `${item.room}, ${line}` : line, venue),
        description: [...description, ...talks, programmeNote].join('\n'),
        url: `${page}#${itemId(item)}`,
      }
    })
  })
  // The library (10.2.0) escapes the texts of entries, but not a calendar's name and product identifier.
  const name = escape(eventName(event), false)
  const source = absoluteUrl(fileNames(event).programmeCalendar, site)
  return iCalendar(event, { name, ttl: refresh, source, url: page }, entries)
}

/** The lines of a talk: its speakers, its title unless the item has the same one, and its description. */
function talkLines(talk: Talk, item: ProgrammeItem): readonly string[] {
  const names = speakerNames(talk)
  const line = hasTitleOf(talk, item) ? names : `${names}: ${talk.title}`
  return talk.description === undefined ? [line] : [line, talk.description]
}

/** An iCalendar file (RFC 5545). Its times are in UTC, so it describes no time zone. */
function iCalendar({ name }: Event, data: ICalCalendarData, events: ICalEventData[]): string {
  const prodId = { company: escape(name, false), product: 'Web', language: 'ES' }
  const calendar = ical({ prodId, scale: 'GREGORIAN', ...data, events })
  // The library (10.2.0) omits the line break at the end that RFC 5545 requires (§3.1).
  return `${alarmsLast(calendar.toString())}\r\n`
}

/** An alarm in an entry, and the fields that follow it there. */
const alarmAndRest = /(?<alarm>BEGIN:VALARM\r\n[^]*?END:VALARM\r\n)(?<rest>[^]*?)(?=END:VEVENT)/g

/**
 * Moves alarms to the end of their entries. Simple calendar programs stop reading an entry at its alarm, and would miss
 * the fields that the library writes after it.
 */
const alarmsLast = (text: string) => text.replaceAll(alarmAndRest, '$<rest>$<alarm>')

/** The status of an entry (§3.8.1.11). Calendars strike cancelled entries through. */
const statuses: Readonly<Record<string, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
}

/**
 * Version and status of an entry. Calendars only take an entry whose version is higher than the one they have (§3.8.7.4).
 * So the version is the moment of the last change (`updated` in event.yaml), in minutes since 1970. From 2038 on seconds would
 * no longer fit into an integer of RFC 5545, which has 32 bits.
 */
function versionAndStatus({ event: { updated, timeZone }, eventStatus: { name } }: SiteContent) {
  // A date without a time is its midnight in the event's time zone.
  const stamp = new Date(parseMoment(updated, timeZone) ?? updated)
  const sequence = Math.floor(stamp.getTime() / 60_000)
  const status = statuses[name ?? ''] ?? ICalEventStatus.CONFIRMED
  return { stamp, lastModified: stamp, sequence, status }
}

/**
 * Identifies the event in calendars (§3.8.4.7): "2026@mi-evento.es". The identifier must never change. So it has the year of
 * the first announced day, because the event may be postponed to another year. It has no "www." and no folder, because the site
 * may move there. It does not have the event's name, because the name may change.
 */
function uid({ start, previousStart = start }: Event, { origin }: SiteAddress): string {
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return `${yearOf(previousStart)}@${host}`
}

/** A title, with the news of the event before it if there is any: "Cancelado: Encuentro". */
const withStatus = (title: string, { banner }: EventStatus) =>
  banner ? `${banner.label}: ${title}` : title

const location = (title: string, { latitude: lat, longitude: lon }: Venue) => ({
  title,
  geo: { lat, lon },
})
