// The calendar files (RFC 5545, RFC 7986), read back by another library.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import {
  calendarFile,
  programmeCalendar,
  reminder,
} from '../../../../../scripts/build/outputs/calendar.ts'
import { downloadName, fileNames, venueLine } from '../../../../../src/event/names.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { lookUp } from '../../../../../src/lib/lookUp.ts'
import { evento, venues } from '../../../../support/evento.ts'
import type { Event, WithProgramme } from '../../../../../src/event/model.ts'

const site = { origin: 'https://ejemplo.example:8443', base: '/evento/' }
const root = 'https://ejemplo.example:8443/evento/'
const content: WithProgramme = { ...evento, event: { ...evento.event, updated: '2026-04-01' } }
const { event, programme } = content

/** The entries of a calendar. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const entry = new ICAL.Event(component)
    const { uid, summary, location, description, sequence, startDate, endDate } = entry
    const [start, end] = [startDate, endDate].map(String)
    const value = (name: string) => component.getFirstPropertyValue(name)
    const alarm = component.getFirstSubcomponent('valarm')
    return { uid, summary, location, description, sequence, start, end, value, alarm }
  })

const lines = (text = '') => text.split('\n')

const withEvent = (changed: Partial<Event>) =>
  calendarFile({ ...content, event: { ...event, ...changed } }, site)

it('files to take along have the name of their year, and a download that of the event', () => {
  const awkward = { name: 'Reunión «Ñandú», 3.ª parte', start: '2026-01-02T10:00:00+01:00' }
  expect(fileNames(awkward).programmePdf).toBe('programa-2026.pdf')
  expect(downloadName(awkward)).toBe('programa-reunion-nandu-3-parte-2026.pdf')
})

describe('the calendar file', () => {
  const file = withEvent({})
  const [entry, ...others] = read(file)

  it('says when, as instants in UTC, and ends with a line', () => {
    expect(file).toContain('\r\nDTSTART:20260515T080000Z\r\nDTEND:20260515T200000Z\r\n')
    expect(file).toContain('\r\nDTSTAMP:20260331T220000Z\r\n')
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(others).toEqual([])
  })

  it('has a newer version after each publication, also the second of a day', () => {
    // The first hours of a day in Gijón are the last ones of the day before in UTC.
    const days = ['2026-04-01', '2026-04-09', '2026-04-09T00:30:00+02:00', '2026-04-10']
    const versions = days.flatMap((updated) => read(withEvent({ updated })))
    const sequences = versions.map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    expect(String(versions[2]?.value('last-modified'))).toBe('2026-04-08T22:30:00Z')
    // Above the days that were the version before, and within the 32 bits of RFC 5545.
    expect(sequences[0]).toBeGreaterThan(20_261_231)
    expect(sequences[3]).toBeLessThan(2 ** 31)
  })

  it('says what and where, the place where it starts first', () => {
    expect(entry?.summary).toBe('Jornadas del Cantábrico 2026')
    const [library, wharf] = [venueLine(venues.library, event), venueLine(venues.wharf, event)]
    expect(entry?.location).toBe(`${library}; después, ${wharf}`)
    expect(entry?.value('geo')).toEqual([venues.library.latitude, venues.library.longitude])
    expect(entry?.description).toMatch(/10:30 Historias[^]*14:45–22:00[^]*evento\/$/m)
    expect(entry?.value('url')).toBe(root)
  })

  it('ends with a line on access and whom to ask, if the event says it', () => {
    const [last, ...before] = lines(entry?.description).toReversed()
    expect(last).toBe(
      `Accesibilidad: ${root}faq#accesibilidad · Para pedirlo, o para otra cosa, escríbenos a ${event.email}. Hasta el 1 de mayo lo preparamos contigo; después, escríbenos igual y haremos lo posible. El mismo día, llama al 600 111 222. Al mismo número se puede escribir: SMS.`,
    )
    const [silent] = read(calendarFile({ ...content, accessAddress: null }, site))
    expect(lines(silent?.description)).toEqual(before.toReversed())
  })

  it('has a reminder in Spanish that is true whenever it is read', () => {
    const alarm = entry?.alarm
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration
    expect(trigger.toSeconds()).toBe(-reminder)
    expect(alarm?.getFirstPropertyValue('description')).toBe(
      'Jornadas del Cantábrico 2026 empieza el 15 de mayo a las 10:00, en la biblioteca.',
    )
    // Behind all else, because simple readers take its end for that of the entry.
    expect(calendarFile(content, site)).toContain('END:VALARM\r\nEND:VEVENT')
  })
})

describe('the programme as a calendar', () => {
  const items = programme.flatMap((part) => part.items.map((item) => ({ ...item, part })))
  const entries = read(programmeCalendar(content, site))

  it('has an entry for each item, with its times, room, place and address', () => {
    expect(items.length).toBeGreaterThan(4)
    expect(
      entries.map(({ summary, start, end, location, value }) => [
        summary,
        ...[start, end].map((time) => Date.parse(time ?? '')),
        location,
        value('url'),
      ]),
    ).toEqual(
      items.map(({ part, ...item }) => [
        `${item.title} · Jornadas del Cantábrico`,
        item.from,
        item.to,
        (item.room ? `${item.room}, ` : '') + venueLine(lookUp(content.venues, part.venue), event),
        `${root}programa#${itemId(item)}`,
      ]),
    )
    expect(entries[0]?.start).toBe('2026-05-15T08:00:00Z')
  })

  it('says who speaks about what', () => {
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(talks).toHaveLength(4)
    const text = entries.map(({ description }) => description).join('\n')
    expect(text).toContain('Nora Prieto: Un faro con red')
    expect(text).toContain('Teo Lastra y Elia Soto: Dos redes y un barco')
    expect(text).toContain('Por anunciar: Una visita por confirmar')
    expect(text).toContain('\nBruno Cid\nCada mañana')
  })

  it('keeps the id of an entry that has moved, in time or in the list, as a newer version', () => {
    const day = 86_400_000
    const breakfast = { ...items[0]!, title: 'Desayuno' }
    const shifted = programme.map((part, i) => ({
      ...part,
      items: [...(i === 0 ? [breakfast] : []), ...part.items].map((item) => ({
        ...item,
        from: item.from + day,
        to: item.to + day,
      })),
    }))
    const moved = { ...content, programme: shifted, event: { ...event, updated: '2026-04-09' } }
    const [, ...later] = read(programmeCalendar(moved, site))
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(items.length)
    expect(later.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid))
    expect(later[0]?.start).toBe('2026-05-16T08:00:00Z')
    expect(later[0]?.sequence).toBeGreaterThan(entries[0]?.sequence ?? Infinity)
  })
})
