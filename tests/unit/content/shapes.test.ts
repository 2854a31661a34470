// Events of other shapes than the specified one: what follows from their content (issue: content, "Any shape of a day").
import { describe, expect, it } from 'vitest'
import type { PartData } from '../../../src/content/schema.ts'
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

  it('are needed for what is on at the same time', () => {
    expect(() => inRooms('Sala 1', 'Sala 1')).toThrow(/«Otra» .* se cruza con «Una»/)
    expect(() => inRooms()).toThrow(/parts\[0\]\.items\[1\]\.start: «Otra»/)
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

const canary = (offset: string) =>
  alteredEvent({
    event: (event) => ({
      ...event,
      city: 'Las Palmas',
      timeZone: 'Atlantic/Canary',
      start: `2025-11-08T11:00:00${offset}`,
      end: `2025-11-08T21:00:00${offset}`,
    }),
  })

describe('an event on the Canary Islands', () => {
  it('is an hour later than one in Madrid', () => {
    const { programme, facts } = canary('+00:00')
    const [morning] = programme
    expect(morning && instantAt(morning, morning.start)).toBe('2025-11-08T11:00:00+00:00')
    expect(facts.inicio).toBe('11:00')
  })

  it('does not have the offset of Madrid', () => {
    expect(() => canary('+01:00')).toThrow(
      /event\.yaml:\d+ · start: .*«2025-11-08T11:00:00\+00:00»/,
    )
  })
})
