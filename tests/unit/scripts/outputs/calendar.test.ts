// The calendar file (RFC 5545), read back by a second library.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../../scripts/outputs/calendar/calendar.ts'
import { copy, event, programme, specification, venues } from '../../../support/specification.ts'
import { calendarFileName, eventSlug, utcStamp } from '../../../../src/lib/calendarFile.ts'
import { addressLine } from '../../../../src/lib/facts.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { programmePdfName } from '../../../../src/lib/programmeFile.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { expectByteRules, rawLines } from '../../../support/ics.ts'
import type { Event, Venue } from '../../../../src/content/schema.ts'

const site = { origin: 'https://sevilla.example:8443', base: '/evento/' }
const content = { ...specification, event: { ...specification.event, updated: '2025-10-01' } }
const withEvent = (changed: Partial<Event>) =>
  calendarFile({ ...content, event: { ...content.event, ...changed } }, site)
const startInstant = Date.parse('2025-11-08T10:00:00Z')
const endInstant = Date.parse('2025-11-08T20:00:00Z')

const withName = (name: string) => withEvent({ name })

const withEnd = (end: string) => alteredEvent({ event: (before) => ({ ...before, end }) })

/** Reads the file from its octets, where half a character would be lost. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(text, 'utf8').toString('utf8')))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('The file holds no event.')
  const value = (name: string) => component.getFirstPropertyValue(name)
  return { calendar, component, value, event: new ICAL.Event(component) }
}

const file = calendarFile(content, site)
const parsed = parse(file)

describe('the calendar file', () => {
  it('has the name of the event, like the PDF', () => {
    expect(calendarFileName(event)).toBe('encuentro-startup-sevilla-2025.ics')
    const awkward = { name: 'Reunión «Ñandú», 3.ª parte', start: '2026-01-02T10:00:00+01:00' }
    expect(eventSlug(awkward)).toBe('reunion-nandu-3-parte-2026')
    expect(programmePdfName(awkward)).toBe(`programa-${eventSlug(awkward)}.pdf`)
  })

  it('keeps the rules of the format to the octet', () => {
    expectByteRules(file)
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  })

  it('is the same file every time', () => {
    expect(calendarFile(content, site)).toBe(file)
  })

  it('holds each property once, and one event with one alarm', () => {
    const names = parsed.component.getAllProperties().map(({ name }) => name)
    expect(names.toSorted()).toEqual(
      [
        'uid',
        'dtstamp',
        'last-modified',
        'sequence',
        'dtstart',
        'dtend',
        'summary',
        'location',
        'geo',
        'description',
        'url',
        'status',
      ].toSorted(),
    )
    expect(parsed.calendar.getAllProperties().map(({ name }) => name)).toEqual([
      'version',
      'prodid',
      'calscale',
    ])
    expect(parsed.calendar.getAllSubcomponents()).toHaveLength(1)
    expect(parsed.component.getAllSubcomponents().map(({ name }) => name)).toEqual(['valarm'])
  })

  it('says when, as instants in UTC', () => {
    expect(parsed.event.startDate.toJSDate().getTime()).toBe(startInstant)
    expect(parsed.event.endDate.toJSDate().getTime()).toBe(endInstant)
    expect(file).toContain('\r\nDTSTART:20251108T100000Z\r\nDTEND:20251108T200000Z\r\n')
    expect(file).toContain('\r\nDTSTAMP:20251001T000000Z\r\n')
  })

  it('is known by name, year and host, so that a later version replaces this one', () => {
    expect(parsed.event.uid).toBe('encuentro-startup-sevilla-2025@sevilla.example')
    const moved = { start: '2025-11-08T09:00:00+01:00', updated: '2025-10-09' }
    const later = parse(withEvent(moved))
    expect(later.event.uid).toBe(parsed.event.uid)
    expect(String(later.value('dtstamp'))).toBe('2025-10-09T00:00:00Z')
    expect(String(later.value('last-modified'))).toBe('2025-10-09T00:00:00Z')
    expect([parsed.event.sequence, later.event.sequence]).toEqual([20251001, 20251009])
  })

  it('says what and where, the place where it starts first', () => {
    expect(parsed.event.summary).toBe('Encuentro Startup Sevilla 2025')
    const [mall, park] = [venues.mall, venues.park].map(
      (venue) => `${venue.name}, ${addressLine(venue, event, ' ')}`,
    )
    expect(parsed.event.location).toBe(`${mall}; después, ${park}`)
    expect(parsed.value('geo')).toEqual([venues.mall.latitude, venues.mall.longitude])
    expect(parsed.value('url')).toBe('https://sevilla.example:8443/evento/')
    expect(parsed.value('status')).toBe('CONFIRMED')
  })

  it('describes the hours, both venues and the way to the site', () => {
    const lines = parsed.event.description.split('\n')
    for (const part of programme) {
      const { name, street } = lookUp(specification.venues, part.venue)
      expect(lines).toContainEqual(
        expect.stringMatching(`^${part.start}–${part.end} · ${part.title} · ${name}, ${street}`),
      )
      for (const item of part.items) expect(lines).toContain(`${item.start} ${item.title}`)
    }
    expect(lines.at(-2)).toBe(`Todas las horas son de Sevilla. ${copy.programme.note}`)
    expect(lines.at(-1)).toMatch(/https:\/\/sevilla\.example:8443\/evento\/$/)
    expect(parsed.event.description).not.toMatch(/[{}\\]|€|precio/)
  })

  it('reminds the day before, in Spanish', () => {
    const alarm = parsed.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration
    expect(trigger.toSeconds()).toBe(-86_400)
    expect(alarm?.getFirstPropertyValue('description')).toBe(
      'Mañana a las 11:00 empieza Encuentro Startup Sevilla 2025 en el centro comercial.',
    )
  })
})

describe('awkward content in the calendar file', () => {
  const awkward = String.raw`Uno, dos; tres\ncuatro: "cinco"`
  it('is escaped, so that it reads as it was written', () => {
    const text = withName(awkward)
    expectByteRules(text)
    expect(parse(text).event.summary).toBe(`${awkward} 2025`)
    expect(text.replaceAll('\r\n ', '')).toContain(
      String.raw`SUMMARY:Uno\, dos\; tres\\ncuatro: "cinco" 2025`,
    )
  })

  it('cannot begin a line of its own, whatever its line breaks', () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const text = withName(`A${lineBreak}STATUS:CANCELLED`)
      expectByteRules(text)
      expect(parse(text).event.summary).toBe('A\nSTATUS:CANCELLED 2025')
      expect(parse(text).value('status')).toBe('CONFIRMED')
    }
  })

  it('loses the control characters that the format forbids', () => {
    const text = withName('A\u0000B\u001bC\u000bD')
    expectByteRules(text)
    expect(parse(text).event.summary).toBe('ABCD 2025')
  })

  it.each(['a', 'ñ', '€', '🎉', '👩🏽‍💻'])('of many %s is folded between characters', (character) => {
    // Each length moves the place of the fold by one octet.
    for (let shift = 0; shift < 8; shift += 1) {
      const name = 'x'.repeat(shift) + character.repeat(60)
      const text = withName(name)
      expectByteRules(text)
      expect(parse(text).event.summary).toBe(`${name} 2025`)
    }
  })

  it('fills lines as far as they go', () => {
    const lengths = rawLines(withName('a'.repeat(300))).map(({ length }) => length)
    expect(lengths.filter((length) => length === 75).length).toBeGreaterThan(6)
  })

  it('of other speakers, names and dates shows in the file', () => {
    const moved = parse(
      calendarFile(
        alteredEvent({
          event: (before) => ({
            ...before,
            name: 'Feria Nueva',
            start: '2026-06-13T10:30:00+02:00',
            end: '2026-06-13T23:00:00+02:00',
          }),
          venues: ({ venues: { mall, ...others } }) => ({
            venues: {
              mall: { ...(mall as Venue), name: 'Palacio', inSentence: 'el palacio' },
              ...others,
            },
          }),
        }),
        site,
      ),
    )
    expect(moved.event.startDate.toJSDate().toISOString()).toBe('2026-06-13T08:30:00.000Z')
    expect(moved.event.endDate.toJSDate().toISOString()).toBe('2026-06-13T21:00:00.000Z')
    expect(moved.event.summary).toBe('Feria Nueva 2026')
    expect(moved.event.uid).toBe('feria-nueva-2026@sevilla.example')
    expect(moved.event.location).toMatch(/^Palacio, /)
    const alarm = moved.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('description')).toMatch(
      /a las 10:30 .*Feria Nueva 2026 en el palacio/,
    )
    expect(JSON.stringify(moved.component)).not.toMatch(/2025-11|Encuentro|Azahar/)
  })

  it('that is no date, or ends before it starts, stops the build', () => {
    expect(() => withEnd('2025-11-08T09:00:00+01:00')).toThrow(
      /event\.yaml:6 · end: el evento termina .* sin haber empezado/,
    )
    expect(() => withEnd('mañana')).toThrow(/event\.yaml:6 · end: .*mañana/)
    expect(() => withEvent({ end: 'mañana' })).toThrow('mañana')
    expect(() => withEvent({ updated: 'ayer' })).toThrow('ayer')
    expect(() => utcStamp('2025-13-40T00:00:00Z')).toThrow('2025-13-40')
  })
})
