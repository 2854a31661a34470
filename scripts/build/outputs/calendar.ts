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
import { dayMonth, isoDay, saysHour, yearOf } from '../../../src/lib/dates.ts'
import { dayAndTime, listed } from '../../../src/lib/locale.ts'
import { capitalise, fill, slugOf } from '../../../src/lib/texts.ts'
import { lookUp } from '../../../src/lib/lookUp.ts'
import { plainText } from '../../../src/lib/runs.ts'
import { startOfDay } from '../../../src/lib/zones.ts'
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

/** Seconds from the reminder to the start of the event: a day. */
export const reminderSeconds = 24 * 60 * 60

/**
 * Seconds from the reminder to the start of the entry of an event without hours. The entry starts at midnight, so the reminder
 * is at 9:00 on the day before.
 */
const reminderSecondsToMidnight = 15 * 60 * 60

/** Seconds after which a subscribed calendar reloads the programme. The programme may still change in the last days. */
const secondsToReload = 6 * 60 * 60

/** The event as an iCalendar file. The same content always gives the same text. */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, eventStatus, venues, pages, files } = content
  // `firstVenue` is undefined if the event has no venues.
  const [firstVenue] = Object.values(venues)
  const placeInSentence = firstVenue?.inSentence ?? event.city
  const hours = hoursOf(event)
  const day = dayMonth(event.start)
  const alarm = {
    type: ICalAlarmType.display,
    // A positive `trigger` is the time before the entry.
    trigger: hours ? reminderSeconds : reminderSecondsToMidnight,
    // The text names the day instead of "mañana", because people may read a reminder late.
    description: fill(files.calendar.alarm, {
      comienzo: hours ? dayAndTime(day, hours.opens) : day,
      lugar: placeInSentence,
    }),
  }
  const entry = {
    id: uid(event, site),
    ...versionAndStatus(content),
    ...entryTimes(event),
    summary: withStatus(eventName(event), eventStatus),
    location: firstVenue ? locationOf(venuesLine(content), firstVenue) : event.city,
    description: descriptionLines(content, site).join('\n'),
    url: absoluteUrl(pages.home.path, site),
    alarms: eventStatus.calledOff ? [] : [alarm],
  }
  return iCalendar(event, {}, [entry])
}

/**
 * All venues in one line: "Biblioteca; después, Muelle". The separator before a venue is "; después, " if the venue's first
 * part begins after all earlier parts have ended. Otherwise it is "; ".
 */
function venuesLine({ event, venues, programme, files }: SiteContent): string {
  const lines = Object.entries(venues).map(([id, venue], i) => {
    const line = venueLine(venue, event)
    if (i === 0) return line
    const firstPart = programme.find((part) => part.venue === id)
    const beginsAfterEarlierParts = firstPart?.follows
    const separator = beginsAfterEarlierParts ? files.calendar.then : '; '
    return separator + line
  })
  return lines.join('')
}

/** Start and end of the event's entry. Without hours it is an all-day entry, which needs no end (RFC 5545 §3.6.1). */
function entryTimes(event: TimedEvent) {
  const { from: startsAt, to: endsAt } = event
  if (hoursOf(event)) return { start: new Date(startsAt), end: new Date(endsAt) }
  const day = isoDay(event.start)
  return { start: day, allDay: true }
}

/** The lines of the description of the event's entry: news, introduction, programme, note on times, links. */
function descriptionLines(content: SiteContent, site: SiteAddress) {
  const { event, eventStatus, venues, programme, pages, programmeNote, files } = content
  const newsLines = eventStatus.banner ? [newsText(eventStatus.banner), ''] : []
  const programmeLines = programme.flatMap((part) => [
    `${part.start}–${part.end} · ${part.title} · ${venueLine(lookUp(venues, part.venue), event)}`,
    ...part.items.map(itemLine),
    '',
  ])
  const { zone } = files.calendar
  const timesNote = programme.length > 0 ? `${zone} ${programmeNote}` : zone
  return [
    ...newsLines,
    pages.home.intro,
    '',
    ...programmeLines,
    ...(hoursOf(event) ? [timesNote] : []),
    pagesLine(pages, files, absoluteUrl(pages.home.path, site)),
    ...accessLines(content, site),
  ]
}

/** "12:00 Comida (Patio)" */
function itemLine({ start, title, room }: ProgrammeItem): string {
  const line = `${start} ${title}`
  return room ? `${line} (${room})` : line
}

/**
 * The line about accessibility: a link to the accessibility of the venues, and whom to ask. There is no line if no venue
 * describes its accessibility, or if `askFor` is empty, because the event has no e-mail address.
 */
function accessLines(
  { accessAddress, askFor, files }: SiteContent,
  site: SiteAddress,
): readonly string[] {
  // A calendar keeps the description that it has loaded, so its text has to be true at any time. That holds for the first text
  // of `askFor`.
  const [ask] = askFor
  if (!accessAddress || !ask) return []
  const accessLink = absoluteUrl(accessAddress, site)
  return [fill(files.calendar.access, { direccion: accessLink, pedir: plainText(ask.runs) })]
}

/**
 * The line with the link to the site: "Programa y entradas: https://…". It names the pages "programme", "tickets" and "faq", as
 * far as the event has them. For an event without any of them the line is only the link.
 * @param homeLink link to the home page
 */
function pagesLine(
  pages: SiteContent['pages'],
  { calendar }: SiteContent['files'],
  homeLink: string,
) {
  const ids = ['programme', 'tickets', 'faq'] as const
  const names = listed(ids.filter((id) => pages[id]).map((id) => calendar.pages[id]))
  if (!names) return homeLink
  // {Paginas} is for the beginning of a sentence, {paginas} for all other places.
  const values = { Paginas: capitalise(names), paginas: names, direccion: homeLink }
  return fill(calendar.more, values)
}

