// Events of other shapes: the values that are derived from their content.
import { expect, it } from 'vitest'
import type { PartData, VenueData } from '../../../../../src/content/schema.ts'
import { itemId } from '../../../../../src/event/agenda.ts'
import { alteredEvent, type Changes } from '../../../../support/altered-event.ts'
import { evento, morning } from '../../../../support/evento.ts'

type Part = PartData & { readonly items: readonly PartData['items'][number][] }

const withParts = (change: (parts: readonly Part[]) => readonly Part[]) =>
  alteredEvent({ programme: ({ parts }) => ({ parts: change(parts) }) })

it('items at the same hour in two rooms have an address each', () => {
  expect(morning.items.map(itemId)).toEqual(['10-00', '10-30', '10-30-2', '12-00', '13-30'])
})

/** The number of rooms beside each other, and the columns of a first item, of one in each room, and of another. */
function columnsOf(...rooms: readonly string[]) {
  const { programme } = withParts(([part, ...others]) => {
    const [first] = part?.items ?? []
    const beside = rooms.map((room) => ({ ...first, start: '11:30', end: '12:00', room }))
    const last = { ...first, start: '12:00', end: '13:00', room: rooms[1] }
    const items = [first, { ...beside[0], end: '12:30' }, ...beside.slice(1), last]
    return [{ ...part, items } as Part, ...others]
  })
  const [part] = programme
  return [part?.rooms, part?.items.map(({ column }) => column)]
}

it('rooms stand beside each other where their items overlap, up to four of them', () => {
  expect(columnsOf('B', 'A', 'C')).toEqual([3, [undefined, 1, 2, 3, 2]])
  expect(columnsOf('A', 'B', 'C', 'D', 'E')[0]).toBeUndefined()
})

const ofPart0 = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value).replaceAll('partes.morning.', 'partes.part-0.')) as Value

/** The day with other hours: of the event, and of its parts with one item each. */
const atHours = (start: string, end: string, ...parts: readonly (readonly [string, string])[]) =>
  alteredEvent({
    event: ({ tickets: _, notice: __, ...event }) => ({ ...event, start, end }),
    programme: ({ parts: given }) => ({
      parts: parts.map(([from, to], i) => {
        const part = given[i % 2] as Part
        const { talks: _, ...item } = part.items[0] as Part['items'][number]
        const items = [{ ...item, start: from, end: to }]
        return { ...part, id: `part-${i}`, start: from, end: to, items }
      }),
    }),
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
    pages: ofPart0,
  })

const reversed = alteredEvent({
  venues: ({ venues }) => ({ venues: Object.fromEntries(Object.entries(venues).toReversed()) }),
})

it('venues are in the order of the day, whatever the order of the file', () => {
  expect(Object.keys(reversed.venues)).toEqual(['library', 'wharf'])
  expect(reversed.facts.lugares).toMatch(/^Biblioteca .* y Muelle /)
})

it('venues follow each other unless something is on in both', () => {
  expect(reversed.programme.map(({ follows }) => follows)).toEqual([false, true])
  const start = '2026-05-15T18:00:00+02:00'
  const beside = atHours(start, '05:00', ['18:00', '05:00'], ['22:00', '01:00'])
  expect(beside.programme.map(({ follows }) => follows)).toEqual([false, false])
})

it.each([
  [
    'on the old day',
    '2026-05-15T20:00:00+02:00',
    '2026-09-04T20:00:00+02:00',
    ['open', 'closed', 'over'],
  ],
  [
    'after the old event',
    '2026-05-17T10:00:00+02:00',
    '2026-09-06T10:00:00+02:00',
    ['open', 'over'],
  ],
  [
    'on the new day',
    '2026-09-04T18:00:00+02:00',
    '2026-09-04T18:00:00+02:00',
    ['open', 'closed', 'over'],
  ],
  [
    'before the old day',
    '2026-05-14T20:00:00+02:00',
    '2026-05-14T20:00:00+02:00',
    ['open', 'closed', 'over'],
  ],
])('the sale of an event that is postponed, and was to be closed %s', (_, from, closed, stages) => {
  const { event, sale } = alteredEvent({
    event: (before) => ({
      ...before,
      status: { is: 'postponed', day: '2026-09-04' },
      tickets: { sale: [{ is: 'open' }, { is: 'closed', from }] },
    }),
  })
  expect(sale.map(({ is }) => is)).toEqual(stages)
  expect(sale[1]?.from).toBe(Date.parse(closed))
  expect(sale.at(-1)?.from).toBe(Math.max(event.to, Date.parse(closed)))
})

it('each batch of tickets says when it is on sale', () => {
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

it('a night past midnight is read in its order, whatever the order of the file', () => {
  const late = ['00:30', '03:00'] as const
  const { programme } = atHours('2026-05-15T18:00:00+02:00', '03:00', late, ['18:00', '23:59'])
  expect(programme.map(({ start }) => start)).toEqual(['18:00', '00:30'])
})

it('a walk comes after a part only if the next one is elsewhere', () => {
  const walks = evento.programme.map(({ walk }) => walk)
  expect(walks).toEqual([expect.stringMatching(/2,1\skm, 30\smin/), undefined])
})

/** When to leave after the first of two parts. */
const leaveBetween = (...parts: readonly [readonly [string, string], readonly [string, string]]) =>
  atHours(`2026-05-15T${parts[0][0]}:00+02:00`, parts[1][1], ...parts).programme[0]?.leave

it('a walk that does not fit between two parts says when to leave for the beginning of the second', () => {
  expect(evento.programme.map(({ leave }) => leave)).toEqual([undefined, undefined])
  const touching = leaveBetween(['10:00', '14:00'], ['14:00', '20:00'])
  expect(touching).toBe('Para estar a las 14:00, sal a las 13:30.')
  expect(leaveBetween(['18:00', '23:59'], ['00:10', '03:00'])).toContain('a las 23:40')
})

const withAnswerAfter: Changes['faq'] = ({ questions: [first, ...others] }) => ({
  questions: [{ ...first!, answer: 'Va incluida.', answerAfter: 'Iba incluida.' }, ...others],
})

const answersIf = (is: 'cancelled' | 'postponed') =>
  alteredEvent({ event: (event) => ({ ...event, status: { is } }), faq: withAnswerAfter }).questions

it('a cancelled event answers as after the event, where it has such an answer', () => {
  expect(answersIf('cancelled')[0]).toMatchObject({ answer: ['Iba incluida.'] })
  expect(answersIf('cancelled')[1]).toMatchObject({ answer: evento.questions[1]?.answer })
  expect(answersIf('postponed')[0]).toMatchObject({ answer: ['Va incluida.'] })
})

it('venues that are further apart than a walk have none, nor a drawing of it', () => {
  const content = alteredEvent({
    venues: ({ venues }) => ({
      venues: { ...venues, wharf: { ...(venues['wharf'] as VenueData), latitude: 43.62 } },
    }),
    faq: ({ questions }) => ({ questions: questions.slice(0, 1) }),
  })
  expect(content.programme.map(({ walk }) => walk)).toEqual([undefined, undefined])
  expect(content.copy.home.map).toMatchObject({ walk: '', text: '' })
  expect(content.facts).not.toHaveProperty('paseoMinutos')
})
