// Events of other shapes than the specified one: what follows from their content.
import { describe, expect, it } from 'vitest'
import type { PartData, VenueData } from '../../../src/content/schema.ts'
import { instantAt } from '../../../src/lib/dates.ts'
import { itemId } from '../../../src/lib/agenda.ts'
import { alteredEvent } from '../../support/altered-event.ts'
import { copy } from '../../support/specification.ts'

type Part = PartData & { readonly items: readonly PartData['items'][number][] }

const withParts = (change: (parts: readonly Part[]) => readonly Part[]) =>
  alteredEvent({ programme: ({ parts }) => ({ parts: change(parts) }) })

describe('rooms side by side', () => {
  const talk = { start: '11:30', end: '12:00', description: 'Una charla.' }
  const inRooms = (one?: string, other?: string) =>
    withParts(([morning, ...rest]) => [
      {
        ...(morning as Part),
        items: [
          { ...talk, title: 'Una', ...(one && { room: one }) },
          { ...talk, title: 'Otra', ...(other && { room: other }) },
        ],
      },
      ...rest,
    ])

  it('give each item an address of its own', () => {
    const [morning] = inRooms('Sala 1', 'Sala 2').programme
    expect(morning?.items.map(itemId)).toEqual(['11-30', '11-30-2'])
  })
})

describe('a speaker who is not announced yet', () => {
  it('is on stage without a name', () => {
    const { programme } = withParts((parts) =>
      parts.map((part) => ({
        ...part,
        items: part.items.map(({ talks = [], ...item }) => ({
          ...item,
          ...(talks.length > 0 && { talks: talks.map((one) => ({ talk: one.talk })) }),
        })),
      })),
    )
    const talks = programme.flatMap(({ items }) => items.flatMap((item) => item.talks ?? []))
    expect(talks).toHaveLength(5)
    expect(new Set(talks.map(({ name }) => name))).toEqual(new Set([copy.programme.unnamed]))
    expect(talks.filter((one) => 'speaker' in one)).toEqual([])
  })
})

/** The specification's day with other hours of the event, its parts and their only items. */
const atHours = (start: string, end: string, ...parts: readonly (readonly [string, string])[]) =>
  alteredEvent({
    event: (event) => ({ ...event, start, end }),
    programme: ({ parts: given }) => ({
      parts: parts.map(([from, to], i) => {
        const part = given[i % 2] as Part
        const { talks: _, ...item } = part.items[0] as Part['items'][number]
        const items = [{ ...item, start: from, end: to }]
        return { ...part, id: `part-${i}`, start: from, end: to, items }
      }),
    }),
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
    pages: (pages) =>
      JSON.parse(JSON.stringify(pages).replaceAll('partes.morning.', 'partes.part-0.')),
  })

describe('a night past midnight', () => {
  it.each([
    ['2025-11-08T18:00:00+01:00', '2025-11-09T02:00:00+01:00', 'Sábado 8 de noviembre de 2025'],
    ['2026-12-31T18:00:00+01:00', '2027-01-01T02:00:00+01:00', 'Jueves 31 de diciembre de 2026'],
    // The clocks go back, and forward.
    ['2026-10-24T18:00:00+02:00', '2026-10-25T02:00:00+02:00', 'Sábado 24 de octubre de 2026'],
    ['2026-03-28T18:00:00+01:00', '2026-03-29T04:00:00+02:00', 'Sábado 28 de marzo de 2026'],
  ])('is one day: %s', (start, end, date) => {
    const last = end.slice(11, 16)
    const read = atHours(start, end, ['18:00', '23:00'], ['23:00', last])
    expect(read.event).toMatchObject({ start, end })
    expect(read.facts).toMatchObject({ fechaLarga: date, inicio: '18:00', fin: last })
    // The time alone says the same.
    const short = atHours(start, last, ['18:00', '23:00'], ['23:00', last])
    expect(short.event.end).toBe(end)
  })

  it('is read in the order of the night, whatever the order of the file', () => {
    const late = ['00:30', '03:00'] as const
    const { programme } = atHours('2025-11-08T18:00:00+01:00', '03:00', late, ['18:00', '23:59'])
    expect(programme.map(({ start }) => start)).toEqual(['18:00', '00:30'])
  })
})

describe('the walk after a part', () => {
  it('is there if the next part of the day is elsewhere', () => {
    const walks = withParts((parts) => parts).programme.map(({ walk }) => walk)
    expect(walks).toEqual([expect.stringMatching(/2,8\skm, 35\smin/), undefined])
  })

  it('is not there if that is at the same venue', () => {
    const { programme, venues } = withParts((parts) =>
      parts.map((part) => ({ ...part, venue: 'mall' })),
    )
    expect(programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
    expect(venues['mall']?.tone).toBe('day')
  })
})

it('venues that are further apart than a walk have none, nor a drawing of it', () => {
  const {
    programme,
    copy: said,
    facts,
  } = alteredEvent({
    venues: ({ venues }) => ({
      venues: { ...venues, park: { ...(venues['park'] as VenueData), latitude: 37.45 } },
    }),
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
  })
  expect(programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
  expect(said.home.map).toMatchObject({ walk: '', heading: copy.home.map.title })
  expect(facts).not.toHaveProperty('paseoMinutos')
})

it('an event on the Canary Islands is an hour later than one in Madrid', () => {
  const [start, end] = ['2025-11-08T11:00:00+00:00', '21:00'] as const
  const { event, facts } = alteredEvent({
    event: (given) => ({ ...given, timeZone: 'Atlantic/Canary', start, end }),
  })
  expect(instantAt(event, '14:30')).toBe('2025-11-08T14:30:00+00:00')
  expect(facts.inicio).toBe('11:00')
})
