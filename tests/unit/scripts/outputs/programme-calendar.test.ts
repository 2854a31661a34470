// @vitest-environment node
// The calendar with one entry per item (RFC 5545, RFC 7986), and the one of the event, read back by two other libraries.
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../../../scripts/outputs/calendar/calendar.ts'
import { programmeCalendar } from '../../../../scripts/outputs/calendar/programme-calendar.ts'
import { alteredEvent } from '../../../support/altered-event.ts'
import { morning, night, specification } from '../../../support/specification.ts'
import type { SiteContent } from '../../../../scripts/content/site-content.ts'
import { venueLine } from '../../../../src/lib/calendarFile.ts'
import { instantAt } from '../../../../src/lib/dates.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
import { expectByteRules } from '../../../support/ics.ts'
import type { PartData, ProgrammeItem } from '../../../../src/content/schema.ts'

const site = { origin: 'https://sevilla.example:8443', base: '/evento/' }
const content: SiteContent = {
  ...specification,
  event: { ...specification.event, updated: '2025-10-01' },
}
const file = programmeCalendar(content, site)
const { event, programme, venues } = content

type Entry = Readonly<Record<'uid' | 'title' | 'place' | 'text' | 'url' | 'status', string>> & {
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly sequence: number
  readonly modified: number
}

function byIcalJs(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const value = (name: string) => component.getFirstPropertyValue(name)
    const entry = new ICAL.Event(component)
    return {
      uid: entry.uid,
      title: entry.summary,
      place: entry.location,
      text: entry.description,
      url: String(value('url')),
      status: String(value('status')),
      start: entry.startDate.toJSDate().getTime(),
      end: entry.endDate.toJSDate().getTime(),
      sequence: entry.sequence,
      modified: (value('last-modified') as ICAL.Time).toJSDate().getTime(),
    }
  })
}

function byNodeIcal(text: string): Entry[] {
  const entries = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  )
  return entries.map((entry) => ({
    uid: entry.uid,
    title: String(entry.summary),
    place: String(entry.location),
    text: String(entry.description),
    url: String(entry.url),
    status: String(entry.status),
    start: entry.start.getTime(),
    end: entry.end?.getTime() ?? NaN,
    sequence: Number(entry.sequence),
    modified: entry.lastmodified?.getTime() ?? NaN,
  }))
}

const items = programme.flatMap((part) => part.items.map((item) => ({ ...item, part })))

const withItems = (change: (items: readonly ProgrammeItem[]) => readonly ProgrammeItem[]) => {
  const changed = { ...morning, items: change(morning.items) }
  return programmeCalendar({ ...content, programme: [changed, night] }, site)
}

