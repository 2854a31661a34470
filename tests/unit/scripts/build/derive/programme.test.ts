// The programme in the order of the day: items in columns, talks with their speakers, and the walks between venues.
import { expect, it } from 'vitest'
import type { PartData, VenueData } from '../../../../../src/content/schema.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { alteredEvent, type Changes } from '../../../../support/alteredEvent.ts'
import { evento, morning } from '../../../../support/evento.ts'

/** The second item of the morning has three talks, and the fourth one has a single talk. */
const [, itemWithTalks, , itemWithOneTalk] = morning.items

it('a talk of several persons names them all', () => {
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

const withParts = (change: (parts: readonly PartData[]) => readonly PartData[]) =>
  alteredEvent({ programme: ({ parts }) => ({ parts: change(parts) }) })

it('items at the same hour in two rooms have an address each', () => {
  expect(morning.items.map(itemId)).toEqual(['10-00', '10-30', '10-30-2', '12-00', '13-30'])
})

/**
 * A part with these items:
 * - one without a room, before 11:30;
 * - at 11:30 one in each of the rooms: half an hour, but an hour in the first room;
 * - at 12:00 one in the second room, which overlaps the long one.
 */
function partWithRooms(...rooms: readonly string[]) {
  const { programme } = withParts(([part, ...others]) => {
    const [first] = part?.items ?? []
    const [longItem, ...simultaneous] = rooms.map((room, i) => {
      return { ...first, start: '11:30', end: i === 0 ? '12:30' : '12:00', room }
    })
    const last = { ...first, start: '12:00', end: '13:00', room: rooms[1] }
    return [{ ...part, items: [first, longItem, ...simultaneous, last] } as PartData, ...others]
  })
  return programme[0]
}

it('overlapping items of different rooms are in columns beside each other', () => {
  // Columns follow the order in which the rooms appear, and not the alphabet.
  const part = partWithRooms('B', 'A', 'C')
  expect(part?.columns).toBe(3)
  expect(part?.items.map(({ column }) => column)).toEqual([undefined, 1, 2, 3, 2])
})

it('five rooms are too many for columns', () => {
  expect(partWithRooms('A', 'B', 'C', 'D', 'E')?.columns).toBeUndefined()
})

/** Texts name facts by the id of a part: "{partes.morning.inicio}". The parts below have other ids: "part-0". */
const renameFacts = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value).replaceAll('partes.morning.', 'partes.part-0.')) as Value

/**
 * Keeps the first question. The others name facts that an altered event may lack, such as {partes.morning.inicio} and
 * {paseoMinutos}.
 */
const onlyFirstQuestion: Changes['faq'] = ({ questions }) => ({ questions: questions.slice(0, 1) })

type Hours = readonly [start: string, end: string]

/** The tests' event with other hours, and with a part of one item for each of `partHours`, in the two venues by turns. */
const atHours = (start: string, end: string, ...partHours: readonly Hours[]) =>
  alteredEvent({
    event: (event) => ({ ...event, start, end }),
    programme: ({ parts }) => ({
      parts: partHours.map(([from, to], i) => {
        const part = parts[i % 2] as PartData
        const items = [{ ...part.items[0], start: from, end: to }]
        return { ...part, id: `part-${i}`, start: from, end: to, items }
      }),
    }),
    faq: onlyFirstQuestion,
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
  const atTheSameTime = atHours(start, '05:00', ['18:00', '05:00'], ['22:00', '01:00'])
  expect(atTheSameTime.programme.map(({ follows }) => follows)).toEqual([false, false])
})

it('a part after midnight comes after the evening, whatever the order of the file', () => {
  const afterMidnight = ['00:30', '03:00'] as const
  const evening = ['18:00', '23:59'] as const
  const { programme } = atHours('2026-05-15T18:00:00+02:00', '03:00', afterMidnight, evening)
  expect(programme.map(({ start }) => start)).toEqual(['18:00', '00:30'])
})

it('a part has a walk after it only if the next part is in another venue', () => {
  const walks = evento.programme.map(({ walk }) => walk)
  expect(walks).toEqual([expect.stringMatching(/2,1\skm, 30\smin/), undefined])
})

/** When to set out after the first part, as the programme says it. The event has two parts, in two venues. */
const leaveAfterFirst = (first: Hours, second: Hours) =>
  atHours(`2026-05-15T${first[0]}:00+02:00`, second[1], first, second).programme[0]?.leave

it('a break that is long enough for the walk does not say when to leave', () => {
  expect(evento.programme.map(({ leave }) => leave)).toEqual([undefined, undefined])
})

it('a break that is too short for the walk says when to leave for the beginning of the next part', () => {
  // The walk takes 30 minutes.
  const withoutBreak = leaveAfterFirst(['10:00', '14:00'], ['14:00', '20:00'])
  expect(withoutBreak).toBe('Para estar a las 14:00, sal a las 13:30.')
  const overMidnight = leaveAfterFirst(['18:00', '23:59'], ['00:10', '03:00'])
  expect(overMidnight).toContain('a las 23:40')
})

it('if venues are too far apart to walk, nothing speaks of a walk', () => {
  const content = alteredEvent({
    venues: ({ venues }) => ({
      // Almost nine kilometres from the library.
      venues: { ...venues, wharf: { ...(venues['wharf'] as VenueData), latitude: 43.62 } },
    }),
    faq: onlyFirstQuestion,
  })
  expect(content.programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
  expect(content.copy.home.map).toMatchObject({ walk: '', text: '' })
  // The walk's length in minutes.
  expect(content.facts).not.toHaveProperty('paseoMinutos')
})
