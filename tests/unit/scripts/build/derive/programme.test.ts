// The programme in the order of the day: items in columns, talks with their speakers, and the walks between venues.
import { expect, it } from 'vitest'
import type { PartData, VenueData } from '../../../../../src/content/schema.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'
import { testEvent, morning } from '../../../../support/evento.ts'

/** The second item of the morning has three talks, and the fourth item has one. */
const [, itemWithTalks, , itemWithOneTalk] = morning.items

it('a talk of two speakers names both', () => {
  expect(itemWithTalks?.talks?.[1]).toMatchObject({
    title: 'Dos redes y un barco',
    speakers: [
      { id: 'teo-lastra', name: 'Teo Lastra' },
      { id: 'elia-soto', name: 'Elia Soto' },
    ],
  })
})

it('a talk without a speaker says that the speaker is to be announced', () => {
  expect(itemWithTalks?.talks?.[2]?.speakers).toEqual([{ name: 'Por anunciar' }])
})

it('an item without a title has the title of its only talk', () => {
  const title = 'La marea que no vino'
  expect(itemWithOneTalk).toMatchObject({ title, talks: [{ title }] })
})

it('items at the same hour in two rooms have an address each', () => {
  expect(morning.items.map(itemId)).toEqual(['10-00', '10-30', '10-30-2', '12-00', '13-30'])
})

/**
 * A part with these items, in this order:
 * - one without a room, before 11:30;
 * - from 11:30 to 12:30 one in the first room;
 * - from 11:30 to 12:00 one in each of the other rooms;
 * - from 12:00 to 13:00 one in the second room. It overlaps the item of the first room.
 */
function partWithRooms(...rooms: readonly string[]) {
  const { programme } = alteredEvent({
    programme({ parts: [part, ...otherParts] }) {
      const [first] = part?.items ?? []
      const itemsInRooms = rooms.map((room, index) => {
        return { ...first, start: '11:30', end: index === 0 ? '12:30' : '12:00', room }
      })
      const last = { ...first, start: '12:00', end: '13:00', room: rooms[1] }
      const changedPart = { ...part, items: [first, ...itemsInRooms, last] } as PartData
      return { parts: [changedPart, ...otherParts] }
    },
  })
  return programme[0]
}

it('overlapping items of different rooms are in columns, in the order in which the rooms appear', () => {
  // This is not the order of the alphabet.
  const part = partWithRooms('B', 'A', 'C')
  expect(part?.columns).toBe(3)
  expect(part?.items.map(({ column }) => column)).toEqual([undefined, 1, 2, 3, 2])
})

it('five rooms are too many for columns', () => {
  expect(partWithRooms('A', 'B', 'C', 'D', 'E')?.columns).toBeUndefined()
})

/** Makes texts name {partes.part-0.inicio} instead of {partes.morning.inicio}, because `eventAt` changes the ids of parts. */
const renameFacts = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value).replaceAll('partes.morning.', 'partes.part-0.')) as Value

/**
 * Leaves out all questions but the first. They name facts that an altered event may lack, such as {partes.morning.inicio} and
 * {paseoMinutos}.
 */
const keepFirstQuestion: Changes['faq'] = ({ questions }) => ({ questions: questions.slice(0, 1) })

type Hours = readonly [start: string, end: string]

/**
 * The tests' event with other hours and other parts.
 * @param partHours the hours of the parts. Each part has one item. The parts are in the two venues by turns
 */
const eventAt = (start: string, end: string, ...partHours: readonly Hours[]) =>
  alteredEvent({
    event: (event) => ({ ...event, start, end }),
    programme: ({ parts }) => ({
      parts: partHours.map(([from, to], i) => {
        const part = parts[i % 2] as PartData
        const items = [{ ...part.items[0], start: from, end: to }]
        return { ...part, id: `part-${i}`, start: from, end: to, items }
      }),
    }),
    faq: keepFirstQuestion,
    pages: renameFacts,
  })

const withReversedVenues = alteredEvent({
  venues: ({ venues }) => ({ venues: Object.fromEntries(Object.entries(venues).toReversed()) }),
})

it('venues are in the order of the day, whatever the order of the file', () => {
  expect(Object.keys(withReversedVenues.venues)).toEqual(['library', 'wharf'])
  expect(withReversedVenues.facts.lugares).toMatch(/^Biblioteca .* y Muelle /)
})

it('a part in another venue follows the part before, unless both are on at the same time', () => {
  expect(withReversedVenues.programme.map(({ follows }) => follows)).toEqual([false, true])
  const start = '2026-05-15T18:00:00+02:00'
  const atTheSameTime = eventAt(start, '05:00', ['18:00', '05:00'], ['22:00', '01:00'])
  expect(atTheSameTime.programme.map(({ follows }) => follows)).toEqual([false, false])
})

it('a part after midnight comes after that of the evening, whatever the order of the file', () => {
  const afterMidnight = ['00:30', '03:00'] as const
  const evening = ['18:00', '23:59'] as const
  const { programme } = eventAt('2026-05-15T18:00:00+02:00', '03:00', afterMidnight, evening)
  expect(programme.map(({ start }) => start)).toEqual(['18:00', '00:30'])
})

it('a part says how long the walk to the next part is, and the last part names no walk', () => {
  const walks = testEvent.programme.map(({ walk }) => walk)
  expect(walks).toEqual([expect.stringMatching(/2,1\skm, 30\smin/), undefined])
})

/** When to leave for the second part, as the programme says it after the first part. The parts are in two venues. */
const leaveAfterFirst = (first: Hours, second: Hours) =>
  eventAt(`2026-05-15T${first[0]}:00+02:00`, second[1], first, second).programme[0]?.leave

it('a break that is long enough for the walk does not say when to leave', () => {
  // The break is from 14:00 to 14:45, and the walk takes 30 minutes.
  expect(testEvent.programme.map(({ leave }) => leave)).toEqual([undefined, undefined])
})

it('a break that is too short for the walk says when to leave for the beginning of the next part', () => {
  const withoutBreak = leaveAfterFirst(['10:00', '14:00'], ['14:00', '20:00'])
  expect(withoutBreak).toBe('Para estar a las 14:00, sal a las 13:30.')
  const overMidnight = leaveAfterFirst(['18:00', '23:59'], ['00:10', '03:00'])
  expect(overMidnight).toContain('a las 23:40')
})

it('if the venues are too far apart to walk, no text and no fact is about a walk', () => {
  const content = alteredEvent({
    venues: ({ venues }) => ({
      // Almost nine kilometres from the library.
      venues: { ...venues, wharf: { ...(venues['wharf'] as VenueData), latitude: 43.62 } },
    }),
    faq: keepFirstQuestion,
  })
  expect(content.programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
  expect(content.copy.home.map).toMatchObject({ walk: '', text: '' })
  // "paseo" is the walk.
  expect(content.facts).not.toHaveProperty('paseoMinutos')
})
