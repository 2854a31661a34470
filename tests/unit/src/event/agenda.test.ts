// The items that are on and those that come next, on the day of the event.
import { expect, it } from 'vitest'
import {
  agendaAt,
  itemStatuses,
  announcementOf,
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

/** Three lists of start times: of the items that are on, of those that come next, and of those that are over. */
function statusesAt(time: string) {
  const all = itemsOf(programme)
  const statuses = itemStatuses(all, at(time), event)
  const withStatus = (status: string) =>
    all.filter((item) => statuses.get(item) === status).map(({ start }) => start)
  return [withStatus('now'), withStatus('next'), withStatus('past')]
}

/** Start times of all items but the last one. */
const itemsBeforeLast = ['10:00', '10:30', '10:30', '12:00', '13:30', '14:45']

it.each([
  ['10:00', ['10:00'], ['10:30', '10:30'], []],
  ['10:30', ['10:30', '10:30'], ['12:00'], ['10:00']],
  ['14:20', [], ['14:45'], itemsBeforeLast.slice(0, 5)],
  ['21:59:59', ['18:00'], [], itemsBeforeLast],
  // Before and after the event no item has a status.
  ['09:59:59', [], [], []],
  ['22:00', [], [], []],
])(
  'at %s the items of %j are on, those of %j are next, and those of %j are over',
  (time, now, next, past) => {
    expect(statusesAt(time)).toEqual([now, next, past])
  },
)

/** An item without a room. */
const item = { ...programme[0]!.items[0]!, ...itemOf('11:00', '13:00'), end: '13:00' }
const itemInAula = { ...item, room: 'Aula' }
const nextItem = { ...item, ...itemOf('13:00', '14:00'), title: 'Taller' }
const nextItemInSala2 = { ...nextItem, title: 'Charla', room: 'Sala 2' }

it('all items at the same time are on, and all items with the next start come next', () => {
  const { on, next } = agendaAt([item, itemInAula, nextItem, nextItemInSala2], at('12:00'), event)
  expect(on).toEqual([item, itemInAula])
  expect(next).toEqual([nextItem, nextItemInSala2])
})

it('two items that come next are named with their rooms, and three are counted', () => {
  expect(announcementOf([nextItem, nextItemInSala2], copy.whatIsOn)).toBe(
    'Taller y Charla (Sala 2)',
  )
  expect(announcementOf([nextItem, nextItemInSala2, item], copy.whatIsOn)).toBe(
    '3 sesiones a la vez',
  )
})

it('an item that is on is shown with its room or its venue, and its end', () => {
  // With `false` the venue is not named.
  expect(roomAndEnd(itemInAula, false, copy.whatIsOn)).toBe('\u00a0· Aula\u00a0· hasta las 13:00')
  expect(roomAndEnd(item, venues.wharf, copy.whatIsOn)).toBe(
    '\u00a0· en el muelle\u00a0· hasta las 13:00',
  )
})

it('each announced speaker of an item is named once', () => {
  expect(namesIn(morning.items[1]!)).toEqual(['Nora Prieto', 'Teo Lastra', 'Elia Soto'])
})

it('a talk has its item’s title even if one of them has no-break spaces', () => {
  expect(hasTitleOf({ title: 'El 5 de mayo' }, { title: 'El 5\u00a0de\u00a0mayo' })).toBe(true)
  expect(hasTitleOf({ title: 'El 5 de mayo' }, { title: 'El 6 de mayo' })).toBe(false)
})
