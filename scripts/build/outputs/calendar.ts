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

/** Seconds from the reminder, at 9:00 on the day before, to midnight. An event without hours has an entry from midnight on. */
const reminderSecondsToMidnight = 15 * 60 * 60

/** Seconds after which a subscribed calendar loads the programme again. The programme may change in the last days. */
const secondsToReload = 6 * 60 * 60

/** The event as an iCalendar file. The same content always gives the same text. */
export function calendarFile(content: SiteContent, site: SiteAddress): string {
  const { event, eventStatus, venues, pages, files } = content
  // Undefined as long as the event has no venues.
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

/** Start and end of the event's entry. Without hours the entry is for the whole day. It then needs no end (RFC 5545 §3.6.1). */
function entryTimes(event: TimedEvent) {
  const { from: startsAt, to: endsAt } = event
  if (hoursOf(event)) return { start: new Date(startsAt), end: new Date(endsAt) }
  const day = isoDay(event.start)
  return { start: day, allDay: true }
}

/** The lines of the description of the event's entry: news, introduction, programme, note on times, links. */
function descriptionLines(content: SiteContent, site: SiteAddress) {
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
    ...accessLines(content, site),
  ]
}

/**
 * The line about accessibility: a link to what venues have, and whom to ask. There is no line if no venue says what it has.
 * There is none either if the event has no e-mail address, because `askFor` is empty then.
 */
function accessLines(
  { accessAddress, askFor, files }: SiteContent,
  site: SiteAddress,
): readonly string[] {
  // A calendar shows the description as it was when it was saved. So the text has to be true at any time, as the first one is.
  const [ask] = askFor
  if (!accessAddress || !ask) return []
  const accessLink = absoluteUrl(accessAddress, site)
  return [fill(files.calendar.access, { direccion: accessLink, pedir: plainText(ask.runs) })]
}

/**
 * The line with the link to the site: "Programa y entradas: https://…". It names those of the pages "programme", "tickets" and
 * "faq" that the event has. Without any of them the line is the link alone.
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
  // {Paginas} is for the beginning of a sentence, {paginas} for other places.
  const values = { Paginas: capitalise(names), paginas: names, direccion: homeLink }
  return fill(calendar.more, values)
}

/** The programme as an iCalendar file with one entry per item, to import or to subscribe to (RFC 7986). */
export function programmeCalendar(content: WithProgramme, site: SiteAddress): string {
  const { event, eventStatus, programme, venues, pages, programmeNote, files } = content
  const programmeLink = absoluteUrl(pages.programme.path, site)
  const takenIds = new Set<string>()
  const entries = programme.flatMap((part) => {
    const venue = lookUp(venues, part.venue)
    const line = venueLine(venue, event)
    return part.items.map((item) => {
      const description = item.description === undefined ? [] : [item.description]
      const talks = (item.talks ?? []).flatMap((talk) => talkLines(talk, item))
      // The title identifies the entry. If only the time or the position of the item changes, calendars update the entry that
      // they have. If the title changes, they add another entry.
      const id = freeName(slugOf(item.title), takenIds)
      takenIds.add(id)
      return {
        id: `${id}.${uid(event, site)}`,
        ...versionAndStatus(content),
        start: new Date(item.from),
        end: new Date(item.to),
        summary: withStatus(fill(files.calendar.item, { titulo: item.title }), eventStatus),
        location: locationOf(item.room ? `${item.room}, ${line}` : line, venue),
        description: [...description, ...talks, programmeNote].join('\n'),
        url: `${programmeLink}#${itemId(item)}`,
      }
    })
  })
  // The library (10.2.0) escapes the texts of entries, but not a calendar's name and product identifier.
  const name = escape(eventName(event), false)
  const source = absoluteUrl(fileNames(event).programmeCalendar, site)
  return iCalendar(event, { name, ttl: secondsToReload, source, url: programmeLink }, entries)
}

/** The lines of a talk: its speakers, its title unless the item has the same one, and its description. */
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

/** Statuses of an entry (§3.8.1.11), by statuses of the event. Calendars strike cancelled entries through. */
const statuses: Readonly<Record<string, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
}

/**
 * Version (`sequence`) and status of an entry. A calendar replaces its entry only by one with a higher version (§3.8.7.4). So
 * the version is the moment of the last change, `updated` in event.yaml. It counts minutes since 1970: seconds would no longer
 * fit into the 32 bits of an integer in RFC 5545 from 2038 on.
 */
function versionAndStatus({ event: { updated, timeZone }, eventStatus: { name } }: SiteContent) {
  // `updated` may be a day alone. The moment is then the start of that day in the event's time zone.
  const moment = saysHour(updated) ? Date.parse(updated) : startOfDay(updated, timeZone)
  const stamp = new Date(moment)
  const sequence = Math.floor(stamp.getTime() / 60_000)
  // An event is confirmed if it takes place. It does so without news (`name` is null), on a new day, and at a new venue.
  const status = statuses[name ?? ''] ?? ICalEventStatus.CONFIRMED
  return { stamp, lastModified: stamp, sequence, status }
}

/**
 * The identifier of the event in calendars (§3.8.4.7): "2026@mi-evento.es". It must never change. So it avoids everything that
 * may change:
 * - the year is that of the first announced day, because the event may be postponed to another year;
 * - the host has no "www.", and no folder follows it, because the site may move to another address of the host;
 * - the event's name is not in it.
 */
function uid({ start, previousStart = start }: Event, { origin }: SiteAddress): string {
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return `${yearOf(previousStart)}@${host}`
}

/** A title. If there is news of the event, the title begins with it: "Cancelado: Encuentro". */
const withStatus = (title: string, { banner }: EventStatus) =>
  banner ? `${banner.label}: ${title}` : title

/** A location of an entry: its text, and the coordinates of a venue. */
const locationOf = (title: string, { latitude: lat, longitude: lon }: Venue) => ({
  title,
  geo: { lat, lon },
})
