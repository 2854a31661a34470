// The calendar files (RFC 5545, RFC 7986), read back by another library.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile, programmeCalendar, reminder } from '../../../../scripts/outputs/calendar.ts'
import {
  calendarFileName,
  eventSlug,
  venueLine,
  programmePdfName,
} from '../../../../src/event/names.ts'
import { itemId } from '../../../../src/event/agenda.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { evento, morning, venues } from '../../../support/evento.ts'
import type { Event, ProgrammeItem, SiteContent } from '../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example:8443', base: '/evento/' }
const content: SiteContent = {
  ...evento,
  event: { ...evento.event, updated: '2026-04-01' },
}
const { event, programme } = content

const entriesOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')

const withEvent = (changed: Partial<Event>) =>
  calendarFile({ ...content, event: { ...event, ...changed } }, site)

function parse(text: string) {
  const [component, ...others] = entriesOf(text)
  if (!component || others.length > 0) throw new Error('The file does not hold one event.')
  const value = (name: string) => component.getFirstPropertyValue(name)
  const alarm = component.getFirstSubcomponent('valarm')
  return { value, alarm, event: new ICAL.Event(component) }
}

const file = withEvent({})
const parsed = parse(file)

it('files to take along are named for the event', () => {
  expect(calendarFileName(event)).toBe('jornadas-del-cantabrico-2026.ics')
  const awkward = { name: 'Reunión «Ñandú», 3.ª parte', start: '2026-01-02T10:00:00+01:00' }
  expect(eventSlug(awkward)).toBe('reunion-nandu-3-parte-2026')
  expect(programmePdfName(awkward)).toBe('programa-reunion-nandu-3-parte-2026.pdf')
})

describe('the calendar file', () => {
  it('says when, as instants in UTC, and ends with a line', () => {
    expect(file).toContain('\r\nDTSTART:20260515T080000Z\r\nDTEND:20260515T200000Z\r\n')
    expect(file).toContain('\r\nDTSTAMP:20260401T000000Z\r\n')
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(withEvent({ end: '2026-05-16T02:00:00+02:00' })).toContain('DTEND:20260516T000000Z\r\n')
  })

  it('has a newer version after each publication, also the second of a day', () => {
    const days = ['2026-04-01', '2026-04-09', '2026-04-09T18:30:00+02:00', '2026-04-10']
    const versions = days.map((updated) => parse(withEvent({ updated })))
    const sequences = versions.map((version) => version.event.sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    const stamps = versions.map(({ value }) => String(value('last-modified')))
    expect(stamps[1]).toBe('2026-04-09T00:00:00Z')
    expect(stamps[2]).toBe('2026-04-09T16:30:00Z')
    // Above the days that were the version before, and within the 32 bits of RFC 5545.
    expect(sequences[0]).toBeGreaterThan(20_261_231)
    expect(sequences[3]).toBeLessThan(2 ** 31)
  })

  it('says what and where, the place where it starts first', () => {
    expect(parsed.event.summary).toBe('Jornadas del Cantábrico 2026')
    const [library, wharf] = [venueLine(venues.library, event), venueLine(venues.wharf, event)]
    expect(parsed.event.location).toBe(`${library}; después, ${wharf}`)
    expect(parsed.value('geo')).toEqual([venues.library.latitude, venues.library.longitude])
    expect(parsed.event.description).toMatch(/10:30 Historias[^]*14:45–22:00[^]*evento\/$/)
    expect(parsed.value('url')).toBe('https://ejemplo.example:8443/evento/')
  })

  it('has a reminder in Spanish that is true whenever it is read', () => {
    const trigger = parsed.alarm?.getFirstPropertyValue('trigger') as ICAL.Duration
    expect(trigger.toSeconds()).toBe(-reminder)
    const text = String(parsed.alarm?.getFirstPropertyValue('description'))
    const when = 'el 15 de mayo a las 10:00, en la biblioteca.'
    expect(text).toBe(`Jornadas del Cantábrico 2026 empieza ${when}`)
  })
})

const items = programme.flatMap((part) => part.items.map((item) => ({ ...item, part })))
const [first] = morning.items as readonly [ProgrammeItem]

const read = (changed: SiteContent) =>
  entriesOf(programmeCalendar(changed, site)).map((component) => {
    const entry = new ICAL.Event(component)
    const [start, end] = [entry.startDate, entry.endDate].map((date) =>
      date.toJSDate().toISOString(),
    )
    const url = String(component.getFirstPropertyValue('url'))
    const { uid, summary: title, location: place, description: text, sequence } = entry
    return { uid, title, place, text, start, end, sequence, url }
  })

const entries = read(content)

describe('the programme as a calendar', () => {
  it('has an entry for each item, with its room, place and address', () => {
    expect(items.length).toBeGreaterThan(4)
    expect(entries.map(({ title, place, url }) => [title, place, url])).toEqual(
      items.map(({ part, ...item }) => [
        `${item.title} · Jornadas del Cantábrico`,
        (item.room ? `${item.room}, ` : '') + venueLine(lookUp(content.venues, part.venue), event),
        `https://ejemplo.example:8443/evento/programa#${itemId(item)}`,
      ]),
    )
  })

  it('says when each of them is, as instants', () => {
    const times = entries.map(({ start, end }) => `${start?.slice(0, 16)}–${end?.slice(11, 16)}`)
    expect(times).toEqual([
      '2026-05-15T08:00–08:30',
      '2026-05-15T08:30–10:00',
      '2026-05-15T08:30–09:30',
      '2026-05-15T10:00–11:30',
      '2026-05-15T11:30–12:00',
      '2026-05-15T12:45–16:00',
      '2026-05-15T16:00–20:00',
    ])
  })

  it('says who speaks about what', () => {
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(talks).toHaveLength(4)
    const text = entries.map((entry) => entry.text).join('\n')
    for (const { name, talk, isItemTitle } of talks)
      expect(text).toContain(isItemTitle ? name : `${name}: ${talk}`)
  })

  it('keeps the id of an entry that has moved, in time or in the list, as a newer version', () => {
    const day = 86_400_000
    const moved = { ...event, updated: '2026-04-09', start: '2026-05-16T10:00:00+02:00' }
    const shifted = content.programme.map((part, i) => ({
      ...part,
      items: [...(i === 0 ? [{ ...first, title: 'Desayuno' }] : []), ...part.items].map((item) => ({
        ...item,
        from: item.from + day,
        to: item.to + day,
      })),
    }))
    const [, ...later] = read({ ...content, programme: shifted, event: moved })
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(items.length)
    expect(later.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid))
    expect(later[0]?.start).toBe('2026-05-16T08:00:00.000Z')
    expect(later[0]?.sequence).toBeGreaterThan(entries[0]?.sequence ?? Infinity)
  })
})