/** The programme as an iCalendar file with one entry per item, to import or to subscribe to (RFC 7986). */
export function programmeCalendar(content: WithProgramme, site: SiteAddress): string {
  const { event, programme, pages } = content
  const takenIds = new Set<string>()
  const entries = programme.flatMap((part) =>
    part.items.map((item) => {
      // The title identifies the entry. If only the time or the position of the item changes, calendars update the entry that
      // they have. If the title changes, they add another entry.
      const id = freeName(slugOf(item.title), takenIds)
      takenIds.add(id)
      return itemEntry(item, id, part.venue, content, site)
    }),
  )
  // The library (10.2.0) escapes the texts of entries, but not a calendar's name and product identifier.
  const name = escape(eventName(event), false)
  const source = absoluteUrl(fileNames(event).programmeCalendar, site)
  const url = absoluteUrl(pages.programme.path, site)
  return iCalendar(event, { name, ttl: secondsToReload, source, url }, entries)
}

/**
 * The entry of an item of the programme.
 * @param id the identifier of the entry among those of this calendar
 * @param venueId the venue of the item's part
 */
function itemEntry(
  item: ProgrammeItem,
  id: string,
  venueId: string,
  content: WithProgramme,
  site: SiteAddress,
) {
  const { event, eventStatus, venues, pages, programmeNote, files } = content
  const venue = lookUp(venues, venueId)
  const line = venueLine(venue, event)
  const description = item.description === undefined ? [] : [item.description]
  const talks = (item.talks ?? []).flatMap((talk) => talkLines(talk, item))
  return {
    id: `${id}.${uid(event, site)}`,
    ...versionAndStatus(content),
    start: new Date(item.from),
    end: new Date(item.to),
    summary: withStatus(fill(files.calendar.item, { titulo: item.title }), eventStatus),
    location: locationOf(item.room ? `${item.room}, ${line}` : line, venue),
    description: [...description, ...talks, programmeNote].join('\n'),
    url: `${absoluteUrl(pages.programme.path, site)}#${itemId(item)}`,
  }
}

/** The lines of a talk: a line with its speakers and, unless it is also the item's title, its title; then its description. */
function talkLines(talk: Talk, item: ProgrammeItem): readonly string[] {
  const names = speakerNames(talk)
  const line = hasTitleOf(talk, item) ? names : `${names}: ${talk.title}`
  return talk.description === undefined ? [line] : [line, talk.description]
}

/** An iCalendar file (RFC 5545). Its times are in UTC, so it describes no time zone. */
function iCalendar({ name }: Event, data: ICalCalendarData, entries: ICalEventData[]): string {
  const prodId = { company: escape(name, false), product: 'Web', language: 'ES' }
  const calendar = ical({ prodId, scale: 'GREGORIAN', ...data, events: entries })
  // The library (10.2.0) omits the line break at the end that RFC 5545 requires (§3.1).
  return `${alarmsLast(calendar.toString())}\r\n`
}

/** An alarm in an entry, and the fields after it, up to the end of the entry. */
const alarmAndRest = /(?<alarm>BEGIN:VALARM\r\n[^]*?END:VALARM\r\n)(?<rest>[^]*?)(?=END:VEVENT)/g

/**
 * Moves alarms to the end of their entries. Simple calendar programs stop reading an entry at its alarm, and would miss
 * the fields that the library writes after it.
 */
const alarmsLast = (text: string) => text.replaceAll(alarmAndRest, '$<rest>$<alarm>')

/**
 * The status of an entry (§3.8.1.11), by the event's status. An event that takes place is confirmed, also on a new day or at a
 * new venue. Calendars strike cancelled entries through.
 */
const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  moved: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/**
 * Version (`sequence`) and status of an entry. A calendar replaces its entry only by one with a higher version (§3.8.7.4). So
 * the version is the moment of the last change, `updated` in event.yaml, in minutes since 1970. From 2038 on seconds would not
 * fit into the 32 bits that RFC 5545 gives an integer.
 */
function versionAndStatus({ event, eventStatus }: SiteContent) {
  const { updated, timeZone } = event
  // If `updated` is a day without a time, the moment is the start of that day in the event's time zone.
  const moment = saysHour(updated) ? Date.parse(updated) : startOfDay(updated, timeZone)
  const stamp = new Date(moment)
  const sequence = Math.floor(stamp.getTime() / 60_000)
  const status = statuses[eventStatus.name ?? 'scheduled']
  return { stamp, lastModified: stamp, sequence, status }
}

/**
 * The identifier of the event in calendars (§3.8.4.7): "2026@mi-evento.es". It must never change, so nothing in it depends on
 * values that may change:
 * - the year is that of the first announced day, because the event may be postponed to another year;
 * - the host has no "www.", and no folder follows it, because the site may move to another address of the host;
 * - the event's name is not in it.
 */
function uid({ start, previousStart = start }: Event, { origin }: SiteAddress): string {
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return `${yearOf(previousStart)}@${host}`
}

/** A title of an entry. If there is news of the event, the title begins with it: "Cancelado: Encuentro". */
const withStatus = (title: string, { banner }: EventStatus) =>
  banner ? `${banner.label}: ${title}` : title

/** The location of an entry: a text, and the coordinates of a venue. */
const locationOf = (title: string, { latitude: lat, longitude: lon }: Venue) => ({
  title,
  geo: { lat, lon },
})
