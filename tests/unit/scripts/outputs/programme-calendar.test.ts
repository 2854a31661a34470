// The calendar with one entry per item (RFC 5545, RFC 7986), read back by another library.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { programmeCalendar } from '../../../../scripts/outputs/calendar/calendar.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { venueLine } from '../../../../src/lib/calendarFile.ts'
import { instantAt } from '../../../../src/lib/dates.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { morning, night, specification } from '../../../support/specification.ts'
import type { ProgrammeItem } from '../../../../src/content/schema.ts'

const site = { origin: 'https://sevilla.example:8443', base: '/evento/' }
const content: SiteContent = {
  ...specification,
  event: { ...specification.event, updated: '2025-10-01' },
}
const { event, programme, venues } = content
const items = programme.flatMap((part) => part.items.map((item) => ({ ...item, part })))
const [first] = morning.items as readonly [ProgrammeItem]

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, description, startDate, endDate, sequence } = new ICAL.Event(
      component,
    )
    const value = (name: string) => String(component.getFirstPropertyValue(name))
    return {
      uid,
      title: summary,
      place: location,
      text: description,
      start: startDate.toJSDate().getTime(),
      end: endDate.toJSDate().getTime(),
      sequence,
      modified: value('last-modified'),
      url: value('url'),
      status: value('status'),
    }
  })
}

/** The calendar with other items in the morning. */
const withItems = (changed: readonly ProgrammeItem[]) =>
  read(programmeCalendar({ ...content, programme: [{ ...morning, items: changed }, night] }, site))

const file = programmeCalendar(content, site)
const entries = read(file)

describe('the programme as a calendar', () => {
  it('has an entry for each item, with its time, place and address', () => {
    expect(items.length).toBeGreaterThan(4)
    expect(
      entries.map(({ title, start, end, place, url, status }) => [
        title,
        start,
        end,
        place,
        url,
        status,
      ]),
    ).toEqual(
      items.map(({ part, ...item }) => [
        `${item.title} · Encuentro Startup Sevilla`,
        Date.parse(instantAt(event, item.start)),
        Date.parse(instantAt(event, item.end)),
        venueLine(lookUp(venues, part.venue), event),
        `https://sevilla.example:8443/evento/programa#${item.start.replace(':', '-')}`,
        'CONFIRMED',
      ]),
    )
    expect(new Date(entries[0]?.start ?? 0).toISOString()).toBe('2025-11-08T10:00:00.000Z')
  })

  it('says who speaks about what', () => {
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(talks).toHaveLength(5)
    const text = entries.map((entry) => entry.text).join('\n')
    for (const { name, talk } of talks) expect(text).toContain(`${name}: ${talk}`)
  })

  it('knows an entry that has moved for the one that it was, and for a newer one', () => {
    const later = read(
      programmeCalendar(
        alteredEvent({
          event: (before) => ({
            ...before,
            updated: '2025-10-09',
            start: '2025-11-09T11:00:00+01:00',
            end: '2025-11-09T21:00:00+01:00',
          }),
        }),
        site,
      ),
    )
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(items.length)
    expect(later).toEqual(
      entries.map((entry, index) => ({
        ...entry,
        start: entry.start + 86_400_000,
        end: entry.end + 86_400_000,
        sequence: 20251009,
        modified: '2025-10-09T00:00:00Z',
        title: later[index]?.title,
        text: later[index]?.text,
      })),
    )
    expect(entries.map(({ sequence }) => sequence)).toEqual(items.map(() => 20251001))
  })

  it('ends as the format asks, and is the same every time', () => {
    expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(programmeCalendar(content, site)).toBe(file)
  })

  it('tells who subscribes its name, where it is from and when to ask anew', () => {
    const calendar = new ICAL.Component(
      ICAL.parse(programmeCalendar({ ...content, event: { ...event, name: 'A, B; C' } }, site)),
    )
    const value = (name: string) => String(calendar.getFirstPropertyValue(name))
    // As it is in the file: ical.js does not know that these are texts.
    const name = String.raw`A\, B\; C 2025`
    expect([value('name'), value('x-wr-calname')]).toEqual([name, name])
    expect([value('refresh-interval'), value('x-published-ttl')]).toEqual(['PT6H', 'PT6H'])
    expect(value('source')).toBe('https://sevilla.example:8443/evento/programa-a-b-c-2025.ics')
    expect(value('url')).toBe('https://sevilla.example:8443/evento/programa')
  })

  it('knows the second item of a title by a number, and changes no other', () => {
    const again = withItems([...morning.items, first]).map(({ uid }) => uid)
    expect(again.filter((uid) => uid.startsWith('bienvenida-2.'))).toHaveLength(1)
    expect(again.filter((uid) => !uid.startsWith('bienvenida-2.'))).toEqual(
      entries.map(({ uid }) => uid),
    )
  })

  it('names the room, where the venue has several', () => {
    const [entry] = withItems([{ ...first, room: 'Sala 2' }])
    expect(entry?.place).toMatch(/^Sala 2, Centro Comercial/)
  })
})
