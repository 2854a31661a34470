// Values that are derived from the programme and the venues, for events of many kinds.
import { expect, it } from 'vitest'
import type { PartData, VenueData } from '../../../../../src/content/schema.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { alteredEvent } from '../../../../support/altered-event.ts'
import { evento, morning } from '../../../../support/evento.ts'

type Part = PartData & { readonly items: readonly PartData['items'][number][] }

const withParts = (change: (parts: readonly Part[]) => readonly Part[]) =>
  alteredEvent({ programme: ({ parts }) => ({ parts: change(parts) }) })

it('items at the same hour in two rooms have an address each', () => {
  expect(morning.items.map(itemId)).toEqual(['10-00', '10-30', '10-30-2', '12-00', '13-30'])
})

/**
 * The first part of a programme with five items or more: one without a room, one in each of these rooms at 11:30, and one
 * in the second room at 12:00. The item in the first room lasts longer than the others, so it overlaps the last one.
 */
function partWithRooms(...rooms: readonly string[]) {
  const { programme } = withParts(([part, ...others]) => {
    const [first] = part?.items ?? []
    const [longItem, ...simultaneous] = rooms.map((room, i) => {
      return { ...first, start: '11:30', end: i === 0 ? '12:30' : '12:00', room }
    })
    const last = { ...first, start: '12:00', end: '13:00', room: rooms[1] }
    return [{ ...part, items: [first, longItem, ...simultaneous, last] } as Part, ...others]
  })
  return programme[0]
}

it('overlapping items of different rooms are in columns beside each other', () => {
  const part = partWithRooms('B', 'A', 'C')
  expect(part?.rooms).toBe(3)
  expect(part?.items.map(({ column }) => column)).toEqual([undefined, 1, 2, 3, 2])
})

it('five rooms are too many for columns', () => {
  expect(partWithRooms('A', 'B', 'C', 'D', 'E')?.rooms).toBeUndefined()
})

/** Facts are named by parts, and the parts below have other ids than those of the tests' event. */
const renameFacts = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value).replaceAll('partes.morning.', 'partes.part-0.')) as Value

type Hours = readonly [start: string, end: string]

/** The tests' event with other hours, and with a part of one item for each of `partHours`, in the two venues by turns. */
const atHours = (start: string, end: string, ...partHours: readonly Hours[]) =>
  alteredEvent({
    event: ({ tickets: _, notice: __, ...event }) => ({ ...event, start, end }),
    programme: ({ parts }) => ({
      parts: partHours.map(([from, to], i) => {
        const part = parts[i % 2] as Part
        const { talks: _, ...item } = part.items[0] as Part['items'][number]
        const items = [{ ...item, start: from, end: to }]
        return { ...part, id: `part-${i}`, start: from, end: to, items }
      }),
    }),
    // Other questions name facts that this event lacks.
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
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

// The event of 15 May is postponed to 4 September. An end of the sale on the old day or later moves by as many days.
it.each([
  {
    end: 'on the old day',
    from: '2026-05-15T20:00:00+02:00',
    movedTo: '2026-09-04T20:00:00+02:00',
    stages: ['open', 'closed', 'over'],
  },
  {
    end: 'after the old event',
    from: '2026-05-17T10:00:00+02:00',
    movedTo: '2026-09-06T10:00:00+02:00',
    stages: ['open', 'over'],
  },
  {
    end: 'on the new day',
    from: '2026-09-04T18:00:00+02:00',
    movedTo: '2026-09-04T18:00:00+02:00',
    stages: ['open', 'closed', 'over'],
  },
  {
    end: 'before the old day',
    from: '2026-05-14T20:00:00+02:00',
    movedTo: '2026-05-14T20:00:00+02:00',
    stages: ['open', 'closed', 'over'],
  },
])('the end of a sale $end, after a postponement, is at $movedTo', ({ from, movedTo, stages }) => {
  const { event, sale } = alteredEvent({
    event: (before) => ({
      ...before,
      status: { is: 'postponed', day: '2026-09-04' },
      tickets: { sale: [{ is: 'open' }, { is: 'closed', from }] },
    }),
  })
  expect(sale.map(({ is }) => is)).toEqual(stages)
  expect(sale[1]?.from).toBe(Date.parse(movedTo))
  expect(sale.at(-1)?.from).toBe(Math.max(event.to, Date.parse(movedTo)))
})

it('while tickets are "soon" on sale, the text says from when', () => {
  const { sale } = alteredEvent({
    event: (before) => ({
      ...before,
      tickets: {
        sale: [
          { is: 'open' },
          { is: 'sold-out', from: '2026-03-01T10:00:00+01:00' },
          { is: 'soon', from: '2026-03-10T10:00:00+01:00' },
          { is: 'open', from: '2026-04-02T09:00:00+02:00' },
        ],
      },
    }),
  })
  expect(sale[2]?.texts.text).toEqual(['Salen a la venta el 2 de abril a las 09:00.'])
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
  const withoutBreak = leaveAfterFirst(['10:00', '14:00'], ['14:00', '20:00'])
  expect(withoutBreak).toBe('Para estar a las 14:00, sal a las 13:30.')
  const overMidnight = leaveAfterFirst(['18:00', '23:59'], ['00:10', '03:00'])
  expect(overMidnight).toContain('a las 23:40')
})

/** The questions of an event with a status. The first one has another answer for after the event. */
const questionsIf = (is: 'cancelled' | 'postponed') =>
  alteredEvent({
    event: (event) => ({ ...event, status: { is } }),
    faq: ({ questions: [first, ...others] }) => ({
      questions: [{ ...first!, answer: 'Va incluida.', answerAfter: 'Iba incluida.' }, ...others],
    }),
  }).questions

it('a cancelled event gives the answers for after the event, where it has any', () => {
  const [first, second] = questionsIf('cancelled')
  expect(first?.answer).toEqual(['Iba incluida.'])
  expect(second?.answer).toEqual(evento.questions[1]?.answer)
})

it('a postponed event gives the answers for before the event', () => {
  expect(questionsIf('postponed')[0]?.answer).toEqual(['Va incluida.'])
})

it('if venues are too far apart to walk, nothing speaks of a walk', () => {
  const content = alteredEvent({
    venues: ({ venues }) => ({
      // Some eight kilometres from the library.
      venues: { ...venues, wharf: { ...(venues['wharf'] as VenueData), latitude: 43.62 } },
    }),
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
  })
  expect(content.programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
  expect(content.copy.home.map).toMatchObject({ walk: '', text: '' })
  // The walk's length in minutes.
  expect(content.facts).not.toHaveProperty('paseoMinutos')
})
