// The programme in the order of the day: items in columns, talks with their speakers, and the walks between venues.
import { expect, it } from 'vitest'
import type { PartData, VenueData } from '../../../../../src/content/schema.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'
import { testEvent, morning } from '../../../../support/evento.ts'

const itemWithThreeTalks = morning.items[1]
const itemWithOneTalk = morning.items[3]

it('a talk of two speakers names both', () => {
  expect(itemWithThreeTalks?.talks?.[1]).toMatchObject({
    title: 'Dos redes y un barco',
    speakers: [
      { id: 'teo-lastra', name: 'Teo Lastra' },
      { id: 'elia-soto', name: 'Elia Soto' },
    ],
  })
})

it('a talk without a speaker says that the speaker is to be announced', () => {
  expect(itemWithThreeTalks?.talks?.[2]?.speakers).toEqual([{ name: 'Por anunciar' }])
})

it('an item without a title has the title of its only talk', () => {
  const title = 'La marea que no vino'
  expect(itemWithOneTalk).toMatchObject({ title, talks: [{ title }] })
})

it('two items that start at the same time have different ids', () => {
  expect(morning.items.map(itemId)).toEqual(['10-00', '10-30', '10-30-2', '12-00', '13-30'])
})

/**
 * A part with these items, in this order:
 * - one without a room, before 11:30;
 * - one in the first room, from 11:30 to 12:30;
 * - one in each of the other rooms, from 11:30 to 12:00;
 * - one in the second room, from 12:00 to 13:00. It overlaps the item in the first room.
 */
function partWithRooms(...rooms: readonly string[]) {
  const [firstRoom, secondRoom, ...otherRooms] = rooms
  const { programme } = alteredEvent({
    programme({ parts: [part, ...otherParts] }) {
      const [item] = part?.items ?? []
      const items = [
        item,
        { ...item, start: '11:30', end: '12:30', room: firstRoom },
        { ...item, start: '11:30', end: '12:00', room: secondRoom },
        ...otherRooms.map((room) => ({ ...item, start: '11:30', end: '12:00', room })),
        { ...item, start: '12:00', end: '13:00', room: secondRoom },
      ]
      return { parts: [{ ...part, items } as PartData, ...otherParts] }
    },
  })
  return programme[0]
}

it('overlapping items of different rooms are in columns, in the order in which the rooms appear', () => {
  // The order is not alphabetical, so sorted rooms would fail the test.
  const part = partWithRooms('B', 'A', 'C')
  expect(part?.columns).toBe(3)
  expect(part?.items.map(({ column }) => column)).toEqual([undefined, 1, 2, 3, 2])
})

it('items in five rooms are not in columns, because five columns are too many', () => {
  expect(partWithRooms('A', 'B', 'C', 'D', 'E')?.columns).toBeUndefined()
})

/**
 * Replaces {partes.morning.inicio} by {partes.part-0.inicio}, and so on, in all texts of a value. `eventWithHours` gives these
 * ids to parts.
 */
const renameFacts = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value).replaceAll('partes.morning.', 'partes.part-0.')) as Value

/**
 * Leaves out all questions but the first. The others name facts that an altered event may lack, such as {partes.morning.inicio}
 * and {paseoMinutos}.
 */
const keepFirstQuestion: Changes['faq'] = ({ questions }) => ({ questions: questions.slice(0, 1) })

type Hours = readonly [start: string, end: string]

/**
 * The tests' event with other hours and other parts.
 * @param partHours the hours of the parts. Each part has one item. The parts are in the library and at the wharf, in turns
 */
const eventWithHours = (start: string, end: string, ...partHours: readonly Hours[]) =>
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

it('venues are in the order of the day, whatever their order in the file', () => {
  expect(Object.keys(withReversedVenues.venues)).toEqual(['library', 'wharf'])
  expect(withReversedVenues.facts.lugares).toMatch(/^Biblioteca .* y Muelle /)
})

it('a part follows the part before it, unless both are on at the same time', () => {
  expect(withReversedVenues.programme.map(({ follows }) => follows)).toEqual([false, true])
  const start = '2026-05-15T18:00:00+02:00'
  const overlapping = eventWithHours(start, '05:00', ['18:00', '05:00'], ['22:00', '01:00'])
  expect(overlapping.programme.map(({ follows }) => follows)).toEqual([false, false])
})

it('a part after midnight comes after the part in the evening, whatever their order in the file', () => {
  const afterMidnight = ['00:30', '03:00'] as const
  const evening = ['18:00', '23:59'] as const
  const start = '2026-05-15T18:00:00+02:00'
  const { programme } = eventWithHours(start, '03:00', afterMidnight, evening)
  expect(programme.map((part) => part.start)).toEqual(['18:00', '00:30'])
})

it('each part but the last says how long the walk to the next part is', () => {
  const walks = testEvent.programme.map(({ walk }) => walk)
  expect(walks).toEqual([expect.stringMatching(/2,1\skm, 30\smin/), undefined])
})

/** The text after the first of two parts in different venues, which says when to leave for the second part. */
function leaveTextBetween(first: Hours, second: Hours) {
  const start = `2026-05-15T${first[0]}:00+02:00`
  const end = second[1]
  const [firstPart] = eventWithHours(start, end, first, second).programme
  return firstPart?.leave
}

it('if a break is long enough for the walk, the programme does not say when to leave', () => {
  // The break is from 14:00 to 14:45, and the walk takes 30 minutes.
  expect(testEvent.programme.map(({ leave }) => leave)).toEqual([undefined, undefined])
})

it('if a break is too short for the walk, the programme says when to leave for the beginning of the next part', () => {
  const withoutBreak = leaveTextBetween(['10:00', '14:00'], ['14:00', '20:00'])
  expect(withoutBreak).toBe('Para estar a las 14:00, sal a las 13:30.')
  const overMidnight = leaveTextBetween(['18:00', '23:59'], ['00:10', '03:00'])
  expect(overMidnight).toContain('a las 23:40')
})

it('if the venues are too far apart to walk, no text and no fact is about a walk', () => {
  const content = alteredEvent({
    venues: ({ venues }) => ({
      // This latitude is almost nine kilometres away from the library.
      venues: { ...venues, wharf: { ...(venues['wharf'] as VenueData), latitude: 43.62 } },
    }),
    faq: keepFirstQuestion,
  })
  expect(content.programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
  expect(content.copy.home.map).toMatchObject({ walk: '', text: '' })
  // This fact has the minutes of the walk.
  expect(content.facts).not.toHaveProperty('paseoMinutos')
})
