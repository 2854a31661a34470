// The calendar with one entry per item (RFC 5545, RFC 7986), read back by another library.
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { programmeCalendar } from '../../../../scripts/outputs/calendar.ts'
import type { SiteContent } from '../../../../scripts/content/loadContent.ts'
import { venueLine } from '../../../../src/event/names.ts'
import { lookUp } from '../../../../src/lib/lookUp.ts'
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

const parse = (changed: SiteContent) =>
  new ICAL.Component(ICAL.parse(programmeCalendar(changed, site)))

const read = (changed: SiteContent) =>
  parse(changed)
    .getAllSubcomponents('vevent')
    .map((component) => {
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
        venueLine(lookUp(venues, part.venue), event),
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