describe.each([
  ['ical.js', byIcalJs],
  ['node-ical', byNodeIcal],
])('the programme as a calendar, read by %s,', (_, read) => {
  const entries = read(file)

  it('has an entry for each item, with its time, place and address', () => {
    expect(items.length).toBeGreaterThan(4)
    expect(
      entries.map(({ title, start, end, place, url }) => ({ title, start, end, place, url })),
    ).toEqual(
      items.map((item) => ({
        title: `${item.title} · Encuentro Startup Sevilla`,
        start: Date.parse(instantAt(event, item.start)),
        end: Date.parse(instantAt(event, item.end)),
        place: venueLine(lookUp(venues, item.part.venue), event),
        url: `https://sevilla.example:8443/evento/programa#${item.start.replace(':', '-')}`,
      })),
    )
    expect(new Date(entries[0]?.start ?? 0).toISOString()).toBe('2025-11-08T10:00:00.000Z')
  })

  it('says who speaks about what', () => {
    const talks = items.flatMap((item) => item.talks ?? [])
    expect(talks).toHaveLength(5)
    const text = entries.map((entry) => entry.text).join('\n')
    for (const { speaker = '', talk } of talks) {
      expect(text).toContain(`${lookUp(specification.speakers, speaker).name}: ${talk}`)
    }
    expect(text).not.toMatch(/[{}\\]|€|precio/)
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
    expect(later.map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid))
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(items.length)
    for (const [index, { sequence, modified, start }] of later.entries()) {
      const before = entries[index]
      expect(sequence).toBeGreaterThan(before?.sequence ?? Infinity)
      expect(modified - (before?.modified ?? 0)).toBe(8 * 86_400_000)
      expect(start - (before?.start ?? 0)).toBe(86_400_000)
    }
    expect(entries[0]?.sequence).toBe(20251001)
    expect(new Date(entries[0]?.modified ?? 0).toISOString()).toBe('2025-10-01T00:00:00.000Z')
  })

  it('is confirmed, all of it', () => {
    expect(entries.map(({ status }) => status)).toEqual(items.map(() => 'CONFIRMED'))
  })

  it('reads awkward titles as they were written', () => {
    // Not followed by an "n": node-ical 0.25 takes an escaped backslash with it for a line break.
    const title = String.raw`Uno, dos; tres\cuatro: "cinco" ñ🎉`.repeat(3)
    const [first, ...rest] = morning.items
    const text = withItems(() => [{ ...(first as ProgrammeItem), title }, ...rest])
    expectByteRules(text)
    expect(read(text)[0]?.title).toBe(`${title} · Encuentro Startup Sevilla`)
  })

  it('reads the calendar of the whole event, too', () => {
    const [entry, ...others] = read(calendarFile(content, site))
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      uid: 'encuentro-startup-sevilla-2025@sevilla.example',
      title: 'Encuentro Startup Sevilla 2025',
      start: Date.parse('2025-11-08T10:00:00Z'),
      end: Date.parse('2025-11-08T20:00:00Z'),
      sequence: 20251001,
      url: 'https://sevilla.example:8443/evento/',
    })
  })
})

const known = (text: string) => [...text.matchAll(/^UID:(.*)\./gm)].map(([uid]) => uid)

const backwards = () =>
  alteredEvent({
    programme: ({ parts: [first, ...rest] }) => ({
      parts: [withoutTime(first as PartData), ...rest],
    }),
  })

describe('the programme as a calendar', () => {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const value = (name: string) => String(calendar.getFirstPropertyValue(name))

  it('keeps the rules of the format to the octet, and is the same every time', () => {
    expectByteRules(file)
    expect(programmeCalendar(content, site)).toBe(file)
  })

  it('tells who subscribes its name, where it is from and when to ask anew', () => {
    const name = 'Encuentro Startup Sevilla 2025'
    expect([value('name'), value('x-wr-calname')]).toEqual([name, name])
    expect([value('refresh-interval'), value('x-published-ttl')]).toEqual(['PT6H', 'PT6H'])
    expect(value('source')).toBe(
      'https://sevilla.example:8443/evento/programa-encuentro-startup-sevilla-2025.ics',
    )
    expect(value('url')).toBe('https://sevilla.example:8443/evento/programa')
  })

  it('knows the second item of a title by a number, and changes no other', () => {
    const [first] = morning.items
    const again = known(withItems((all) => [...all, first as ProgrammeItem]))
    expect(new Set(again).size).toBe(items.length + 1)
    expect(again.filter((uid) => !uid.includes('bienvenida-2'))).toEqual(known(file))
    expect(again.filter((uid) => uid.includes('UID:bienvenida-2.'))).toHaveLength(1)
  })

  it('names the room, where the venue has several', () => {
    const text = withItems(([first, ...rest]) => [
      { ...(first as ProgrammeItem), room: 'Sala 2' },
      ...rest,
    ])
    expect(byIcalJs(text)[0]?.place).toMatch(/^Sala 2, Centro Comercial/)
  })

  it('is not made of an item that ends before it starts', () => {
    expect(backwards).toThrow(
      /programme\.yaml:\d+ · parts\[0\]\.items\[0\]\.end: «Bienvenida» termina \(10:00\) sin haber empezado/,
    )
  })
})

const withoutTime = ({ items: [first, ...rest], ...part }: PartData): PartData => ({
  ...part,
  items: [{ ...(first as PartData['items'][0]), end: '10:00' }, ...rest],
})
