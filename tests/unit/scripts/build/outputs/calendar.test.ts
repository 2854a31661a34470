// The calendar files (RFC 5545, RFC 7986), read back by another library.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  calendarFile,
  programmeCalendar,
  reminderSeconds,
} from '../../../../../scripts/build/outputs/calendar.ts'
import { venueLine } from '../../../../../src/event/names.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { lookUp } from '../../../../../src/lib/lookUp.ts'
import { testEvent, venues } from '../../../../support/evento.ts'
import type { Event, WithProgramme } from '../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example:8443', base: '/evento/' }
const root = `${site.origin}${site.base}`
const content: WithProgramme = {
  ...testEvent,
  event: { ...testEvent.event, updated: '2026-04-01' },
}
const { event, programme } = content

/** The entries of a calendar file, in its order. */
function entriesOf(file: string) {
  const components = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  return components.map((component) => {
    const entry = new ICAL.Event(component)
    const { uid, summary, location, description, sequence, startDate, endDate } = entry
    const [start, end] = [startDate, endDate].map(String)
    const propertyOf = (name: string) => component.getFirstPropertyValue(name)
    const alarm = component.getFirstSubcomponent('valarm')
    return { uid, summary, location, description, sequence, start, end, propertyOf, alarm }
  })
}

/** The event's calendar file after some changes in event.yaml. */
const fileAfter = (changes: Partial<Event>) =>
  calendarFile({ ...content, event: { ...event, ...changes } }, site)

describe('the calendar file', () => {
  const file = fileAfter({})
  const [entry, ...others] = entriesOf(file)

  it('has one entry, with times in UTC, and ends with a line break', () => {
    expect(file).toContain('\r\nDTSTART:20260515T080000Z\r\nDTEND:20260515T200000Z\r\n')
    // Midnight of 1 April (`updated`) in Gijón.
    expect(file).toContain('\r\nDTSTAMP:20260331T220000Z\r\n')
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(others).toEqual([])
  })

  it('has a higher SEQUENCE for each later `updated`, even within one day', () => {
    const updates = ['2026-04-01', '2026-04-09', '2026-04-09T00:30:00+02:00', '2026-04-10']
    const versions = updates.flatMap((updated) => entriesOf(fileAfter({ updated })))
    const sequences = versions.map(({ sequence }) => sequence)
    const sortedWithoutDuplicates = [...new Set(sequences)].toSorted((a, b) => a - b)
    expect(sequences).toEqual(sortedWithoutDuplicates)
    // Half past midnight in Gijón is still the day before in UTC.
    expect(String(versions[2]?.propertyOf('last-modified'))).toBe('2026-04-08T22:30:00Z')
    // An older version of this site wrote dates as SEQUENCE, such as 20261231 for 31 December 2026.
    expect(sequences.at(0)).toBeGreaterThan(20_261_231)
    // RFC 5545 limits integers to 32 bits.
    expect(sequences.at(-1)).toBeLessThan(2 ** 31)
  })

  it('says what takes place and where, and names first the venue in which the event starts', () => {
    expect(entry?.summary).toBe('Jornadas del Cantábrico 2026')
    const [library, wharf] = [venueLine(venues.library, event), venueLine(venues.wharf, event)]
    expect(entry?.location).toBe(`${library}; después, ${wharf}`)
    expect(entry?.propertyOf('geo')).toEqual([venues.library.latitude, venues.library.longitude])
    // The programme of both parts of the day, then the address of the site.
    expect(entry?.description).toMatch(/10:30 Historias[^]*14:45–22:00[^]*evento\/$/m)
    expect(entry?.propertyOf('url')).toBe(root)
  })

  const descriptionLines = entry?.description.split('\n') ?? []

  it('has a description that ends with a line about accessibility and whom to ask', () => {
    expect(descriptionLines.at(-1)).toBe(
      `Accesibilidad: ${root}faq#accesibilidad · Para pedirlo, o para otra cosa, escríbenos a ${event.email}. Hasta el 1 de mayo lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, llama al 600 111 222. Al mismo número se puede escribir: SMS.`,
    )
  })

  it('lacks the line about accessibility if the event says nothing about it', () => {
    const [entryWithoutAccess] = entriesOf(calendarFile({ ...content, accessAddress: null }, site))
    const otherLines = descriptionLines.slice(0, -1)
    expect(entryWithoutAccess?.description).toBe(otherLines.join('\n'))
  })

  it('has a reminder that names date and hour instead of "tomorrow"', () => {
    const alarm = entry?.alarm
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration
    expect(trigger.toSeconds()).toBe(-reminderSeconds)
    expect(alarm?.getFirstPropertyValue('description')).toBe(
      'Jornadas del Cantábrico 2026 empieza el 15 de mayo a las 10:00, en la biblioteca.',
    )
    // Simple calendar programs stop reading an entry at its reminder, so the reminder comes last.
    expect(file).toContain('END:VALARM\r\nEND:VEVENT')
  })
})

describe('the programme as a calendar', () => {
  const items = programme.flatMap((part) => part.items.map((item) => ({ ...item, part })))
  const entries = entriesOf(programmeCalendar(content, site))

  it('has an entry for each item, with its times, room, venue and address', () => {
    expect(items.length).toBeGreaterThan(4)
    const shownEntries = entries.map(({ summary, start = '', end = '', location, propertyOf }) => ({
      summary,
      from: Date.parse(start),
      to: Date.parse(end),
      location,
      url: propertyOf('url'),
    }))
    const expected = items.map(({ part, ...item }) => {
      const venue = venueLine(lookUp(content.venues, part.venue), event)
      return {
        summary: `${item.title} · Jornadas del Cantábrico`,
        from: item.from,
        to: item.to,
        location: item.room ? `${item.room}, ${venue}` : venue,
        url: `${root}programa#${itemId(item)}`,
      }
    })
    expect(shownEntries).toEqual(expected)
    expect(entries[0]?.start).toBe('2026-05-15T08:00:00Z')
  })

  it('names the speakers of each talk', () => {
    const text = entries.map(({ description }) => description).join('\n')
    expect(text).toContain('Nora Prieto: Un faro con red')
    expect(text).toContain('Teo Lastra y Elia Soto: Dos redes y un barco')
    expect(text).toContain('Por anunciar: Una visita por confirmar')
    expect(text).toContain('\nBruno Cid\nCada mañana')
  })

  it('gives each entry a different UID', () => {
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(items.length)
  })

  it('keeps the UIDs of entries that move to the next day and behind a new entry, and raises their SEQUENCE', () => {
    const dayInMs = 86_400_000
    const breakfast = { ...items[0]!, title: 'Desayuno' }
    const [firstPart, ...otherParts] = programme
    const longerProgramme = [
      { ...firstPart!, items: [breakfast, ...firstPart!.items] },
      ...otherParts,
    ]
    const laterProgramme = longerProgramme.map((part) => ({
      ...part,
      items: part.items.map((item) => ({
        ...item,
        from: item.from + dayInMs,
        to: item.to + dayInMs,
      })),
    }))
    const changed = {
      ...content,
      programme: laterProgramme,
      event: { ...event, updated: '2026-04-09' },
    }

    const [, ...laterEntries] = entriesOf(programmeCalendar(changed, site))

    expect(laterEntries.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid))
    expect(laterEntries[0]?.start).toBe('2026-05-16T08:00:00Z')
    expect(laterEntries[0]?.sequence).toBeGreaterThan(entries[0]!.sequence)
  })
})
