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
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { morning, night, specification, venues } from '../../../support/specification.ts'
import type { Event, ProgrammeItem, SiteContent } from '../../../../src/event/model.ts'

const site = { origin: 'https://sevilla.example:8443', base: '/evento/' }
const content: SiteContent = {
  ...specification,
  event: { ...specification.event, updated: '2025-10-01' },
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
  expect(calendarFileName(event)).toBe('encuentro-startup-sevilla-2025.ics')
  const awkward = { name: 'Reunión «Ñandú», 3.ª parte', start: '2026-01-02T10:00:00+01:00' }
  expect(eventSlug(awkward)).toBe('reunion-nandu-3-parte-2026')
  expect(programmePdfName(awkward)).toBe('programa-reunion-nandu-3-parte-2026.pdf')
})

describe('the calendar file', () => {
  it('says when, as instants in UTC, and ends with a line', () => {
    expect(file).toContain('\r\nDTSTART:20251108T100000Z\r\nDTEND:20251108T200000Z\r\n')
    expect(file).toContain('\r\nDTSTAMP:20251001T000000Z\r\n')
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(withEvent({ end: '2025-11-09T02:00:00+01:00' })).toContain('DTEND:20251109T010000Z\r\n')
  })

  it('has a newer version after each publication, also the second of a day', () => {
    const days = ['2025-10-01', '2025-10-09', '2025-10-09T18:30:00+02:00', '2025-10-10']
    const versions = days.map((updated) => parse(withEvent({ updated })))
    const sequences = versions.map((version) => version.event.sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    const stamps = versions.map(({ value }) => String(value('last-modified')))
    expect(stamps[1]).toBe('2025-10-09T00:00:00Z')
    expect(stamps[2]).toBe('2025-10-09T16:30:00Z')
    // Above the days that were the version before, and within the 32 bits of RFC 5545.
    expect(sequences[0]).toBeGreaterThan(20_261_231)
    expect(sequences[3]).toBeLessThan(2 ** 31)
  })

  it('says what and where, the place where it starts first', () => {
    expect(parsed.event.summary).toBe('Encuentro Startup Sevilla 2025')
    const [mall, park] = [venueLine(venues.mall, event), venueLine(venues.park, event)]
    expect(parsed.event.location).toBe(`${mall}; después, ${park}`)
    expect(parsed.value('geo')).toEqual([venues.mall.latitude, venues.mall.longitude])
    expect(parsed.event.description).toMatch(/11:30 Keynotes[^]*14:30–21:00[^]*evento\/$/)
    expect(parsed.value('url')).toBe('https://sevilla.example:8443/evento/')
  })

  it('has a reminder in Spanish that is true whenever it is read', () => {
    const trigger = parsed.alarm?.getFirstPropertyValue('trigger') as ICAL.Duration
    expect(trigger.toSeconds()).toBe(-reminder)
    const text = String(parsed.alarm?.getFirstPropertyValue('description'))
    const when = 'el 8 de noviembre a las 11:00, en el centro comercial.'
    expect(text).toBe(`Encuentro Startup Sevilla 2025 empieza ${when}`)
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
  it('has an entry for each item, with its place and address', () => {
    expect(items.length).toBeGreaterThan(4)
    expect(entries.map(({ title, place, url }) => [title, place, url])).toEqual(
      items.map(({ part, title, start }) => [
        `${title} · Encuentro Startup Sevilla`,
        venueLine(lookUp(content.venues, part.venue), event),
        `https://sevilla.example:8443/evento/programa#${start.replace(':', '-')}`,
      ]),
    )
  })

  it('says when each of them is, as instants', () => {
    const times = ['10:00', '10:30', '13:00', '13:15', '13:30', '20:00']
    const instants = times.map((time) => `2025-11-08T${time}:00.000Z`)
    expect(entries.map(({ start }) => start)).toEqual(instants.slice(0, -1))
    expect(entries.map(({ end }) => end)).toEqual(instants.slice(1))
  })

  it('says who speaks about what', () => {
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(talks).toHaveLength(5)
    const text = entries.map((entry) => entry.text).join('\n')
    for (const { name, talk } of talks) expect(text).toContain(`${name}: ${talk}`)
  })

  it('keeps the id of an entry that has moved, in time or in the list, as a newer version', () => {
    const day = 86_400_000
    const moved = { ...event, updated: '2025-10-09', start: '2025-11-09T11:00:00+01:00' }
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
    expect(later[0]?.start).toBe('2025-11-09T10:00:00.000Z')
    expect(later[0]?.sequence).toBeGreaterThan(entries[0]?.sequence ?? Infinity)
  })

  it('names the room, where the venue has several', () => {
    const one = { ...morning, items: [{ ...first, room: 'Sala 2' }] }
    const [entry] = read({ ...content, programme: [one, night] })
    expect(entry?.place).toMatch(/^Sala 2, Centro Comercial/)
  })
})
