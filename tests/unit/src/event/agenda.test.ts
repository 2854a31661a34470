// The items that are on and those that come next, on the day of the event.
import { expect, it } from 'vitest'
import {
  agendaAt,
  itemStatuses,
  announced,
  hasTitleOf,
  itemsOf,
  namesIn,
  roomAndEnd,
} from '../../../../src/event/agenda.ts'
import { copy, event, morning, programme, venues } from '../../../support/evento.ts'

type Item = { readonly start: string; readonly from: number; readonly to: number }

/** A moment of the event's day. */
const at = (time: string) => Date.parse(`2026-05-15T${time}+02:00`)

/** An item from one time of the day to another. */
const itemOf = (start: string, end: string): Item => ({ start, from: at(start), to: at(end) })

/** Start times of the items that are on, next and over at a time. */
function statusesAt(time: string) {
  const all = itemsOf(programme)
  const statuses = itemStatuses(all, at(time), event)
  const withStatus = (status: string) =>
    all.filter((item) => statuses.get(item) === status).map(({ start }) => start)
  return [withStatus('now'), withStatus('next'), withStatus('past')]
}

const early = ['10:00', '10:30', '10:30', '12:00', '13:30', '14:45']

it.each([
  ['10:00', ['10:00'], ['10:30', '10:30'], []],
  ['10:30', ['10:30', '10:30'], ['12:00'], ['10:00']],
  ['14:20', [], ['14:45'], early.slice(0, 5)],
  ['21:59:59', ['18:00'], [], early],
  ['09:59:59', [], [], []],
  ['22:00', [], [], []],
])(
  'the statuses of the programme say at %s what is on, what comes after it and what is over',
  (time, now, next, past) => {
    expect(statusesAt(time)).toEqual([now, next, past])
  },
)

it('what is on beside another is named with its own room, place and end, and all that comes next', () => {
  const item = { ...programme[0]!.items[0]!, ...itemOf('11:00', '13:00'), end: '13:00' }
  const besides = { ...item, room: 'Aula' }
  const later = ['Taller', 'Charla'].map((title, i) => {
    return { ...item, ...itemOf('13:00', '14:00'), title, ...(i > 0 && { room: 'Sala 2' }) }
  })
  const now = at('12:00')
  const { on, next } = agendaAt([item, besides, ...later], now, event)
  expect([on, next]).toEqual([[item, besides], later])
  expect(announced(next, copy.whatIsOn)).toBe('Taller y Charla (Sala 2)')
  expect(announced([...next, item], copy.whatIsOn)).toBe('3 sesiones a la vez')
  expect(roomAndEnd(besides, false, copy.whatIsOn)).toBe('\u00a0· Aula\u00a0· hasta las 13:00')
  expect(roomAndEnd(item, venues.wharf, copy.whatIsOn)).toBe(
    '\u00a0· en el muelle\u00a0· hasta las 13:00',
  )
})

it('who speaks in an item is named once, one by one, as far as announced', () => {
  expect(namesIn(morning.items[1]!)).toEqual(['Nora Prieto', 'Teo Lastra', 'Elia Soto'])
})

it('a talk has the title of its item, whatever spaces pages put into the one that they show', () => {
  expect(hasTitleOf({ title: 'El 5 de mayo' }, { title: 'El 5\u00a0de\u00a0mayo' })).toBe(true)
  expect(hasTitleOf({ title: 'El 5 de mayo' }, { title: 'El 6 de mayo' })).toBe(false)
})
